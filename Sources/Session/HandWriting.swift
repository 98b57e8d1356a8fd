import Figures

/// The texts of a script before each change that was not typed, and after those taken back.
///
/// A value of its own since typing ends it: what is typed belongs to the editor's own history.
struct HandWriting: Sendable {
  /// A text that undo or redo brings back.
  struct Text: Sendable {
    let text: String
    /// Where one stood in its run.
    let playhead: Playhead
    /// Whether its run is shown as it is at its end; otherwise where one stood.
    let isFollowed: Bool
  }

  private var earlier: [Text] = []
  private var later: [Text] = []

  var canTakeBack: Bool { !earlier.isEmpty }
  var canWriteAgain: Bool { !later.isEmpty }

  /// Keeps the text as it was before it is written to.
  mutating func remember(_ text: String, at playhead: Playhead, isFollowed: Bool) {
    earlier.append(Text(text: text, playhead: playhead, isFollowed: isFollowed))
    later = []
  }

  /// Nothing that was taken back can be written again.
  mutating func forgetLater() { later = [] }

  /// The text before the last change, which is given up for it; nil when there is none.
  mutating func takeBack(from text: String, at playhead: Playhead) -> Text? {
    guard let before = earlier.popLast() else { return nil }
    later.append(Text(text: text, playhead: playhead, isFollowed: before.isFollowed))
    return before
  }

  /// The text after the change that was taken back last; nil when there is none.
  mutating func writeAgain(from text: String, at playhead: Playhead) -> Text? {
    guard let after = later.popLast() else { return nil }
    earlier.append(Text(text: text, playhead: playhead, isFollowed: after.isFollowed))
    return after
  }
}
