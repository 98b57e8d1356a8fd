/// A range of a dump's text: start and length in bytes.
///
/// Nodes store ranges instead of strings, so that a dump of a million lines stays small.
package struct TextRange: Hashable, Sendable {
  package var start: UInt32
  package var count: UInt32

  /// The empty range for missing text.
  package static let none = TextRange(start: 0, count: 0)

  init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  package var isEmpty: Bool { count == 0 }

  /// The range extended to the end of a later one.
  func extended(to other: TextRange) -> TextRange {
    guard other.start >= start else { return self }
    return TextRange(start: Int(start), count: Int(other.start + other.count - start))
  }
}
