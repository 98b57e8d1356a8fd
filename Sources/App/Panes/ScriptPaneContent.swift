import Figures
import Hierarchy
import Session

/// What the script pane shows: a script, and how far it ran.
struct ScriptPaneContent: Equatable {
  var text: String
  /// What a person calls the script.
  var fileName: String
  /// Whether there is something that was not saved.
  var isModified = false
  var isEditable = true
  /// The line that is executed, from 1.
  var currentLine: Int?
  /// Where in the recording one is.
  var playhead = Playhead(instant: .zero, eventCount: 0)
  /// Whether nothing of the script was executed yet at the playhead.
  var isAtStart = false
  /// How many runs came of editing; what such a run marks is not scrolled to.
  var rerunCount = 0
  /// Whether the run of this text is yet to come: what is shown is the one before.
  var isRunDue = false
  /// Whether the variables are those of a run of this text, and not of an earlier one.
  var isExecuted = true
  /// What is wrong in the text, and what ended the run early.
  var errors: [Mistake] = []
  /// Whether it is written with names of UIKit's that scripts have without UI.
  var isForUIKit = false
  /// What is wrong in the run.
  var diagnoses: [DiagnosisLine] = []
  /// The variables as they are at the playhead, in the order of their declarations.
  var variables: [Variable] = []

  /// Something wrong in the script.
  struct Mistake: Equatable {
    /// UTF-8 offsets in the text.
    var range: Range<Int>
    /// From 1.
    var line: Int
    /// From 1.
    var column: Int
    var message: String
  }

  /// A name and what it stands for.
  struct Variable: Equatable {
    var name: String
    var value: String
    /// Whether the last step gave it this value.
    var hasChanged = false
  }
}

/// What a person did in the script pane.
enum ScriptPaneIntent {
  /// Typed; this is the whole text.
  case edited(String)
  /// Moved the cursor to a line, from 1, or clicked on it.
  case wentToLine(Int)
  /// Wants the names of UIKit's to be written as scripts have them.
  case shortenedNames
  /// Wants to be at the event that tells a diagnosis.
  case choseDiagnosis(Int)
  /// Put other words in places that were found; this says how many.
  case replaced(String)
  /// Wanted to write more into one line than it may have.
  case wroteTooMuch
}
