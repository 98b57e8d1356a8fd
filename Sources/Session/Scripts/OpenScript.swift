import Figures
import Interpreter
import Scenarios

/// The open script: its text, the errors in it, and what is due after its next run.
struct OpenScript: Sendable {
  /// Distinguishes scripts; results of another one are ignored.
  let id = Identity()
  var document: ScriptDocument
  /// The errors in the text.
  var errors: [ScriptProblem] = []
  /// The text that was last executed or had errors.
  var executedText: String?
  /// Whether it runs only after Run is pressed, because it was running at a crash.
  var isHeld = false
  /// Whether the next run is its first.
  var isNew = false
  /// The statement selected by its line; nil after moving elsewhere.
  var statement: StepList.Statement?
  /// What to show after the next run.
  var due: Due?
  /// The position before the script was emptied.
  var cleared: ClearedScriptPosition?

  /// What to show after the next run, rather than the present position.
  enum Due: Sendable {
    /// The position of the last session.
    case whereabouts(Whereabouts)
    /// The end of the run.
    case end
    /// The playhead before undo or redo.
    case playhead(Playhead)
  }

  /// A script that was opened and not executed.
  init(new document: ScriptDocument) { (self.document, isNew) = (document, true) }

  /// A script whose text was executed.
  init(executed document: ScriptDocument) {
    (self.document, executedText) = (document, document.text)
  }

  /// Whether the text has not been executed.
  var isRunDue: Bool { executedText.map { !$0.hasSameBytes(as: document.text) } ?? true }
}

extension OpenScript.Due {
  var isWhereabouts: Bool {
    if case .whereabouts = self { true } else { false }
  }
}
