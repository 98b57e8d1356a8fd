import Hierarchy
import Interpreter
import Scenarios
import Support

/// What a step through a run goes by.
package enum StepUnit: String, CaseIterable, Hashable, Sendable {
  /// A line of the trace.
  case callback
  /// A line of the script, in the order in which lines were executed.
  case statement
  /// A sixtieth of a second.
  case frame
  /// The beginning or the end of animations.
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

/// Going through a run step by step, forward as well as back.
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

  /// The events with which animations begin or end, in order.
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
  /// The step of the script that is shown; -1 before the first.
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

  /// Goes to where a step of the script was over, or elsewhere when there is none.
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
  /// Goes on, or back, by seconds of simulated time.
  fileprivate mutating func step(by seconds: Double, in recording: Recording) {
    pause()
    seek(to: instant.advanced(by: seconds), in: recording)
  }
}
