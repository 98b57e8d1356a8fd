import TestSupport
import Testing

@testable import Containment

/// The invariants of semantics 1.2, after every call of long random programs.
@Suite struct `Any sequence of calls` {
  private func run(
    seed: UInt64, calls: Int, beginsAndEnds: Bool,
    check: (RandomProgram, HierarchyState, Slice<ChunkedList<Event>>) -> [String]
  ) -> [String] {
    let simulation = Simulation()
    return Simulation.$current.withValue(simulation) {
      let program = RandomProgram(seed: seed, beginsAndEnds: beginsAndEnds, in: simulation)
      for _ in 0..<calls {
        let (before, count) = (simulation.recording.latest, simulation.recording.events.count)
        program.step()
        let found = check(program, before, simulation.recording.events[count...])
        if !found.isEmpty { return found + program.calls.suffix(12) }
      }
      return []
    }
  }

  // Rule 1.2 I1: A child is in its parent's list of children, once, and in no other list.
  // Also: `keep I1 to I7, settle, and give no diagnostic`.
  // Rule 1.2 I3: A controller that is not disappeared is loaded.
  @Test(arguments: [UInt64](1...12))
  func `keeps I1 to I3, and the recording agrees with the objects`(seed: UInt64) {
    #expect(
      run(seed: seed, calls: 3000, beginsAndEnds: true) { program, _, _ in program.violations() }
        == [])
  }

  // Rule 1.2 I4: WA and WD of one controller take turns, WA first.
  // Rule 1.2 I6: IA comes between WA and DA, once at most.
  @Test(arguments: [UInt64](21...32))
  func `keeps I4 to I6`(seed: UInt64) {
    var order = AppearanceOrder()
    var done = 0
    let found = run(seed: seed, calls: 3000, beginsAndEnds: true) { program, _, _ in
      let events = program.simulation.recording.events
      defer { done = events.count }
      return events[done...].compactMap { order.take($0) }
    }
    #expect(found == [])
  }

  @Test(arguments: [UInt64](41...52))
  func `leaves the state as it was when a call is refused`(seed: UInt64) {
    var refused = 0
    let found = run(seed: seed, calls: 3000, beginsAndEnds: true) { program, before, events in
      guard program.lastCallWasRefused(in: events) else { return [] }
      refused += 1
      let after = program.simulation.recording.latest
      return after.controllers == before.controllers && after.views == before.views
        && after.windows == before.windows ? [] : ["changed"]
    }
    #expect(found == [])
    #expect(refused > 20)
  }

  @Test(arguments: [UInt64](61...72))
  func `gives the same recording for the same program`(seed: UInt64) {
    func record() -> Recording {
      let simulation = Simulation()
      return Simulation.$current.withValue(simulation) {
        let program = RandomProgram(seed: seed, beginsAndEnds: true, in: simulation)
        for _ in 0..<300 { program.step() }
        return withExtendedLifetime(program) { simulation.recording }
      }
    }
    #expect(record() == record())
  }

  @Test(arguments: [UInt64](81...92))
  func `ends every appearance with its animations, unless it was left open`(
    seed: UInt64
  ) {
    let simulation = Simulation()
    let open = Simulation.$current.withValue(simulation) {
      let program = RandomProgram(seed: seed, beginsAndEnds: false, in: simulation)
      var open: [String] = []
      for _ in 0..<60 {
        for _ in 0..<20 { program.step() }
        simulation.finishAnimations()
        open += program.controllers.filter { $0.explicitLevel > 0 }.map { "\($0) explicit" }
        open += program.controllers.filter { $0.waitingForCommit != 0 }.map { "\($0) waits" }
        // A controller on a window's own tree has no parent left to wait for.
        open += program.controllers.filter {
          $0.appearancePhase.isTransitional && $0.viewIfLoaded?.window != nil && $0.parent == nil
        }.map { "\($0) \($0.appearancePhase)" }
        if !open.isEmpty { return open + program.calls.suffix(25) }
      }
      return open
    }
    #expect(open == [])
  }
}

extension RandomProgram {
  /// Whether the events of a call tell of a refusal and of nothing else that happened.
  func lastCallWasRefused(in events: Slice<ChunkedList<Event>>) -> Bool {
    let told = events.filter {
      if case .callback = $0.kind { true } else { false }
    }
    let isRefused = events.contains {
      guard case .diagnostic(let index) = $0.kind else { return false }
      return simulation.recording.diagnostics[Int(index)].kind == .exception
    }
    // Loading the views that a call needs comes before it.
    let isOnlyLoading = told.allSatisfy {
      $0.kind == .callback(.loadView) || $0.kind == .callback(.viewDidLoad)
    }
    return isRefused && isOnlyLoading && told.isEmpty
  }
}
