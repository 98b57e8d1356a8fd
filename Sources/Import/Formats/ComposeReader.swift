import Geometry

/// Compose's `printToLog` and `printToString`: semantics nodes by number, followed by their
/// properties.
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
    /// Whether a multiline text continues.
    var isOpen = false
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
        isOpen = false
      } else if builder.nodes.isEmpty {
        continue
      } else if let property = Property(line) {
        builder.extendLast(to: line.range, line: number)
        if property.pair.0 == "Has" {
          builder.note(number, "not printed here: \(property.pair.1)")
        }
        isOpen = property.isOpen
      } else if isOpen {
        builder.extendLast(to: line.range, line: number)
        isOpen = !line.trimmed.ends(with: "'")
      }
    }
    // Below the root, the first level is after a bar indented by one blank.
    if columns.contains(0), section.range.contains(where: { section[$0].has("|-Node #") }) {
      builder.note(first, "the indentation is lost; nodes may hang too high")
    }
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    let end = detail.first(0x0A) ?? detail.count
    let head = detail.slice(0, end)
    if let open = head.find(" at ("), head[open + 5].isDigit || head[open + 5] == UInt8(ascii: "-"),
      let close = head.first(UInt8(ascii: ")"), from: open)
    {
      // Before 1.0 the edges were unnamed.
      let edges = head.slice(open + 5, close).string.split(separator: ",")
      facts.frame = CGRect(edgesIn: edges.compactMap { Double($0.drop { $0 == " " }) })
    }
    if let open = head.find("(l="), let close = head.first(UInt8(ascii: ")"), from: open) {
      let edges = head.slice(open + 1, close).string.split(separator: ",").compactMap {
        $0.split(separator: "=").last.flatMap { Double($0) }
      }
      facts.frame = CGRect(edgesIn: edges)
    }
    if let tag = head.find("Tag: '") {
      facts.add("tag", head.slice(tag + 6).string.prefix { $0 != "'" }.description)
    }
    if let close = head.find(")px"), close + 3 < head.count {
      var rest = head.slice(close + 3).trimmed
      if rest.has(", Tag: '"), let quote = rest.first(0x27, from: 8) {
        rest = rest.slice(quote + 1)
      }
      if !rest.isBlank { facts.add("behind", rest.trimmed.string) }
    }
    var texts: [String: String] = [:]
    for row in rows(of: detail.slice(end)) {
      var text = row
      guard let (key, value) = text.withUTF8({ Property(Bytes($0))?.pair }) else { continue }
      facts.add(key, value)
      if !value.isEmpty, texts[key] == nil { texts[key] = value }
    }
    // A text field shows its contents but is named by its label.
    facts.name = ["Text", "ContentDescription", "EditableText"].lazy.compactMap { texts[$0] }.first
    return facts
  }

  /// The properties of a node, each joined with its continuation lines.
  private static func rows(of bytes: Bytes) -> [String] {
    var (rows, isOpen) = ([String](), false)
    for line in bytes.string.split(whereSeparator: \.isNewline) {
      var text = String(line)
      if let goesOn = text.withUTF8({ Property(Bytes($0))?.isOpen }) {
        isOpen = goesOn
        rows.append(text)
      } else if isOpen, let last = rows.indices.last {
        rows[last] += "\n" + text.drop { $0 == " " || $0 == "|" }
        isOpen = !text.hasSuffix("'")
      }
    }
    return rows
  }

  /// `Node #1 at (l=0.0, …)px, Tag: 'bed'` after bars.
  private struct Parts {
    let column: Int
    let number: Bytes
    let whole: Bytes

    init?(_ line: Bytes) {
      var index = 0
      while line[index].isBlank || line[index] == UInt8(ascii: "|") { index += 1 }
      var column = index
      if line[index] == UInt8(ascii: "-"), index > 0, line[index - 1] == UInt8(ascii: "|") {
        // A node after a bar is a child of the one in the bar's column.
        (index, column) = (index + 1, index)
      }
      // If several are printed, each has a number: `1) Node #5 at (…)px`.
      let digits = line.end(from: index) { $0.isDigit }
      if digits > index, line.has(") Node #", at: digits) { index = digits + 2 }
      guard line.has("Node #", at: index) else { return nil }
      let end = line.end(from: index + 6) { $0.isDigit }
      guard end > index + 6, line.has(" at (", at: end) else { return nil }
      (self.column, number) = (column, line.slice(index + 5, end))
      whole = line.slice(index).trimmed
    }
  }

  /// `Text = '[Bed]'`, or a flag in brackets, after bars.
  private struct Property {
    let pair: (String, String)
    /// Whether its text continues on the next line.
    private(set) var isOpen = false

    init?(_ line: Bytes) {
      let start = line.end(from: 0) { $0.isBlank || $0 == UInt8(ascii: "|") }
      let text = line.slice(start).trimmed
      if text[0] == UInt8(ascii: "["), text.ends(with: "]") {
        pair = ("flag", text.slice(1, text.count - 1).string)
        return
      }
      // Omitted nodes are counted: `Has 3 children, 1 sibling`.
      if text.has("Has "), text[4].isDigit {
        pair = ("Has", text.slice(4).string)
        return
      }
      let end = text.end(from: 0) { $0.isNamePart }
      guard end > 0, text.has(" = ", at: end) || text.slice(end).isExactly(" =") else { return nil }
      var value = text.slice(end + 2).trimmed.string[...]
      if value.hasPrefix("'"), value.hasSuffix("'"), value.count > 1 {
        value = value.dropFirst().dropLast()
      } else if value.hasPrefix("'") {
        isOpen = true
      }
      if value.hasPrefix("["), value.hasSuffix("]"), text.first(UInt8(ascii: "'")) != nil {
        value = value.dropFirst().dropLast()
      }
      pair = (text.slice(0, end).string, String(value))
    }
  }
}
