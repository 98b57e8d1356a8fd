import Geometry

/// Compose's `printToLog` and `printToString`: semantics nodes by number, their properties below them.
enum ComposeReader: DumpReader {
  static let format = DumpFormat.compose

  static func score(_ line: Bytes) -> Int { Parts(line) == nil ? 0 : 10 }
  static func begins(_ line: Bytes) -> Bool {
    score(line) > 0 || Property(line) != nil
  }
  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { true }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var columns: Set<Int> = []
    var first = 0
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      if let parts = Parts(line) {
        var node = node(line: number, kind: .view)
        node.className = builder.keep("Node")
        node.identity = parts.number.range
        node.detail = parts.whole.range
        if builder.nodes.isEmpty { first = number }
        columns.insert(parts.column)
        builder.add(node, atColumn: parts.column)
      } else if !builder.nodes.isEmpty, Property(line) != nil {
        builder.extendLast(to: line.range, line: number)
      }
    }
    // Below the root the first level stands behind a bar that is one blank in.
    if columns.contains(0), section.range.contains(where: { section[$0].has("|-Node #") }) {
      builder.note(first, "the indentation is lost; nodes may hang too high")
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    let end = detail.first(0x0A) ?? detail.count
    let head = detail.slice(0, end)
    if let open = head.find("(l="), let close = head.first(UInt8(ascii: ")"), from: open) {
      let edges = head.slice(open + 1, close).string.split(separator: ",").compactMap {
        $0.split(separator: "=").last.flatMap { Double($0) }
      }
      facts.frame = CGRect(edgesIn: edges)
    }
    if let tag = head.find("Tag: '") {
      facts.add("tag", head.slice(tag + 6).string.prefix { $0 != "'" }.description)
    }
    for row in detail.slice(end).string.split(whereSeparator: \.isNewline) {
      var text = String(row)
      guard let (key, value) = text.withUTF8({ Property(Bytes($0))?.pair }) else { continue }
      facts.add(key, value)
      if ["Text", "ContentDescription", "EditableText"].contains(key), facts.name == nil,
        !value.isEmpty
      {
        facts.name = value
      }
    }
    return facts
  }

  /// `Node #1 at (l=0.0, …)px, Tag: 'bed'` behind bars.
  private struct Parts {
    let column: Int
    let number: Bytes
    let whole: Bytes

    init?(_ line: Bytes) {
      var index = 0
      while line[index].isBlank || line[index] == UInt8(ascii: "|") { index += 1 }
      var column = index
      if line[index] == UInt8(ascii: "-"), index > 0, line[index - 1] == UInt8(ascii: "|") {
        // A node behind a bar is below one in the column of the bar.
        (index, column) = (index + 1, index)
      }
      guard line.has("Node #", at: index) else { return nil }
      let end = line.end(from: index + 6) { $0.isDigit }
      guard end > index + 6, line.has(" at (", at: end) else { return nil }
      (self.column, number) = (column, line.slice(index + 5, end))
      whole = line.slice(index).trimmed
    }
  }

  /// `Text = '[Bed]'`, or a flag in brackets, behind bars.
  private struct Property {
    let pair: (String, String)

    init?(_ line: Bytes) {
      let start = line.end(from: 0) { $0.isBlank || $0 == UInt8(ascii: "|") }
      let text = line.slice(start).trimmed
      if text[0] == UInt8(ascii: "["), text.ends(with: "]") {
        pair = ("flag", text.slice(1, text.count - 1).string)
        return
      }
      let end = text.end(from: 0) { $0.isNamePart }
      guard end > 0, text.has(" = ", at: end) || text.slice(end).isExactly(" =") else { return nil }
      var value = text.slice(end + 2).trimmed.string[...]
      if value.hasPrefix("'"), value.hasSuffix("'"), value.count > 1 {
        value = value.dropFirst().dropLast()
      }
      if value.hasPrefix("["), value.hasSuffix("]"), text.first(UInt8(ascii: "'")) != nil {
        value = value.dropFirst().dropLast()
      }
      pair = (text.slice(0, end).string, String(value))
    }
  }
}
