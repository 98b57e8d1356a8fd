/// The texts of a script before each thing that was written into it by hand, and after those taken
/// back.
///
/// A value of its own since typing ends it: what is typed belongs to the editor's own history.
struct HandWriting: Sendable {
  private var earlier: [String] = []
  private var later: [String] = []

  var canTakeBack: Bool { !earlier.isEmpty }
  var canWriteAgain: Bool { !later.isEmpty }

  /// Keeps the text as it was before it is written to.
  mutating func remember(_ text: String) {
    earlier.append(text)
    later = []
  }

  /// The text before the last change, which is given up for it; nil when there is none.
  mutating func takeBack(from text: String) -> String? {
    guard let before = earlier.popLast() else { return nil }
    later.append(text)
    return before
  }

  /// The text after the change that was taken back last; nil when there is none.
  mutating func writeAgain(from text: String) -> String? {
    guard let after = later.popLast() else { return nil }
    earlier.append(text)
    return after
  }
}
