import Figures
import Hierarchy
import Session

/// The script pane's content: a script and the state of its run.
struct ScriptPaneContent: Equatable {
  var text: String
  /// The script's name, for display.
  var fileName: String
  /// Whether it has unsaved changes.
  var isModified = false
  var isEditable = true
  /// The current line, from 1.
  var currentLine: Int?
  /// The playhead in the recording.
  var playhead = Playhead(instant: .zero, eventCount: 0)
  /// Whether the playhead is before the script's first line.
  var isAtStart = false
  /// How many runs were caused by edits; their current line is not scrolled to.
  var rerunCount = 0
  /// Whether this text has not run yet: the content shown is from the previous run.
  var isRunDue = false
  /// Whether the variables are from a run of this text.
  var isExecuted = true
  /// Errors in the text, and the error that ended the run.
  var errors: [Mistake] = []
  /// Whether it uses UIKit names with the UI prefix.
  var isForUIKit = false
  /// The issues of the run.
  var diagnoses: [DiagnosisLine] = []
  /// The variables at the playhead, in declaration order.
  var variables: [Variable] = []

  /// An error in the script.
  struct Mistake: Equatable {
    /// UTF-8 offsets in the text.
    var range: Range<Int>
    /// From 1.
    var line: Int
    /// From 1.
    var column: Int
    var message: String
  }

  /// A variable's name and value.
  struct Variable: Equatable {
    var name: String
    var value: String
    /// Whether the last step changed the value.
    var hasChanged = false
  }
}
