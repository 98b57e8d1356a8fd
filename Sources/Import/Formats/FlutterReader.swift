/// Flutter's `debugDumpApp`, of today (`├─`, `└─`) and of 2016 (`├`, `└`).
///
/// A line is a node when it has a branch; everything else belongs to the node above it.
enum FlutterReader: DumpReader {
  static let format = DumpFormat.flutter

  static func score(_ line: Bytes) -> Int {
    if let branch = Branch(line) { return branch.isFile ? 0 : 8 }
    return line.find("MODE") != nil && line.find("Binding - ") != nil ? 8 : 0
  }

  static func begins(_ line: Bytes) -> Bool { true }
  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { false }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    /// The columns of open `└`, below each of which no brother can come.
    var lastColumn: (column: Int, isLast: Bool)?
    var hasRoot = false
    let first = section.sample.lazy.compactMap { Branch($0) }.first
    let rootColumn = first.map { $0.column - ($0.isOld ? 1 : 2) } ?? -1
    var isFlat = false
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      guard !line.isBlank else { continue }
      guard let branch = Branch(line) else {
        if !hasRoot, line.find(" MODE") != nil, line.find(" - ") != nil {
          builder.note(number, "the binding: \(line.trimmed.string)")
        } else if !hasRoot, line[line.skipBlanks()] != 0xE2 {
          hasRoot = true
          builder.add(node(line.trimmed, line: number), atColumn: rootColumn)
        } else if builder.nodes.isEmpty {
          builder.noteUnread(number, line)
        } else {
          builder.extendLast(to: line.range)
        }
        continue
      }
      if let last = lastColumn, last.isLast, last.column == branch.column, !isFlat {
        isFlat = true
        builder.note(
          number,
          "the indentation is lost: a last child cannot have a brother; from here on nodes "
            + "may hang too high")
      }
      lastColumn = (branch.column, branch.isLast)
      builder.add(
        node(line.slice(branch.end).trimmed, line: number), atColumn: branch.column,
        unit: branch.isOld ? 1 : 2)
      hasRoot = true
    }
  }

  private static func node(_ text: Bytes, line: Int) -> DumpNode {
    var node = node(line: line)
    let start = labelEnd(in: text)
    var end = text.end(from: start) {
      !"(-#: \n".utf8.contains($0)
    }
    if text[start] == UInt8(ascii: "[") {
      end = (text.first(UInt8(ascii: "]"), from: start) ?? end) + 1
    }
    // A generic class may have colons and blanks in its brackets.
    if let bracket = text.slice(start, end).first(UInt8(ascii: "<")),
      let close = closing(in: text, from: start + bracket)
    {
      end = max(end, close + 1)
    }
    node.className = text.slice(start, end).range
    if let hash = text.slice(0, end + 80).first(UInt8(ascii: "#"), from: end) {
      let stop = text.end(from: hash + 1) { $0.isHexDigit }
      if stop > hash + 3, text.slice(end, hash).first(0x20) == nil {
        node.identity = text.slice(hash, stop).range
      }
    }
    node.detail = text.range
    return node
  }

  /// Where a bracket is closed.
  private static func closing(in text: Bytes, from start: Int) -> Int? {
    var depth = 0
    for index in start..<text.count {
      if text[index] == UInt8(ascii: "<") { depth += 1 }
      if text[index] == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// Where `child 1: ` ends before a name.
  private static func labelEnd(in text: Bytes) -> Int {
    guard text[0] >= 0x61, text[0] <= 0x7A, let colon = text.find(": "), colon < 40,
      text.slice(0, colon).first(UInt8(ascii: "(")) == nil || text.has("child", at: 0)
    else { return 0 }
    return colon + 2
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    let end = detail.first(0x0A) ?? detail.count
    let first = detail.slice(0, end)
    let label = labelEnd(in: first)
    if label > 0 { facts.add("slot", first.slice(0, label - 2).string) }
    if let key = first.find("-["), let close = first.first(UInt8(ascii: "]"), from: key) {
      facts.name = first.slice(key + 1, close + 1).string
    }
    if let open = first.first(UInt8(ascii: "("), from: label) {
      if first[open + 1] == UInt8(ascii: "\""),
        let quote = first.first(UInt8(ascii: "\""), from: open + 2), facts.name == nil
      {
        facts.name = first.slice(open + 2, quote).string
      }
      facts.add("properties", first.slice(open + 1, first.findLast(")") ?? first.count).string)
    }
    for row in detail.slice(end).string.split(whereSeparator: \.isNewline) {
      let text = row.drop { " │╎|".contains($0) }
      if !text.isEmpty { facts.add("row", String(text)) }
    }
    return facts
  }
}

extension FlutterReader {
  /// `├─`, `└─`, `╎╌` and their kin, with the column in characters.
  struct Branch {
    let column: Int
    let end: Int
    /// Whether nothing follows on the same level.
    let isLast: Bool
    /// Whether it is of 2016, one column a level.
    let isOld: Bool
    /// Whether it is the kind of branch that lists of files have.
    let isFile: Bool

    init?(_ line: Bytes) {
      var (index, column) = (0, 0)
      while true {
        if line[index].isBlank || line[index] == UInt8(ascii: "|") {
          (index, column) = (index + 1, line[index] == 0x09 ? (column / 8 + 1) * 8 : column + 1)
        } else if line.has("│", at: index) || line.has("╎", at: index) && !line.has("╎╌", at: index)
        {
          (index, column) = (index + 3, column + 1)
        } else {
          break
        }
      }
      isLast = line.has("└", at: index)
      guard isLast || line.has("├", at: index) || line.has("╎╌", at: index) else { return nil }
      self.column = column
      index += 3
      let dashes = index
      while line.has("─", at: index) || line.has("╌", at: index) { index += 3 }
      isOld = index == dashes
      guard index - dashes <= 3 || line[index] != 0x20 else { return nil }
      isFile = index - dashes > 3
      guard line[index] > 0x20 else { return nil }
      end = index
    }
  }
}
