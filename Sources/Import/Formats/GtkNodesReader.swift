/// GTK's CSS nodes, as printed by `gtk_style_context_to_string`: `name.class#id:state`, indented by
/// two blanks, invisible ones in brackets.
enum GtkNodesReader: DumpReader {
  static let format = DumpFormat.gtkNodes

  static func score(_ line: Bytes) -> Int {
    let text = line.trimmed
    return (text.find(":dir(ltr)") != nil || text.find(":dir(rtl)") != nil) && Parts(text) != nil
      ? 10 : 0
  }

  static func begins(_ line: Bytes) -> Bool { true }
  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { !line.ends(with: ":") }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var count = 0
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      let text = line.trimmed
      guard !text.isEmpty else { continue }
      guard let parts = Parts(text) else {
        // Style lines and masks belong to the node above.
        if !builder.nodes.isEmpty, text.ends(with: ";") || text.find("*/") != nil || text.has("}") {
          builder.extendLast(to: line.range, line: number)
        }
        continue
      }
      var node = node(line: number, kind: .view)
      node.className = parts.name.range
      node.detail = text.range
      builder.add(node, atColumn: line.indentation, unit: 2)
      count += 1
    }
    builder.noteIfFlat(section, count: count)
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    let end = detail.first(0x0A) ?? detail.count
    guard let parts = Parts(detail.slice(0, end).trimmed) else { return facts }
    facts.isHidden = parts.isHidden ? true : nil
    let rest = parts.rest.string
    if let id = rest.firstMatch(of: /#([\w-]+)/) { facts.name = String(id.1) }
    let classes = rest.prefix { $0 != ":" && $0 != "#" && $0 != " " }.split(separator: ".")
    if !classes.isEmpty { facts.add("style classes", classes.joined(separator: " ")) }
    for state in rest.matches(of: /:([\w-]+(?:\(\w+\))?)/) { facts.add("state", String(state.1)) }
    for row in detail.slice(end).string.split(whereSeparator: \.isNewline) {
      facts.add("style", row.trimmingPrefix { $0 == " " }.description)
    }
    return facts
  }

  /// A parsed line.
  private struct Parts {
    let name: Bytes
    let rest: Bytes
    let isHidden: Bool

    init?(_ text: Bytes) {
      isHidden = text[0] == UInt8(ascii: "[") && text.ends(with: "]")
      let inside = isHidden ? text.slice(1, text.count - 1) : text
      let end = inside.end(from: 0) {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
      }
      guard end > 0, inside[0].isLetter else { return nil }
      guard end == inside.count || ".#:[ ".utf8.contains(inside[end]) else { return nil }
      // `color: rgb(0,0,0);` is a style, not a node.
      if inside.has(": ", at: end) || inside.ends(with: ";") { return nil }
      if inside[end] == 0x20, inside[end + 1] != UInt8(ascii: "/"),
        inside[end + 1] != UInt8(ascii: "{")
      {
        return nil
      }
      (name, rest) = (inside.slice(0, end), inside.slice(end))
    }
  }
}

extension DumpBuilder {
  /// Adds a note if a format that depends on indentation has none.
  mutating func noteIfFlat(_ section: Section, count: Int) {
    guard count > 2, let first = section.nextLine(from: 0) else { return }
    let column = section[first].skipBlanks()
    var index = first
    while let next = section.nextLine(from: index) {
      if section[next].skipBlanks() != column { return }
      index = next + 1
    }
    note(section.number(first), "no line is indented; if there were levels, they are lost")
  }
}
