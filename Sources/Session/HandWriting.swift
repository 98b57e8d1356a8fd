import Figures

/// The undo history of script changes that were not typed.
///
/// Typing clears it: typed changes belong to the editor's own history.
struct HandWriting: Sendable {
  /// A text restored by undo or redo.
  struct Text: Sendable {
    let text: String
    /// The playhead at that time.
    let playhead: Playhead
    /// Whether to show the end of its run, rather than the playhead.
    let isFollowed: Bool
  }

  private var earlier: [Text] = []
  private var later: [Text] = []

  var canTakeBack: Bool { !earlier.isEmpty }
  var canWriteAgain: Bool { !later.isEmpty }

  /// Saves the text before a change.
  mutating func remember(_ text: String, at playhead: Playhead, isFollowed: Bool) {
    earlier.append(Text(text: text, playhead: playhead, isFollowed: isFollowed))
    later = []
  }

  /// Clears the redo history.
  mutating func forgetLater() { later = [] }

  /// Undoes the last change and returns the text before it; nil if there is none.
  mutating func takeBack(from text: String, at playhead: Playhead) -> Text? {
    guard let before = earlier.popLast() else { return nil }
    later.append(Text(text: text, playhead: playhead, isFollowed: before.isFollowed))
    return before
  }

  /// Redoes the last undone change and returns the text after it; nil if there is none.
  mutating func writeAgain(from text: String, at playhead: Playhead) -> Text? {
    guard let after = later.popLast() else { return nil }
    earlier.append(Text(text: text, playhead: playhead, isFollowed: after.isFollowed))
    return after
  }
}
