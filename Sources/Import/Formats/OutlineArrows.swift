/// Checks an outline's arrows against its levels: expanded rows have rows below them, collapsed
/// ones have none, and a row without an arrow may be a sibling or child of one with an arrow.
struct OutlineArrows {
  private struct Open {
    let column: Int
    let textColumn: Int
    let line: Int
    let arrow: Bytes.Arrow?
    var hasRows = false
  }

  private var stack: [Open] = []
  /// The first line of each kind of contradiction, and their number.
  private var empty: (line: Int, count: Int)?
  private var full: (line: Int, count: Int)?
  private var unclear: (line: Int, count: Int)?
  /// Whether there are expanded and other rows; otherwise arrows are bullets.
  private var hasOpen = false
  private var hasOthers = false
  /// The number of rows without an arrow that have rows below them.
  private var leaves = 0

  /// Whether there are fewer contradictions if levels are measured at the text.
  static func areByText(_ rows: [OutlineRow]) -> Bool {
    guard rows.contains(where: { $0.arrow != nil }) else { return false }
    func faults(_ column: (OutlineRow) -> Int) -> Int {
      var arrows = OutlineArrows()
      for row in rows { arrows.take(row, column: column(row), line: 0) }
      arrows.close(to: -1)
      return (arrows.empty?.count ?? 0) + (arrows.full?.count ?? 0) + arrows.leaves
    }
    return faults { $0.arrow == nil ? $0.column : $0.textColumn }
      < faults { $0.arrow == nil ? $0.column : $0.column - 1 }
  }

  /// Adds a node's row at a column.
  mutating func take(_ row: OutlineRow, column: Int, line: Int) {
    close(to: column)
    if row.arrow?.isOpen == true { hasOpen = true } else { hasOthers = true }
    if let above = stack.indices.last {
      if stack[above].arrow != nil, row.arrow == nil, stack[above].hasRows,
        row.textColumn == stack[above].textColumn
      {
        unclear = Self.counted(unclear, line)
      }
      if stack[above].arrow == nil, !stack[above].hasRows { leaves += 1 }
      stack[above].hasRows = true
    }
    stack.append(
      Open(column: column, textColumn: row.textColumn, line: line, arrow: row.arrow))
  }

  private mutating func close(to column: Int) {
    while let last = stack.last, last.column >= column {
      stack.removeLast()
      guard let arrow = last.arrow else { continue }
      if arrow.isOpen, !last.hasRows { empty = Self.counted(empty, last.line) }
      if !arrow.isOpen, last.hasRows { full = Self.counted(full, last.line) }
    }
  }

  private static func counted(_ fault: (line: Int, count: Int)?, _ line: Int) -> (Int, Int) {
    (min(fault?.line ?? line, line), (fault?.count ?? 0) + 1)
  }

  /// Adds notes about contradictions.
  mutating func end(into builder: inout DumpBuilder) {
    close(to: -1)
    if !hasOpen { full = nil }
    if !hasOthers { empty = nil }
    builder.note(empty, "its arrow says that it is open, and nothing is below it")
    builder.note(full, "its arrow says that it is closed, and something is below it")
    builder.note(
      unclear,
      "a row without an arrow below one with an arrow; by its column it may be beside it as well")
  }
}
