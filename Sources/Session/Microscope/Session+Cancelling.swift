import Hierarchy
import Scenarios
import Support

/// Cancelling a transition midway, in a new branch.
extension Session {
  /// Why the transition cannot be cancelled here; nil if it can.
  package var cancellingRefusal: String? {
    guard let microscope else { return localized("Choose a transition first.") }
    if case .recording = run.scenario.origin {
      return localized("A recording takes no input.")
    }
    if isTurnedAround {
      return localized("It was already cancelled. Go back to the original branch first.")
    }
    guard player.instant < microscope.transition.end, player.instant >= microscope.start else {
      return localized("It has ended here. Go to a time before its end.")
    }
    // Its first instant includes events before its start.
    if let animation = microscope.transition.animation,
      !state.animations.contains(where: { $0.id == animation })
    {
      return localized("It has not begun here. Go to a time after its start.")
    }
    return nil
  }

  /// Cancels the transition at the playhead.
  ///
  /// Stores the callbacks for comparison with those of completion. On failure changes nothing and
  /// returns the reason.
  @discardableResult
  package mutating func cancelTransition() -> String? {
    if let cancellingRefusal { return cancellingRefusal }
    guard let microscope, let fraction else { return nil }
    let before = self
    player.pause()
    let (original, whole, count) = (shownBranch, recording, player.eventCount)
    let instant = player.instant
    let animation = microscope.transition.animation
    perform(.cancelTransition(animation: animation))
    let past = recording.events.prefix(count)
    guard recording != whole, var lens = self.lens, lens.runCount == runCount,
      past.elementsEqual(whole.events.prefix(count))
    else {
      self = before
      return Self.cancellingFailure
    }
    if branches.indices.contains(branch), branch != original {
      branches[branch].name = localized("Cancelled at \(fraction.percent)")
    }
    let ways = CancelledWays(
      whole: whole, cut: recording, instant: instant, end: microscope.end)
    keep(ways.cancellation(fraction, of: original, in: branch), of: lens.transition)
    lens.turnAround(with: cancelledHere, in: transitions)
    self.lens = lens
    player.play(recording, backward: false, within: microscope.start...lens.end)
    if reducesMotion { seek(toFraction: 1) }
    return nil
  }

  /// The message for scripts that leave no moment to cancel.
  private static var cancellingFailure: String {
    localized(
      "It can't be cancelled here: an earlier script line runs all animations to their end.") + " "
      + localized("Use advance(by:) instead of finishAnimations().")
  }

  /// Returns to the branch in which the transition is completed, at the moment of cancellation.
  package mutating func returnFromCancelling() {
    guard let cancellation = microscope?.cancellation, shownBranch == cancellation.branch else {
      return
    }
    choose(branch: cancellation.original)
    seek(toFraction: cancellation.fraction)
  }

  /// Keeps the microscope on the same transition after a rerun, if it still exists.
  mutating func refocus() {
    guard var lens else { return }
    let old = lens.transition
    let again = transitions.first {
      $0.animation == old.animation && $0.start == old.start && $0.from == old.from
        && $0.to == old.to
    }
    guard let again else {
      self.lens = nil
      return
    }
    (lens.transition, lens.end, lens.runCount) = (again, again.end, runCount)
    if lens.cancellation?.original != branch { lens.cancellation = nil }
    lens.turnAround(with: cancelledHere, in: transitions)
    self.lens = lens
  }

  /// The cancelled transition with which the current branch began.
  var cancelledHere: CancelledTransition? {
    branches.indices.contains(branch) ? branches[branch].cancelled : nil
  }

  /// Stores the outcome of a cancelled transition in its branch.
  mutating func keep(_ cancellation: Microscope.Cancellation, of transition: RecordedTransition) {
    guard branches.indices.contains(cancellation.branch) else { return }
    branches[cancellation.branch].cancelled = CancelledTransition(
      start: transition.start, animation: transition.animation, cancellation: cancellation)
  }
}

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
