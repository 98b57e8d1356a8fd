/// The texts of a script before each change that was not typed, and after those taken back.
///
/// A value of its own since typing ends it: what is typed belongs to the editor's own history.
struct HandWriting: Sendable {
  /// A text that undo or redo brings back.
  struct Text: Sendable {
    let text: String
    /// Whether its run is shown as it is at its end; otherwise one stays where one is.
    let isFollowed: Bool
  }

  private var earlier: [Text] = []
  private var later: [Text] = []

  var canTakeBack: Bool { !earlier.isEmpty }
  var canWriteAgain: Bool { !later.isEmpty }

  /// Keeps the text as it was before it is written to.
  mutating func remember(_ text: String, isFollowed: Bool) {
    earlier.append(Text(text: text, isFollowed: isFollowed))
    later = []
  }

  /// The text before the last change, which is given up for it; nil when there is none.
  mutating func takeBack(from text: String) -> Text? {
    guard let before = earlier.popLast() else { return nil }
    later.append(Text(text: text, isFollowed: before.isFollowed))
    return before
  }

  /// The text after the change that was taken back last; nil when there is none.
  mutating func writeAgain(from text: String) -> Text? {
    guard let after = later.popLast() else { return nil }
    earlier.append(Text(text: text, isFollowed: after.isFollowed))
    return after
  }
}
