import Hierarchy

/// A transition cancelled in a branch, and the outcome.
struct CancelledTransition {
  let start: Instant
  let animation: Int32?
  let cancellation: Microscope.Cancellation

  func isOf(_ transition: RecordedTransition) -> Bool {
    transition.start == start && transition.animation == animation
  }
}

extension Microscope {
  /// Includes the way back, if its transition is the cancelled one.
  mutating func turnAround(
    with cancelled: CancelledTransition?, in transitions: [RecordedTransition]
  ) {
    guard let cancelled, cancelled.isOf(transition) else { return }
    cancellation = cancelled.cancellation
    end = transitions.filter { $0.start == transition.end }.map(\.end).max() ?? transition.end
  }
}

/// The completed and the cancelled course of a transition.
struct CancelledWays {
  /// The run in which it is completed, and the one in which it was cancelled.
  let whole: Recording
  let cut: Recording
  let instant: Instant
  /// Its end when completed.
  let end: Instant

  /// The number of common events.
  private var count: Int { zip(whole.events, cut.events).prefix { $0 == $1 }.count }

  /// The end of the way back.
  var endOfCancelled: Instant {
    let back = TransitionReader(of: cut).transitions.filter { $0.start == instant }.map(\.end)
    return max(back.max() ?? instant, instant)
  }

  /// The callbacks of both.
  func cancellation(
    _ fraction: Double, of original: Int, in branch: Int
  ) -> Microscope.Cancellation {
    let count = count
    return Microscope.Cancellation(
      fraction: fraction, original: original, branch: branch,
      completed: whole.trace(fromEvent: count, through: end),
      cancelled: cut.trace(fromEvent: count, through: endOfCancelled))
  }
}

extension Recording {
  /// The default trace from an event up to an instant.
  fileprivate func trace(fromEvent first: Int, through instant: Instant) -> [String] {
    let end = max(eventCount(through: instant), first)
    return events[first..<end].filter(\.isInDefaultTrace).compactMap(traceLine(of:))
  }
}
