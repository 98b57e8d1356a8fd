/// React's tree of hydration differences: unclosed tags, indented by level.
enum ReactTreeReader: DumpReader {
  static let format = DumpFormat.react

  static func score(_ line: Bytes) -> Int { 0 }

  static func score(of section: Section) -> Int {
    let sample = section.sample
    let tags = sample.count { Tag($0) != nil }
    let closes = sample.contains { $0.find("</") != nil || $0.trimmed.ends(with: "/>") }
    let isIn = Set(sample.compactMap { Tag($0)?.column }).count > 1
    let hasArrows = sample.contains(where: \.beginsWithArrow)
    return tags > 2 && !closes && isIn && !hasArrows ? tags * 8 : 0
  }

  static func begins(_ line: Bytes) -> Bool { Tag(line) != nil }
  static func isWhole(_ line: Bytes) -> Bool { line.ends(with: ">") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var isOpen = false
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      let text = line.trimmed
      if let tag = Tag(line) {
        var node = node(line: number)
        node.className = tag.name.range
        node.detail = text.range
        builder.add(node, atColumn: tag.column)
        isOpen = !text.ends(with: ">")
      } else if isOpen {
        builder.extendLast(to: line.range, line: number)
        isOpen = !text.ends(with: ">")
      } else if text.isExactly("...") {
        builder.note(number, "lines are omitted here")
      } else if !text.isEmpty, let column = builder.openColumns.last, column < line.indentation,
        !text.has("at ")
      {
        builder.extendLast(to: line.range, line: number)
      }
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    let rows = detail.string.split(whereSeparator: \.isNewline).map(String.init)
    for (index, row) in rows.enumerated() {
      var text = row.drop { $0 == " " }
      if index == 0 { text = text.drop { $0 != "<" }.drop { $0 != " " }.drop { $0 == " " } }
      if text.last == ">" { text = text.dropLast() }
      let isMarked = text.first == "+" || text.first == "-"
      let plain = isMarked ? text.dropFirst().drop { $0 == " " } : text
      guard !plain.isEmpty else { continue }
      facts.add(
        isMarked ? "differs" : "properties", isMarked ? "\(row.prefix(1)) \(plain)" : String(plain))
    }
    return facts
  }

  /// `<Name property="…">`, possibly after a diff mark.
  private struct Tag {
    let column: Int
    let name: Bytes

    init?(_ line: Bytes) {
      var start = line.skipBlanks()
      if line[start] == UInt8(ascii: "+") || line[start] == UInt8(ascii: "-"),
        line[start + 1].isBlank
      {
        start = line.skipBlanks(from: start + 1)
      }
      let text = line.slice(start).trimmed
      guard text.beginsTag else { return nil }
      column = line.column(at: start)
      name = text.slice(1, text.end(from: 1) { $0.isNamePart || $0 == UInt8(ascii: "-") })
    }
  }
}
