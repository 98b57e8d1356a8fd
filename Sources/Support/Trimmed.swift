/// Texts without the white space around them.
extension StringProtocol {
  /// The same without white space and line ends at both ends.
  package var trimmed: SubSequence {
    let start = self[(firstIndex { !$0.isWhitespace } ?? endIndex)...]
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start }
    return start[...last]
  }
}
