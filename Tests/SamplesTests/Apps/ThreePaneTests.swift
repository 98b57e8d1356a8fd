import Samples
import Testing

/// The pad's screen of three panes in the steps of its sample: systems 2.15, K59.
@Suite struct `Three panes` {
  private typealias Version = ThreePaneController.Version

  private func stage(
    _ version: ThreePaneController.Version, size: CGSize = CGSize(width: 768, height: 1004),
    profile: Profile = .ios17
  ) -> Stage<ThreePaneController> {
    Stage(size: size, profile: profile) { ThreePaneController("panes", version: version) }
  }

  private func slots(_ stage: Stage<ThreePaneController>) -> [String] {
    stage.root?.view.subviews.map(\.frame.text) ?? []
  }

  private func colors(_ stage: Stage<ThreePaneController>) -> [Color?] {
    ThreePaneController.Place.allCases.map { stage.root?.pane(at: $0)?.view.backgroundColor }
  }

  @Test(arguments: ThreePaneController.Version.allCases)
  func `have the published places, in portrait and landscape`(version: ThreePaneController.Version)
  {
    let upright = stage(version)
    let lying = stage(version, size: CGSize(width: 1024, height: 748))
    if version == .computed {
      #expect(slots(upright) == ["20,20,360,964", "400,20,348,472", "400,512,348,472"])
      #expect(slots(lying) == ["20,20,360,708", "400,20,604,344", "400,384,604,344"])
    } else {
      #expect(slots(upright) == ["20,20,340,964", "380,20,368,374", "380,415,368,569"])
      #expect(slots(lying) == ["20,20,340,708", "380,20,624,374", "380,415,624,313"])
    }
    for stage in [upright, lying] {
      let panes = ThreePaneController.Place.allCases.compactMap { stage.root?.pane(at: $0) }
      for pane in panes { #expect(pane.view.frame.size == pane.view.superview?.bounds.size) }
    }
  }

  @Test(arguments: ThreePaneController.Version.allCases, [Profile.ios6, .ios17])
  func `change color on rotation once they are children`(
    version: ThreePaneController.Version, profile: Profile
  ) {
    let stage = stage(version, profile: profile)
    let before = colors(stage)
    stage.perform { stage.window.rotate() }
    let isGliding = stage.state.animations.contains { animation in
      if case .property(.backgroundColor, _) = animation.motion { true } else { false }
    }
    stage.finish()
    let isDeaf = version == .views
    #expect(zip(before, colors(stage)).allSatisfy { ($0 == $1) == isDeaf })
    #expect(isGliding == (version != .views && version != .children))
  }

  @Test(arguments: ThreePaneController.Version.allCases)
  func `K59 start, rotate and get a new third pane, in each version`(
    version: ThreePaneController.Version
  ) throws {
    let stage = stage(version)
    stage.perform { stage.window.rotate() }
    stage.finish()
    stage.perform { stage.root?.replacePane(at: .bottomRight) }
    try GoldenTrace("panes.\(version.rawValue)").expect(stage.trace())
  }

  @Test func `K59 the third setter shows the second pane, but not when fixed`() {
    for version in Version.allCases {
      let stage = stage(version)
      stage.perform { stage.root?.replacePane(at: .bottomRight) }
      let isShown = stage.root?.pane(at: .bottomRight)?.viewIfLoaded?.window != nil
      #expect(isShown == (version == .fixed), "\(version)")
    }
  }

  @Test func `K59 nil adds no child and leaves the old pane a child, but not when fixed`() {
    for version in Version.allCases where version.rawValue != "views" {
      let stage = stage(version)
      let start = stage.eventCount
      stage.perform { stage.root?.removePane(at: .bottomRight) }
      #expect(stage.root?.children.count == (version == .fixed ? 2 : 3))
      let calls = stage.trace(from: start, all: true)
      #expect(calls.contains { $0.contains("addChild(nil)") } == (version != .fixed))
    }
  }

  @Test func `S0-10 views alone are orphans, D01; children that moved too early are D12`() {
    #expect(Set(stage(.views).diagnostics) == ["D01"])
    for version in [Version.children, .animated, .computed] {
      #expect(Set(stage(version).diagnostics) == ["D12"])
    }
    #expect(stage(.fixed).diagnostics == [])
  }

  @Test func `fixed, form a column where there is no space for more`() {
    #expect(
      slots(stage(.fixed, size: CGSize(width: 320, height: 460))) == [
        "8,8,304,142.67", "8,158.67,304,142.67", "8,309.33,304,142.67",
      ])
  }
}
