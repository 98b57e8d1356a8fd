import Hierarchy
import Interpreter
import Scenarios
import Support

/// The unit of a step.
package enum StepUnit: String, CaseIterable, Hashable, Sendable {
  /// A trace line.
  case callback
  /// A script line, in order of execution.
  case statement
  /// A sixtieth of a second.
  case frame
  /// The start or end of animations.
  case transition

  package var title: String {
    switch self {
    case .callback: localized("Event")
    case .statement: localized("Statement")
    case .frame: localized("Frame")
    case .transition: localized("Transition")
    }
  }
}

/// Stepping through a run in both directions.
extension Session {
  /// The length of a frame in seconds.
  private static let frame = 1.0 / 60

  package mutating func stepForward() {
    switch stepUnit {
    case .callback: move { $0.stepForward(in: $1) }
    case .statement: step(toStatement: nextStatement) { $0.seekToEnd(of: $1) }
    case .frame: move { player, recording in player.step(by: Self.frame, in: recording) }
    case .transition:
      let next = motionEvents.first { $0 >= player.eventCount }
      move { if let next { $0.seek(toEvent: next, in: $1) } else { $0.seekToEnd(of: $1) } }
    }
  }

  package mutating func stepBack() {
    switch stepUnit {
    case .callback: move { $0.stepBack(in: $1) }
    case .statement: step(toStatement: previousStatement) { player, _ in player.seekToStart() }
    case .frame: move { player, recording in player.step(by: -Self.frame, in: recording) }
    case .transition:
      let last = motionEvents.last { $0 < player.eventCount - 1 }
      move { if let last { $0.seek(toEvent: last, in: $1) } else { $0.seekToStart() } }
    }
  }

  /// The events at which animations start or end, in order.
  private var motionEvents: [Int] {
    var seen = 0
    return recording.events.indices.filter { index in
      let count = Int(recording.events[index].changeCount)
      defer { seen = count }
      return (seen..<count).contains { place in
        switch recording.changes[place] {
        case .animationBegan, .animationEnded: true
        default: false
        }
      }
    }
  }
}

/// Statements.
extension Session {
  /// The script's current step; -1 before the first.
  private func currentStep(in steps: StepList) -> Int {
    if let chosenStatement { return chosenStatement.lowerBound }
    return (0..<steps.count).last { steps[$0].eventCount < player.eventCount } ?? -1
  }

  private var nextStatement: Int? {
    guard isShowingTheText, let steps = outcome.script?.steps else { return nil }
    return (currentStep(in: steps) + 1..<max(steps.count, currentStep(in: steps) + 1))
      .first { !steps[$0].isResumption }
  }

  private var previousStatement: Int? {
    guard isShowingTheText, let steps = outcome.script?.steps else { return nil }
    return (0..<max(currentStep(in: steps), 0)).last { !steps[$0].isResumption }
  }

  /// Seeks to the end of a script step, or calls `elsewhere` if there is none.
  private mutating func step(
    toStatement step: Int?, or elsewhere: (inout Player, Recording) -> Void
  ) {
    guard let step, let script = outcome.script, let steps = script.steps else {
      return move(elsewhere)
    }
    let count = steps.eventCount(afterStep: step, total: script.eventCount)
    move { if count > 0 { $0.seek(toEvent: count - 1, in: $1) } else { $0.seekToStart() } }
    chosenStatement = step...step
  }
}

extension Player {
  /// Moves by seconds of simulated time.
  fileprivate mutating func step(by seconds: Double, in recording: Recording) {
    pause()
    seek(to: instant.advanced(by: seconds), in: recording)
  }
}
