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
  var errors: [Mistake] = []
  /// The variables as they are at the playhead, in the order of their declarations.
  var variables: [Variable] = []
  /// Why the run ended early, if it did.
  var note: String?

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
}
