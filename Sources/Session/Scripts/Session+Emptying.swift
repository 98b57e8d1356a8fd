package import Hierarchy
import Interpreter
import Scenarios
import Script

/// The position before a script was emptied, kept until it has content again.
///
/// Undo, or pasting another text, restores the position as well.
struct ClearedScriptPosition: Sendable {
  let run: Run
  let outcome: RunOutcome
  let player: Player
  let statement: StepList.Statement?
  let selection: NodeID?
  let browsing: TreeBrowsing
}

extension Session {
  /// Saves the position when the next run is empty; restores it before one that is not.
  mutating func leaveOrReturn(before next: RunOutcome) {
    switch (recording.isEmpty, next.recording.isEmpty) {
    case (false, true):
      guard !isScriptNew else { return }
      leftBehind = ClearedScriptPosition(
        run: run, outcome: outcome, player: player, statement: chosenStatement,
        selection: selection, browsing: browsing)
    case (true, false):
      guard let left = leftBehind else { return }
      (run, outcome, player) = (left.run, left.outcome, left.player)
      (chosenStatement, selection, browsing) = (left.statement, left.selection, left.browsing)
      leftBehind = nil
    default: break
    }
  }
}

extension Recording {
  /// Whether it has no events in the trace.
  package var isEmpty: Bool { !events.contains(where: \.isInDefaultTrace) }
}
