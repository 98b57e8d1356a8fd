import TestSupport
import Testing

@testable import Containment

/// What a random program recorded can be played in both directions, made again and kept.
@Suite struct `A recorded random program` {
  private func program(_ seed: UInt64, steps: Int = 200) -> LawProgram {
    let plan = LawProgram.Plan(
      seed: seed, steps: steps, mood: [.restless, .begins, .tampers])
    let program = LawProgram(plan)
    if !program.play().isEmpty { Issue.record("\(plan.failure() ?? "\(program.faults)")") }
    return program
  }

  @Test(arguments: [UInt64](701...708))
  func `has the same states change by change, forward and backward`(seed: UInt64) {
    let recording = program(seed, steps: 300).simulation.recording
    var states: [HierarchyState] = []
    var (state, done) = (HierarchyState(), 0)
    for (index, event) in recording.events.enumerated() {
      while done < Int(event.changeCount) {
        state.apply(recording.changes[done])
        done += 1
      }
      states.append(state)
      guard recording.state(atEvent: index).isSame(as: state) else {
        Issue.record("forward, event \(index)")
        return
      }
    }
    #expect(recording.changes.count > 300 && states.count > 300)
    for index in states.indices.reversed() {
      guard recording.state(atEvent: index).isSame(as: states[index]) else {
        Issue.record("backward, event \(index)")
        return
      }
    }
    for index in states.indices where index.isMultiple(of: 7) {
      let instant = recording.events[index].instant
      let last = recording.eventCount(through: instant) - 1
      #expect(recording.state(at: instant).isSame(as: states[last]))
    }
  }

  @Test(arguments: [UInt64](711...722))
  func `is the same the second time`(seed: UInt64) {
    let (first, second) = (program(seed), program(seed))
    #expect(first.simulation.recording == second.simulation.recording)
    #expect(first.lines == second.lines)
  }

  @Test(arguments: [UInt64](731...742))
  func `is the same when it was saved and loaded`(seed: UInt64) throws {
    let recording = program(seed).simulation.recording
    let contents = try RecordingFile.read(RecordingFile.bytes(of: recording))
    #expect(contents.recording == recording)
    #expect(contents.warnings == [])
    #expect(contents.recording.latest.isSame(as: recording.latest))
  }
}

extension HierarchyState {
  /// Whether everything but the instant is equal.
  fileprivate func isSame(as other: HierarchyState) -> Bool {
    controllers == other.controllers && views == other.views && windows == other.windows
      && animations == other.animations && observations == other.observations
      && acquaintances == other.acquaintances && coordinators == other.coordinators
  }
}
