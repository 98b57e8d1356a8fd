import Interpreter
import Scenarios

/// A pending run of a script; executable on any thread.
package struct ScriptRun: Sendable {
  let text: String
  let name: String
  /// Identifies the script.
  let id: Identity
  /// A run under the same conditions.
  let previous: Run

  /// Parses the script and executes it to its end, or to a limit.
  package func execute() -> Executed {
    let run = previous.other(Scenario(script: text, named: name))
    return Executed(script: self, run: run, outcome: run.execute())
  }

  /// The result.
  package struct Executed: Sendable {
    let script: ScriptRun
    let run: Run
    let outcome: RunOutcome

    /// The errors in the text.
    var errors: [ScriptProblem] { outcome.script?.errors ?? [] }
  }
}
