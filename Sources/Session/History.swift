import Figures
import Scenarios

/// What undo and redo restore: gestures first, then written lines, then replaced documents.
struct History: Sendable {
  /// A run for undo and redo, with its branch.
  struct Version: Sendable {
    let run: Run
    let branch: Int
    /// The playhead; nil for its end.
    let playhead: Playhead?
  }

  /// An opened document with its own history.
  struct Snapshot: Sendable {
    var opened: Opened
    var history: History
  }

  /// The runs before gestures, and those undone.
  var past: [Version] = []
  var future: [Version] = []
  /// The changes of the script that were not typed.
  var writing = HandWriting()
  /// The documents replaced by pasted text, and those undone.
  var earlier: [Snapshot] = []
  var later: [Snapshot] = []
  /// The drag in progress.
  var drag: HeldDrag?

  /// The most replaced documents that undo restores.
  static let most = 10

  var canUndo: Bool { !past.isEmpty || writing.canTakeBack || !earlier.isEmpty }
  var canRedo: Bool { !future.isEmpty || writing.canWriteAgain || !later.isEmpty }

  /// Clears what redo restores, because of a new action.
  mutating func forgetUndone() {
    future = []
    writing.forgetLater()
    later = []
  }
}
