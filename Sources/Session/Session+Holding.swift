import Scenarios

/// The current drag: of a marker, an edge of the device, or the screen's content.
///
/// During a drag the previous state is kept, so that the drag can be cancelled. Any other action
/// ends the drag first.
extension Session {
  /// The state before a drag.
  struct Before {
    let run: Run
    let outcome: RunOutcome
    let player: Player
    let future: [Version]
    let branches: [Branch]
    let branch: Int
  }

  /// Whether a drag is in progress.
  package var isHolding: Bool { drag != nil || touch != nil || pull != nil }

  /// Ends the drag and keeps its effect.
  package mutating func letGo() {
    endDrag()
    endPan(rested: true)
    endResize()
  }

  /// Cancels the drag.
  package mutating func giveBack() {
    endDrag(cancelled: true)
    endPan(rested: true, cancelled: true)
    endResize(cancelled: true)
  }

  /// Saves the state, pauses, and adds an undo step.
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

  /// Restores the state and removes the undo step.
  mutating func restore(_ before: Before) {
    past.removeLast()
    (run, outcome, player, future) = (before.run, before.outcome, before.player, before.future)
    (branches, branch) = (before.branches, before.branch)
  }
}
