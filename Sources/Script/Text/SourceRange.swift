/// A half-open range of UTF-8 offsets in a source text.
package struct SourceRange: Hashable, Sendable {
  package let start: Int
  package let end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// From the start of this range to the end of a later one.
  package func through(_ last: SourceRange) -> SourceRange {
    SourceRange(start, max(end, last.end))
  }
}

/// A line and a column in characters, both from 1.
package struct SourcePosition: Hashable, Comparable, Sendable {
  package let line: Int
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (one: SourcePosition, other: SourcePosition) -> Bool {
    (one.line, one.column) < (other.line, other.column)
  }
}
