/// What became of each line of the input: a node, a fact, a note, or nothing yet.
///
/// Readers say what they take. Whatever nothing was said of is told at the end, in one place, so that
/// no reader can lose a line silently.
struct LineAccount {
  /// Whether each line was taken, by its place.
  private var taken: [Bool]

  init(count: Int) { taken = [Bool](repeating: false, count: count + 1) }

  /// Says that a line is a node, a fact of one, or in a note.
  @inline(__always) mutating func take(_ line: Int) {
    if line >= 0, line < taken.count { taken[line] = true }
  }

  /// Says the same of several lines.
  mutating func take(_ lines: ClosedRange<Int>) {
    for line in lines.clamped(to: 0...max(taken.count - 1, 0)) { taken[line] = true }
  }

  /// Forgets what was said of the lines of a section.
  mutating func leave(_ section: Section) {
    for index in section.range {
      let line = section.number(index)
      if taken.indices.contains(line) { taken[line] = false }
    }
  }

  /// How many of the lines from one to another were taken, of those that are not blank.
  func share(of lines: ClosedRange<Int>, in table: LineTable) -> Double {
    var (filled, known) = (0, 0)
    for index in 0..<table.count where lines.contains(table.number(index)) {
      guard !table.withLine(index, \.isGuide) else { continue }
      filled += 1
      if !isOpen(table.number(index)) { known += 1 }
    }
    return filled == 0 ? 1 : Double(known) / Double(filled)
  }

  /// Whether nothing was said of a line.
  func isOpen(_ line: Int) -> Bool { taken.indices.contains(line) && !taken[line] }

  /// The stretches of lines that nothing was said of, without blank lines at their ends.
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
