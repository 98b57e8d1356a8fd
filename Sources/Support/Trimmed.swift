/// Trimming white space.
extension StringProtocol {
  /// The text without leading and trailing white space and newlines.
  package var trimmed: SubSequence {
    let start = self[(firstIndex { !$0.isWhitespace } ?? endIndex)...]
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
