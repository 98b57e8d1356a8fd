/// The tree in a Flutter error: a render object, then rows with three dots, its children indented.
enum FlutterErrorReader: DumpReader {
  static let format = DumpFormat.flutterError

  static func score(_ line: Bytes) -> Int {
    if head(of: line) != nil { return 6 }
    return line.has("...  ") || Child(line) != nil ? 9 : 0
  }

  static func begins(_ line: Bytes) -> Bool { score(line) > 0 }
  static var showsItsEnd: Bool { false }
  static func isWhole(_ line: Bytes) -> Bool { true }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    /// Whether rows belong to the preceding node, and whether they have dots.
    var (isOpen, isDotted) = (false, false)
    var hasHead = false
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      if let text = head(of: line) {
        builder.closeAll()
        builder.add(node(text, text, line: number), atColumn: -1)
        (isOpen, isDotted, hasHead) = (true, false, true)
      } else if let child = Child(line) {
        if !hasHead { builder.note(number, "what this is a child of is missing") }
        builder.add(node(child.text, child.whole, line: number), atColumn: child.column)
        (isOpen, isDotted, hasHead) = (true, true, true)
      } else if line.has("..."), isOpen {
        builder.extendLast(to: line.range, line: number)
        isDotted = true
      } else if hasHead, line.has("This RenderObject had ") {
        builder.extendLast(to: line.range, line: number)
        (isOpen, isDotted) = (true, false)
      } else if isOpen, !isDotted, line.indentation > 0, !line.isBlank {
        if let child = Child(bare: line) {
          builder.add(node(child.text, child.whole, line: number), atColumn: child.column)
        } else {
          builder.extendLast(to: line.range, line: number)
        }
      } else if !line.isBlank {
        isOpen = false
      }
    }
  }

  /// The render object after the introductory words.
  private static func head(of line: Bytes) -> Bytes? {
    let text = line.trimmed
    guard !text.has("..."), text.has("The ") || text.has("RenderObject: "),
      let colon = text.find(": "), let hash = text.first(UInt8(ascii: "#"), from: colon),
      text.slice(colon + 2, hash).first(0x20) == nil, text[colon + 2].isUppercase
    else { return nil }
    return text.slice(colon + 2)
  }

  private static func node(_ text: Bytes, _ whole: Bytes, line: Int) -> DumpNode {
    var node = node(line: line)
    let end = text.end(from: 0) { !"#(: ".utf8.contains($0) }
    node.className = text.slice(0, end).range
    if text[end] == UInt8(ascii: "#") {
      node.identity = text.slice(end, text.end(from: end + 1) { $0.isHexDigit }).range
    }
    node.detail = whole.range
    return node
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    let end = detail.first(0x0A) ?? detail.count
    var name = 0
    let hasSlot = detail.has("child") || detail.has("Child") || detail.has("text: ")
    if hasSlot, let colon = detail.slice(0, end).find(": ") {
      facts.add("slot", detail.slice(0, colon).string)
      name = colon + 2
    }
    let rest = detail.end(from: name) { $0 != 0x20 }
    let words = detail.slice(rest, end).trimmed
    if !words.isEmpty {
      facts.add("state", words.slice(0, words.last == 0x3A ? words.count - 1 : nil).string)
    }
    for row in detail.slice(end).string.split(whereSeparator: \.isNewline) {
      facts.add("row", String(row.drop { $0 == "." || $0 == " " }))
    }
    return facts
  }

  /// `...    child 1: RenderPadding#824fd`.
  private struct Child {
    let column: Int
    let text: Bytes
    /// Including the slot name.
    let whole: Bytes

    init?(_ line: Bytes) {
      guard line.has("...") else { return nil }
      let start = line.skipBlanks(from: 3)
      guard line.has("child", at: start) || line.has("Child", at: start),
        let colon = line.find(": ", from: start), colon < start + 14,
        line.first(UInt8(ascii: "#"), from: colon) != nil
      else { return nil }
      (column, text) = (start, line.slice(colon + 2).trimmed)
      whole = line.slice(start).trimmed
    }

    /// The same without dots, as in `    child 1: RenderPadding#824fd`.
    init?(bare line: Bytes) {
      let start = line.skipBlanks()
      guard let colon = line.find(": ", from: start), colon < start + 24 else { return nil }
      let isObject =
        (line.has("child", at: start) || line.has("Render", at: colon + 2))
        && (line[colon + 2].isUppercase || line[colon + 2] == UInt8(ascii: "_"))
        && line.first(UInt8(ascii: "#"), from: colon) != nil
      guard isObject || line.has("text: TextSpan", at: start) else { return nil }
      (column, text) = (line.column(at: start), line.slice(colon + 2).trimmed)
      whole = line.slice(start).trimmed
    }
  }
}
