import Hierarchy
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
