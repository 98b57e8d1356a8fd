package import Figures
import Hierarchy

/// The script pane's content: a script and the state of its run.
package struct ScriptModel: Equatable, Sendable {
  package var text: String
  /// The script's name, for display.
  package var fileName: String
  /// Whether it has unsaved changes.
  package var isModified: Bool
  /// The current line, from 1.
  package var currentLine: Int?
  /// The playhead in the recording.
  package var playhead: Playhead
  /// Whether the playhead is before the script's first line.
  package var isAtStart: Bool
  /// The text of the current run; the line of a rerun is not scrolled to.
  package var executedText: String?
  /// Whether this text has not run yet: the content shown is from the previous run.
  package var isRunDue: Bool
  /// Whether the variables are from a run of this text.
  package var isExecuted: Bool
  /// Errors in the text, and the error that ended the run.
  package var errors: [ScriptMistake]
  /// Whether it uses UIKit names with the UI prefix.
  package var isForUIKit: Bool
  /// The issues of the run.
  package var diagnoses: [DiagnosisLine]
  /// The variables at the playhead, in declaration order.
  package var variables: [ScriptVariable]

  /// Nil without a script.
  package init?(_ session: Session) {
    let opened = session.opened
    guard let script = opened.script else { return nil }
    (text, fileName) = (script.document.text, script.document.name)
    isModified = script.document.isModified
    currentLine = opened.executedLine
    playhead = opened.player.playhead
    isAtStart = opened.isBeforeScript
    executedText = script.executedText
    isRunDue = script.isRunDue
    isExecuted = opened.isShowingTheText
    errors = opened.scriptMistakes
    isForUIKit = opened.isForUIKit
    diagnoses = opened.diagnoses
    variables = opened.variables
  }
}
