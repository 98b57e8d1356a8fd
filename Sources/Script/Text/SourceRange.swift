/// A piece of a source text: UTF-8 offsets, the end left out.
package struct SourceRange: Hashable, Sendable {
  package let start: Int
  package let end: Int

  package init(_ start: Int, _ end: Int) {
    self.start = start
    self.end = end
  }

  /// From the start of this piece to the end of a later one.
  package func through(_ last: SourceRange) -> SourceRange {
    SourceRange(start, max(end, last.end))
  }
}

/// A place as people count: lines and characters of the line, both from 1.
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
