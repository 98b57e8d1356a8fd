import Containers
import Testing

/// Laws that hold for UIKit's own containers whatever is asked of them.
@Suite struct `Random programs on stock containers` {
  /// Runs a program and answers the first thing that went wrong, with the calls before it.
  private func fault(
    seed: UInt64, isRestless: Bool, profile: Profile, allowed: Set<String> = [], rounds: Int = 25
  ) -> [String] {
    let simulation = Simulation(profile: profile)
    // A page that appears where no window is does so before its container, against I7.
    simulation.policy.pagesAppearOffWindow = false
    return Simulation.$current.withValue(simulation) {
      let program = StockProgram(seed: seed, isRestless: isRestless, in: simulation)
      var order = CallbackOrder()
      var seen = 0
      for _ in 0..<rounds {
        var found: [String] = []
        for _ in 0..<12 {
          program.step()
          found += program.violations()
          let recording = simulation.recording
          found += recording.events[seen...].indices.compactMap { order.take($0, of: recording) }
          seen = recording.events.count
          found += recording.diagnostics.filter { !allowed.contains($0.id) }
            .map { "\($0.id) \($0.message)" }
          if !found.isEmpty { return found + program.calls.suffix(30) }
        }
        found += program.settledViolations()
        if !found.isEmpty { return found + program.calls.suffix(30) }
      }
      return []
    }
  }

  // Rule 7 I1 to I7: Whatever the program calls, the invariants hold and the simulation settles.
  // Also: `do so when callbacks make requests, too`.
  @Test(arguments: [UInt64](1001...1060))
  func `keep I1 to I7, settle, and give no diagnostic`(seed: UInt64) {
    let profile: Profile = [.ios8, .ios13, .ios17][Int(seed % 3)]
    #expect(fault(seed: seed, isRestless: false, profile: profile) == [])
  }

  @Test(arguments: [UInt64](1...200))
  func `do so when callbacks make requests, too`(seed: UInt64) {
    let profile: Profile = [.ios8, .ios13, .ios17][Int(seed % 3)]
    #expect(fault(seed: seed, isRestless: true, profile: profile) == [])
  }

  @Test(arguments: [UInt64](201...230))
  func `warn only of nested pushes up to iOS 6`(seed: UInt64) {
    let profile: Profile = seed.isMultiple(of: 2) ? .ios5 : .ios6
    #expect(
      fault(seed: seed, isRestless: false, profile: profile, allowed: ["N6", "N7", "U1"]) == [])
  }

  @Test(arguments: [UInt64](301...310))
  func `have the same recording for the same program`(seed: UInt64) {
    func record() -> Recording {
      let simulation = Simulation()
      return Simulation.$current.withValue(simulation) {
        let program = StockProgram(seed: seed, isRestless: true, in: simulation)
        for _ in 0..<150 { program.step() }
        return withExtendedLifetime(program) { simulation.recording }
      }
    }
    #expect(record() == record())
  }
}

/// Watches that the callbacks of each controller come in an order that can be.
private struct CallbackOrder {
  private var last: [NodeID: String] = [:]

  /// What is wrong with an event; nil when nothing.
  mutating func take(_ index: Int, of recording: Recording) -> String? {
    let event = recording.events[index]
    guard case .callback(let callback) = event.kind, let subject = event.subject else { return nil }
    let before = last[subject] ?? "viewDidDisappear"
    let allowed: [String]
    switch callback {
    case .viewWillAppear: allowed = ["viewDidDisappear", "viewWillDisappear"]
    case .viewIsAppearing: allowed = ["viewWillAppear"]
    case .viewDidAppear: allowed = ["viewWillAppear", "viewIsAppearing"]
    case .viewWillDisappear: allowed = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    case .viewDidDisappear: allowed = ["viewWillDisappear"]
    default: return nil
    }
    last[subject] = callback.name
    let name = recording.name(of: subject)
    guard allowed.contains(before) else {
      return "I4 to I6: \(name) \(callback.name) after \(before)"
    }
    // I7: no controller has appeared before its container has.
    if case .viewDidAppear = callback {
      let state = recording.state(atEvent: index)
      let parent = state.controllers[subject]?.parent.flatMap { state.controllers[$0] }
      if let parent, parent.phase != .appeared { return "I7: \(name) in \(parent.name)" }
    }
    return nil
  }
}
