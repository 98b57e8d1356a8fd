/// Any indented text: blanks, tabs, the branches of `tree`, bullets or numbers such as 1.2.3.
///
/// The parent is the nearest line before that begins further to the left.
enum OutlineReader: DumpReader {
  static let format = DumpFormat.outline

  static func score(_ line: Bytes) -> Int { 0 }
  static func begins(_ line: Bytes) -> Bool { true }
  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { false }

  /// Two lines at least, of which one is further in than the first; and not mostly sentences.
  static func score(of section: Section) -> Int {
    let rows = section.sample.map { Row($0) }
    guard rows.count >= 2, let first = rows.first else { return 0 }
    let isStructured = rows.contains { $0.column > first.column || $0.isMarked || $0.numbers > 1 }
    let sentences = rows.count { row in
      let words = row.text.string.split(separator: " ").count
      return words > 14 || words > 5 && row.text.ends(with: ".")
    }
    return isStructured && sentences * 2 < rows.count ? rows.count : 0
  }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    let rows = section.sample.map { Row($0) }
    let isNumbered = rows.count { $0.numbers > 0 } * 3 > rows.count * 2
    let columns = Set(rows.map(\.column)).sorted()
    let first = columns.first ?? 0
    let unit = columns.dropFirst().first.map { $0 - first } ?? 1
    var tabs: (first: Int, hasBlanks: Bool)?
    var hasBlanks = false
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      guard !line.isBlank else { continue }
      let row = Row(line)
      guard !row.text.isEmpty else {
        if !row.isGuide { builder.noteUnread(number, line) }
        continue
      }
      if row.isSummary {
        builder.note(number, "a count, no node: \(row.text.string)")
        continue
      }
      if row.hasTabs, tabs == nil { tabs = (number, hasBlanks) }
      if row.column > 0, !row.hasTabs { hasBlanks = true }
      var node = node(line: number)
      node.detail = row.text.range
      if isNumbered, row.numbers > 0 {
        builder.add(node, atColumn: row.numbers)
        continue
      }
      if (row.column - first) % max(unit, 1) != 0 {
        builder.note(
          number,
          "the line is \(row.column) blanks in, no multiple of \(unit); its parent is the "
            + "nearest line before that begins further to the left")
      }
      builder.add(node, atColumn: isNumbered ? 1000 + row.column : row.column)
    }
    if let tabs, hasBlanks {
      builder.note(tabs.first, "tabs and blanks are mixed; a tab counts as 8 blanks")
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    facts.name = detail.string
    return facts
  }

  /// A line without what marks its level.
  private struct Row {
    private(set) var column = 0
    private(set) var text: Bytes
    private(set) var hasTabs = false
    /// Whether a branch or a bullet stands before the text.
    private(set) var isMarked = false
    /// How many numbers stand before the text, as in 1.2.3.
    private(set) var numbers = 0
    /// Whether the line only leads other lines down.
    private(set) var isGuide = false

    /// Whether it is the last line of `tree`, which counts.
    var isSummary: Bool {
      column == 0 && text[0].isDigit && text.find(" director") != nil && text.count < 60
    }

    init(_ line: Bytes) {
      text = line
      var index = 0
      var hasGuides = false
      while true {
        if line[index] == 0x20 {
          (index, column) = (index + 1, column + 1)
        } else if line[index] == 0x09 {
          (index, column) = (index + 1, (column / 8 + 1) * 8)
          hasTabs = true
        } else if line.has("│", at: index) {
          (index, column) = (index + 3, column + 1)
          hasGuides = true
        } else if line[index] == UInt8(ascii: "|"),
          line[index + 1] == 0x20 || index + 1 == line.count
        {
          (index, column) = (index + 1, column + 1)
          hasGuides = true
        } else {
          break
        }
      }
      let branch = Self.branchEnd(in: line, at: index)
      if branch > index {
        isMarked = true
        // The text of `├── a` hangs below a text in the column of the branch.
        column += 1
        index = line.skipBlanks(from: branch)
      } else {
        index = numbered(line, from: index)
      }
      text = line.slice(index).trimmed
      isGuide = hasGuides && text.isEmpty
    }

    private mutating func numbered(_ line: Bytes, from start: Int) -> Int {
      var (index, count) = (start, 0)
      while line[index].isDigit {
        index = line.end(from: index) { $0.isDigit }
        count += 1
        guard line[index] == UInt8(ascii: ".") || line[index] == UInt8(ascii: ")") else { break }
        index += 1
      }
      guard count > 0, line[index] == 0x20,
        count > 1 || line[index - 1] == UInt8(ascii: ".") || line[index - 1] == UInt8(ascii: ")")
      else { return start }
      numbers = count
      return index + 1
    }

    /// Where a branch or a bullet ends.
    private static func branchEnd(in line: Bytes, at start: Int) -> Int {
      let branches: [StaticString] = ["├", "└", "|-", "`-", "+-", "\\-"]
      for branch in branches where line.has(branch, at: start) {
        var end = start + branch.utf8CodeUnitCount
        while line.has("─", at: end) { end += 3 }
        return line.end(from: end) { $0 == UInt8(ascii: "-") }
      }
      let bullets: [StaticString] = ["- ", "* ", "• ", "▿ ", "▹ ", "◦ ", "+ "]
      for bullet in bullets where line.has(bullet, at: start) {
        return start + bullet.utf8CodeUnitCount
      }
      return start
    }
  }
}
