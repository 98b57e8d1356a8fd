import Scenarios

/// What a finger holds: a marker, an edge of the device, or what is on the screen.
///
/// During a drag the previous state is kept, so that the drag can be cancelled. Any other action
/// ends the drag first.
extension Session {
  /// What there was before a finger came.
  struct Before {
    let run: Run
    let outcome: RunOutcome
    let player: Player
    let future: [Version]
    let branches: [Branch]
    let branch: Int
  }

  /// Whether a finger holds anything.
  package var isHolding: Bool { drag != nil || touch != nil || pull != nil }

  /// Lets go of whatever is held; what it did stays.
  package mutating func letGo() {
    endDrag()
    endPan(rested: true)
    endResize()
  }

  /// Gives back whatever is held, as if it had never been grabbed.
  package mutating func giveBack() {
    endDrag(cancelled: true)
    endPan(rested: true, cancelled: true)
    endResize(cancelled: true)
  }

  /// Keeps what there is, pauses, and makes room for one thing to take back.
  mutating func takeHold() -> Before {
    letGo()
    var still = player
    still.pause()
    let before = Before(
      run: run, outcome: outcome, player: still, future: future, branches: branches,
      branch: branch)
    remember()
    forkInPast()
    player = still
    return before
  }

  /// Makes everything as it was, and nothing to take back.
  mutating func restore(_ before: Before) {
    past.removeLast()
    (run, outcome, player, future) = (before.run, before.outcome, before.player, before.future)
    (branches, branch) = (before.branches, before.branch)
  }
}
