import Samples
import Testing

/// The times before containment: tabs in the old and busted way, and the container that relays.
@Suite struct `Before containment` {
  private func tabs(
    _ version: BustedTabs.Version, profile: Profile = .ios17
  ) -> Stage<BustedTabs> {
    Stage(profile: profile) {
      BustedTabs(
        "busted", viewControllers: [ViewController("a"), ViewController("b")], version: version)
    }
  }

  private func tapSecond(_ stage: Stage<BustedTabs>) {
    stage.perform { stage.root?.tabBar.subviews[1].tap() }
  }

  @Test(arguments: BustedTabs.Version.allCases)
  func `S1-02 to S1-04 tabs receive a switch, by hand in the original`(
    version: BustedTabs.Version
  ) throws {
    let stage = tabs(version)
    let start = stage.eventCount
    tapSecond(stage)
    try GoldenTrace("busted-switch.\(version)").expect(stage.trace(from: start, all: true))
  }

  @Test func `S1-03 the original leaves the old view in the tree, hidden`() {
    let stage = tabs(.original)
    tapSecond(stage)
    func seen() -> [String] {
      (stage.root?.view.subviews ?? []).map { "\($0) \($0.isHidden ? "hidden" : "shown")" }
    }
    #expect(seen() == ["a.view hidden", "b.view shown", "tabBar shown"])
    #expect(stage.root?.viewControllers.map(\.view.frame.text) == ["0,0,320,460", "0,0,320,460"])
    let fixed = tabs(.fixed)
    tapSecond(fixed)
    #expect(fixed.root?.view.subviews.map(\.name) == ["b.view", "tabBar"])
  }

  @Test(arguments: BustedTabs.Version.allCases)
  func `S1-05 to S1-08 rotation, memory warning and parent reach tabs only when fixed`(
    version: BustedTabs.Version
  ) throws {
    let stage = tabs(version)
    let start = stage.eventCount
    stage.perform { stage.window.rotate() }
    stage.finish()
    stage.perform { stage.simulation.sendMemoryWarning() }
    let heard = stage.trace(from: start).filter { line in
      !["viewWillLayoutSubviews", "viewDidLayoutSubviews"].contains { line.contains($0) }
    }
    try GoldenTrace("busted-forwarding.\(version)").expect(heard)
    let parents = stage.root?.viewControllers.map { $0.parent?.name }
    #expect(parents == (version == .fixed ? ["busted", "busted"] : [nil, nil]))
  }

  @Test func `S1-06 even with rotation callbacks the original's tabs receive none`() {
    let stage = tabs(.original, profile: .ios6)
    let start = stage.eventCount
    stage.perform { stage.window.rotate() }
    stage.finish()
    let heard = stage.trace(from: start).filter { $0.contains("otat") }
    #expect(heard.count == 3 && heard.allSatisfy { $0.contains(" busted ") })
  }

  @Test func `S1-02 the original is reported as orphans called by hand, D01 and D08`() {
    #expect(tabs(.fixed).diagnostics == [])
    let stage = tabs(.original, profile: .ios6)
    tapSecond(stage)
    #expect(Set(stage.diagnostics) == ["D01", "D08"])
  }

  private func relay(
    _ version: RelayContainer.Version, profile: Profile = .ios17
  ) -> Stage<RelayContainer> {
    Stage(profile: profile) {
      RelayContainer("relay", ViewController("a"), ViewController("b"), version: version)
    }
  }

  @Test(arguments: RelayContainer.Version.allCases)
  func `S0-12 and S0-13 a relay has three versions`(version: RelayContainer.Version) throws {
    let stage = relay(version)
    stage.perform { stage.root?.exchange() }
    stage.perform { stage.root?.exchange() }
    try GoldenTrace("relay.\(version)").expect(stage.trace())
  }

  @Test func `S0-12 only the container sends callbacks before iOS 5`() {
    let stage = Stage<RelayContainer> {
      let relay = RelayContainer(
        "relay", ViewController("a"), ViewController("b"), version: .original)
      relay.simulation.policy.orphanRule = .never
      return relay
    }
    stage.perform { stage.root?.exchange() }
    let heard = stage.simulation.recording.events.compactMap { event -> String? in
      guard case .callback(let callback) = event.kind, callback.name.contains("ppear"),
        let subject = event.subject
      else { return nil }
      return "\(stage.simulation.recording.name(of: subject)) \(callback.name)"
    }
    #expect(
      heard.filter { !$0.hasPrefix("relay") } == [
        "a viewWillAppear", "a viewDidAppear", "a viewWillDisappear", "a viewDidDisappear",
        "b viewWillAppear", "b viewDidAppear",
      ])
  }

  @Test func `S0-13 the forgotten call is reported, only in the version that forgets`() {
    func reported(_ version: RelayContainer.Version) -> Set<String> {
      let stage = relay(version, profile: .ios6)
      stage.perform { stage.root?.exchange() }
      return Set(stage.diagnostics)
    }
    #expect(reported(.fixed) == [])
    #expect(reported(.original) == ["D01", "D08"])
    #expect(reported(.forgetful).isSuperset(of: ["U1"]))
  }
}
