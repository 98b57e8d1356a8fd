import Geometry

/// Flutter's `debugDumpApp`, in the current style (`├─`, `└─`) and that of 2016 (`├`, `└`).
///
/// A line with a branch is a node; all other lines belong to the node above.
enum FlutterReader: DumpReader {
  static let format = DumpFormat.flutter

  static func score(_ line: Bytes) -> Int {
    if let branch = Branch(line) {
      return branch.isFile || !branch.leadsToName(in: line) ? 0 : 8
    }
    return line.find("MODE") != nil && line.find("Binding - ") != nil ? 8 : 0
  }

  /// A process tree has several branches on a line.
  static func score(of section: Section) -> Int {
    let sample = section.sample
    guard !sample.contains(where: { ForeignForm.holdsChain($0) }) else { return 0 }
    return sample.reduce(0) { $0 + score($1) }
  }

  /// A continuation of a broken line starts at the left edge, unlike rows, guides and branches.
  static func begins(_ line: Bytes) -> Bool {
    Branch(line) != nil || line.indentation >= 2 || line.beginsWithGuide
  }

  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { true }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    guard let outline = Outline(section) else { return }
    /// The columns of open `└`, below which there are no siblings.
    var lastColumn: (column: Int, isLast: Bool)?
    var hasRoot = false
    var isFlat = false
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      guard !line.isBlank else { continue }
      guard let branch = Branch(line), !branch.isRow(in: line) else {
        let branch = Branch(line)
        if line.slice(branch?.end ?? 0).trimmed.isCutMark {
          builder.noteCut(number)
        } else if let branch {
          builder.extendLast(to: line.slice(branch.end).range, line: number)
        } else if outline.isRoot(index, in: section) {
          hasRoot = true
          lastColumn = nil
          builder.closeAll()
          builder.add(node(line.trimmed, line: number), atColumn: outline.rootColumn)
        } else if !hasRoot, line.find(" MODE") != nil, line.find(" - ") != nil {
          builder.note(number, "the binding: \(line.trimmed.string)")
        } else if hasRoot, outline.isRow(line) {
          builder.extendLast(to: line.range, line: number)
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

  /// The columns of roots and rows, according to the first branch.
  private struct Outline {
    let rootColumn: Int
    private let branchColumn: Int
    private let isOld: Bool

    init?(_ section: Section) {
      guard let first = section.range.lazy.compactMap({ Branch(section[$0]) }).first else {
        return nil
      }
      (branchColumn, isOld) = (first.column, first.isOld)
      rootColumn = first.column - (first.isOld ? 1 : 2)
    }

    /// Whether indentation was lost, so that rows are at the column of roots.
    private var isFlat: Bool { !isOld && branchColumn == 0 }

    /// Whether a line is as far left as a root.
    private func isOutside(_ line: Bytes) -> Bool {
      line.indentation <= max(branchColumn - 1, 0) && !line.beginsWithGuide
    }

    /// Whether a line belongs to the node above it.
    func isRow(_ line: Bytes) -> Bool { isFlat || !isOutside(line) }

    /// Whether the next line below this one that is not a row is its first branch.
    func isRoot(_ index: Int, in section: Section) -> Bool {
      guard isOutside(section[index]) else { return false }
      var next = index + 1
      while let place = section.nextLine(from: next) {
        let line = section[place]
        if let branch = Branch(line) { return branch.column == branchColumn }
        guard line.beginsWithGuide else { return false }
        next = place + 1
      }
      return false
    }
  }

  private static func node(_ text: Bytes, line: Int) -> DumpNode {
    var node = node(line: line)
    let start = labelEnd(in: text)
    let end = classEnd(in: text, from: start)
    node.className = text.slice(start, end).range
    // A hash inside a key belongs to the key.
    if let hash = text.slice(0, end + 80).first(UInt8(ascii: "#"), from: end),
      text.slice(end, hash).first(UInt8(ascii: "[")) == nil
    {
      let stop = text.end(from: hash + 1) { $0.isHexDigit }
      let digits = text.end(from: hash + 1) { $0.isDigit }
      // Semantics nodes are numbered from 0; all other hashes have five digits.
      let isNumber = digits > hash + 1 && !text[digits].isNamePart
      if stop > hash + 3 || isNumber, text.slice(end, hash).first(0x20) == nil {
        node.identity = text.slice(hash, stop).range
      }
    }
    node.detail = text.range
    return node
  }

  /// The end of the class name that starts here.
  private static func classEnd(in text: Bytes, from start: Int) -> Int {
    var end = text.end(from: start) {
      !"(-#: \n".utf8.contains($0)
    }
    if text[start] == UInt8(ascii: "[") {
      end = (text.first(UInt8(ascii: "]"), from: start) ?? end) + 1
    }
    // A generic class may contain colons and blanks in its brackets.
    if let bracket = text.slice(start, end).first(UInt8(ascii: "<")),
      let close = closing(in: text, from: start + bracket)
    {
      end = max(end, close + 1)
    }
    return end
  }

  /// The position of the closing bracket.
  private static func closing(in text: Bytes, from start: Int) -> Int? {
    var depth = 0
    for index in start..<text.count {
      if text[index] == UInt8(ascii: "<") { depth += 1 }
      if text[index] == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The end of a `child 1: ` before a name.
  fileprivate static func labelEnd(in text: Bytes) -> Int {
    guard text[0] >= 0x61 && text[0] <= 0x7A || text.has("Child "),
      let colon = text.find(": "), colon < 40,
      text.slice(0, colon).first(UInt8(ascii: "(")) == nil
    else {
      // `child with index 2 (kept alive but not laid out): `
      guard text.has("child"), let end = text.find("): "), end < 80 else { return 0 }
      return end + 3
    }
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
    } else if let key = first.find("-[") {
      facts.name = first.slice(key + 1).string
    }
    if let open = first.first(UInt8(ascii: "("), from: label) {
      if first[open + 1] == UInt8(ascii: "\""),
        let quote = first.first(UInt8(ascii: "\""), from: open + 2), facts.name == nil
      {
        facts.name = first.slice(open + 2, quote).string
      }
      let properties = first.slice(open + 1, first.findLast(")") ?? first.count).string
      facts.add("properties", properties)
      // A focus node's label precedes its state.
      if first.has("Focus", at: label), first.find("Node#") != nil, facts.name == nil {
        let words = properties.prefix { $0 != "[" }.replacing(/\s+$/, with: "")
        if !words.isEmpty, !words.contains(": ") { facts.name = String(words) }
      }
      // Offstage nodes, and those that are marked hidden, are hidden.
      if first.find("(offstage: true") != nil || first.find(", offstage: true") != nil
        || first.has("Visibility(hidden", at: label)
      {
        facts.isHidden = true
      }
    }
    // A render object's flags follow its hash.
    if let hash = first.first(UInt8(ascii: "#"), from: label) {
      let end = first.end(from: hash + 1) { $0.isHexDigit }
      let words = first.slice(end).trimmed
      let isOutside =
        first.slice(label, hash).end(from: 0) { !"([".utf8.contains($0) } == hash - label
      if words[0].isLetter, end > hash + 1, isOutside { facts.add("state", words.string) }
    }
    // Words after the name or its properties.
    let name = classEnd(in: first, from: label)
    if first[name] == UInt8(ascii: ":") || first[name] == 0x20 {
      let words = first.slice(name + 1).trimmed
      if !words.isEmpty { facts.add("words", words.string) }
    } else if let close = first.findLast(")"), close > name {
      let words = first.slice(close + 1).trimmed
      if !words.isEmpty { facts.add("words", words.string) }
    }
    let rows = detail.slice(end).string.split(whereSeparator: \.isNewline)
      .map { String($0.drop { " │╎|\t".contains($0) }) }.filter { !$0.isEmpty }
    facts.addRows(rows)
    return facts
  }
}

extension DumpFacts {
  /// Adds the rows below a node; some of semantics nodes set fields.
  fileprivate mutating func addRows(_ rows: [String]) {
    var (origin, size) = ([Substring](), [Substring]())
    for (index, row) in rows.enumerated() {
      add("row", row)
      if row.hasPrefix("parentData: ") {
        origin = row.pair(behind: "offset=Offset(")
      } else if row.hasPrefix("size: ") {
        size = row.pair(behind: "size: Size(")
      }
      // A paragraph's text is below it, between drawn lines.
      if name == nil, row.hasPrefix("║"),
        let text = row.firstMatch(of: /^║\s*"(.*)"$/), !text.1.isEmpty
      {
        name = String(text.1)
      }
      if row.hasPrefix("Rect.fromLTRB("), frame == nil {
        let edges = row.drop { $0 != "(" }.prefix { $0 != ")" }.dropFirst().split(separator: ",")
        frame = CGRect(edgesIn: edges.compactMap { Double($0.filter { $0 != " " }) })
      } else if row == "HIDDEN" || row.hasPrefix("flags: ") && row.contains("isHidden") {
        isHidden = true
      } else if row.hasPrefix("label:"), name == nil {
        // A long label is on separate lines, in quotation marks.
        var text = String(row.dropFirst(6).drop { $0 == " " })
        for more in rows[(index + 1)...] where text.isEmpty || !text.isClosed { text.join(more) }
        name = text.hasPrefix("\"") ? String(text.dropFirst().prefix { $0 != "\"" }) : text
      }
    }
    frame = frame ?? CGRect(parts: origin + size)
  }
}

extension String {
  /// The two strings after a bracket, separated by a comma; empty if there is no such bracket.
  fileprivate func pair(behind bracket: String) -> [Substring] {
    guard let start = firstRange(of: bracket)?.upperBound else { return [] }
    let parts = self[start...].prefix { $0 != ")" }.split(separator: ", ")
    return parts.count == 2 ? parts : []
  }
}

extension String {
  /// Whether it is not a quotation, or a terminated one.
  fileprivate var isClosed: Bool {
    !hasPrefix("\"") || utf8.count > 1 && (hasSuffix("\"") || hasSuffix("\" "))
  }

  fileprivate mutating func join(_ more: String) { self += (isEmpty ? "" : "\n") + more }
}

extension Bytes {
  /// Whether it starts with a vertical guide.
  fileprivate var beginsWithGuide: Bool {
    let start = skipBlanks()
    return has("│", at: start) || has("╎", at: start) || self[start] == UInt8(ascii: "|")
  }
}

extension FlutterReader {
  /// `├─`, `└─`, `╎╌` and similar, with the column in characters.
  struct Branch {
    let column: Int
    let end: Int
    /// Whether it is the last one of its level.
    let isLast: Bool
    /// Whether it is in the style of 2016, one column per level.
    let isOld: Bool
    /// Whether it is a branch of a directory listing.
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

    /// Whether a Flutter class name or a row follows.
    func leadsToName(in line: Bytes) -> Bool {
      let text = line.slice(end)
      let start = FlutterReader.labelEnd(in: text)
      let first = text.end(from: start) { $0 == UInt8(ascii: "_") }
      let letter = text[first]
      return letter >= 0x41 && letter <= 0x5A || text[start] == UInt8(ascii: "[") || isRow(in: line)
    }

    /// Whether it leads to no node: Flutter says so, or nodes were cut out.
    func isRow(in line: Bytes) -> Bool {
      line.has("no offstage children", at: end) || line.slice(end).trimmed.isCutMark
    }
  }
}
