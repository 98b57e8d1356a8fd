import Geometry

/// UIKit's `recursiveDescription`, and Chisel's `pviews`: views with their attributes.
///
/// The text of a label is printed as it is, with line ends, brackets and all. So a node ends where
/// the next line looks like one.
enum RecursiveDescriptionReader: DumpReader {
  static let format = DumpFormat.recursiveDescription

  static func score(_ line: Bytes) -> Int {
    let marks = Markers(line)
    guard let start = nodeStart(in: line, from: marks.end) else { return 0 }
    let hasFrame = line.find("; frame = (", from: start) != nil
    guard line.find("; view = <") == nil, line.find(">, state: ") == nil else { return 0 }
    if hasFrame || line.find("layer = <", from: start) != nil { return 9 }
    return marks.count > 0 ? 6 : 1
  }

  static func begins(_ line: Bytes) -> Bool { nodeStart(in: line, from: Markers(line).end) != nil }

  static func isWhole(_ line: Bytes) -> Bool { isClosed(line) }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var isOpen = false
    var openLine = 0
    for index in section.range {
      let number = section.number(index)
      try builder.reached(line: number)
      let line = section[index]
      let marks = Markers(line)
      if let start = nodeStart(in: line, from: marks.end) {
        if isOpen { builder.note(openLine, "the line is cut off") }
        let text = line.slice(marks.end).trimmed
        builder.add(node(text, start: start - marks.end, line: number), atDepth: marks.count)
        (isOpen, openLine) = (!isClosed(text), number)
      } else if isOpen {
        builder.extendLast(to: line.range)
        isOpen = !endsDescription(line.trimmed)
      } else if !line.isBlank {
        builder.noteUnread(number, line)
      }
    }
    if isOpen { builder.note(openLine, "the line is cut off") }
  }

  /// Where the bracket of a node begins in a line, behind the notes on whose view it is.
  private static func nodeStart(in line: Bytes, from start: Int) -> Int? {
    var index = start
    // 'Class:0x1' 1 child[Class:0x2 ]
    if line[index] == UInt8(ascii: "'") {
      guard let quote = line.find("' ", from: index), line.slice(index, quote).find(":0x") != nil
      else { return nil }
      index = quote + 2
      if line[index].isDigit, let close = line.find("] ", from: index) { index = close + 2 }
    }
    if line.has("XX (", at: index) { index += 4 }
    guard line[index] == UInt8(ascii: "<") else { return nil }
    let name = line[index + 1] == UInt8(ascii: "<") ? index + 2 : index + 1
    guard line[name].isLetter || line[name] == UInt8(ascii: "_") else { return nil }
    // A generic class has blanks and brackets in its name; its address comes before any fact.
    let fact = line.first(UInt8(ascii: ";"), from: name) ?? line.count
    if let colon = line.find(": 0x", from: name), colon < fact { return index }
    let end = line.end(from: name) { $0.isNamePart }
    if line.has("; ", at: end) { return index }
    let isAlone = line[end] == UInt8(ascii: ">") && line.slice(end + 1).isBlank
    return isAlone ? index : nil
  }

  private static func node(_ text: Bytes, start: Int, line: Int) -> DumpNode {
    var node = node(line: line, kind: text.ends(with: "> (layer)") ? .layer : .view)
    let open = text[start + 1] == UInt8(ascii: "<") ? start + 2 : start + 1
    if let colon = text.find(": 0x", from: open),
      text.slice(open, colon).first(UInt8(ascii: ";")) == nil
    {
      node.className = text.slice(open, colon).range
      node.identity = text.slice(colon + 2, text.hexEnd(from: colon + 2)).range
    } else {
      let end = text.end(from: open) {
        $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: ":")
      }
      node.className = text.slice(open, end).range
    }
    node.detail = text.range
    return node
  }

  /// Whether the bracket of a node that begins in `text` is closed there.
  private static func isClosed(_ text: Bytes) -> Bool {
    guard text.ends(with: ">") || text.ends(with: ">)") else { return endsDescription(text) }
    // `text = '…>` may go on on the next line.
    guard let quote = text.find("text = '") else { return true }
    return text.find("'; ", from: quote + 8) != nil || text.ends(with: "'>")
  }

  /// Whether a line that something was open on closes it.
  private static func endsDescription(_ text: Bytes) -> Bool {
    if text.ends(with: ">>") || text.ends(with: ">>)") || text.ends(with: "'>") { return true }
    guard let last = text.findLast(">") else { return false }
    let tail = text.slice(last + 1)
    return tail.isEmpty || tail.has(" - ") || tail.has(") - ") || tail.has(" effect=")
      || tail.has(" layout=") || tail.has(" clientRequested") || tail.has(" (layer)")
      || tail.count == 1 && tail[0] == UInt8(ascii: ")")
  }
}
