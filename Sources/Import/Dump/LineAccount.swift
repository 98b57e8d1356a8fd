/// Which lines of the input were used for a node, a fact or a note.
///
/// Readers mark the lines they use. Unmarked lines are reported at the end, in one place, so that
/// no reader can drop a line silently.
struct LineAccount {
  /// Whether each line was used, by index.
  private var taken: [Bool]

  init(count: Int) { taken = [Bool](repeating: false, count: count + 1) }

  /// Marks a line as used.
  @inline(__always) mutating func take(_ line: Int) {
    if line >= 0, line < taken.count { taken[line] = true }
  }

  /// Marks several lines as used.
  mutating func take(_ lines: ClosedRange<Int>) {
    for line in lines.clamped(to: 0...max(taken.count - 1, 0)) { taken[line] = true }
  }

  /// Unmarks the lines of a section.
  mutating func leave(_ section: Section) {
    for index in section.range {
      let line = section.number(index)
      if taken.indices.contains(line) { taken[line] = false }
    }
  }

  /// The fraction of used lines among the nonblank ones of a range.
  func share(of lines: ClosedRange<Int>, in table: LineTable) -> Double {
    var (filled, known) = (0, 0)
    for index in 0..<table.count where lines.contains(table.number(index)) {
      guard !table.withLine(index, \.isGuide) else { continue }
      filled += 1
      if !isOpen(table.number(index)) { known += 1 }
    }
    return filled == 0 ? 1 : Double(known) / Double(filled)
  }

  /// Whether a line is unused.
  func isOpen(_ line: Int) -> Bool { taken.indices.contains(line) && !taken[line] }

  /// The ranges of unused lines, without blank lines at their ends.
  ///
  /// Blank lines, and lines of marks that only lead others down, are part of a stretch only between
  /// others.
  func openStretches(of table: LineTable, _ heads: [Int: String]) -> [ClosedRange<Int>] {
    var stretches: [ClosedRange<Int>] = []
    var current: ClosedRange<Int>?
    for index in 0..<table.count {
      let line = table.number(index)
      if heads[index] == nil, table.withLine(index, \.isGuide) { continue }
      if isOpen(line) {
        current = (current?.lowerBound ?? line)...line
      } else if let stretch = current {
        stretches.append(stretch)
        current = nil
      }
    }
    if let current { stretches.append(current) }
    return stretches
  }
}

extension Bytes {
  /// Whether there is nothing but blanks and the lines that lead from branch to branch.
  var isGuide: Bool {
    var index = skipBlanks()
    while index < count {
      let isBar = self[index] == UInt8(ascii: "|")
      guard isBar || has("│", at: index) || has("╎", at: index) || has("┃", at: index) else {
        return false
      }
      index = skipBlanks(from: index + (isBar ? 1 : 3))
    }
    return true
  }
}
