package import Hierarchy
import Interpreter
import Scenarios
import Script

/// Where one was before a script was emptied, kept until there is something in it again.
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
  /// Keeps where one is when the next run has nothing in it; goes back there before one that has.
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
  /// Whether nothing happens in it that a trace would tell.
  package var isEmpty: Bool { !events.contains(where: \.isInDefaultTrace) }
}
