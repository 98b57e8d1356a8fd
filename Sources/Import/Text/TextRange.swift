/// A stretch of a dump's text: where it begins and how many bytes it has.
///
/// Nodes keep stretches and no strings, so that a dump of a million lines stays small; the text is
/// made on demand.
package struct TextRange: Hashable, Sendable {
  package var start: UInt32
  package var count: UInt32

  /// The stretch that stands for nothing.
  package static let none = TextRange(start: 0, count: 0)

  init(start: Int, count: Int) {
    self.start = UInt32(truncatingIfNeeded: start)
    self.count = UInt32(truncatingIfNeeded: count)
  }

  package var isEmpty: Bool { count == 0 }

  /// The same, with everything up to the end of another stretch that comes after it.
  func extended(to other: TextRange) -> TextRange {
    guard other.start >= start else { return self }
    return TextRange(start: Int(start), count: Int(other.start + other.count - start))
  }
}
