import Geometry

/// UIKit's `recursiveDescription`, and Chisel's `pviews`: views with their attributes.
///
/// Labels are printed verbatim, including newlines and brackets, so a node ends where the next line
/// looks like a node.
enum RecursiveDescriptionReader: DumpReader {
  static let format = DumpFormat.recursiveDescription

  static func score(_ line: Bytes) -> Int {
    let marks = Markers(line)
    guard let start = Opening(in: line, from: marks.end)?.start else { return 0 }
    let hasFrame = line.find("; frame = (", from: start) != nil
    guard line.find("; view = <") == nil, line.find(">, state: ") == nil else { return 0 }
    if hasFrame || line.find("layer = <", from: start) != nil { return 9 }
    if marks.count > 0 { return 6 }
    // Lines indented by blanks alone are an outline, as UIKit draws bars.
    if line[0] == UInt8(ascii: " ") || line[0] == UInt8(ascii: "\t") { return 0 }
    // Only an object with its address, as in lists.
    let text = line.trimmed
    return text.ends(with: ">") || text.ends(with: ">,") ? 2 : 1
  }

  static func begins(_ line: Bytes) -> Bool { Opening(in: line, from: Markers(line).end) != nil }

  static var endsWithBracket: Bool { true }

  static func isWhole(_ line: Bytes) -> Bool { isClosed(line) }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var isOpen = false
    // Whether the previous line ends with a name whose value follows.
    var isValueMissing = false
    var openLine = 0
    let isIndented = isIndented(section)
    if isIndented, let first = section.nextLine(from: 0) {
      builder.note(
        section.number(first), "there are no bars before the views; their indentation is the tree")
    }
    for index in section.range {
      let number = section.number(index)
      try builder.reached(line: number)
      let line = section[index]
      let marks = Markers(line)
      let isValue = isOpen && isValueMissing && line[0] == UInt8(ascii: "<")
      isValueMissing = line.trimmed.ends(with: " =")
      if !isValue, let opening = Opening(in: line, from: marks.end) {
        if isOpen { builder.note(openLine, "the line is cut off") }
        // Objective-C arrays have a comma after each object.
        let own = line.slice(marks.end).trimmed
        let text = own.ends(with: ">,") ? own.slice(0, own.count - 1) : own
        let node = node(text, opening, of: line, number: number)
        if isIndented {
          builder.add(node, atColumn: line.indentation)
        } else {
          builder.add(node, atDepth: marks.count)
        }
        (isOpen, openLine) = (!isClosed(text), number)
      } else if isOpen {
        builder.extendLast(to: line.range, line: number)
        isOpen = !endsDescription(line.trimmed)
      }
    }
    if isOpen { builder.note(openLine, "the line is cut off") }
  }

  /// Whether levels are marked by indentation alone.
  private static func isIndented(_ section: Section) -> Bool {
    var columns: Set<Int> = []
    for line in section.sample {
      let marks = Markers(line)
      guard Opening(in: line, from: marks.end) != nil else { continue }
      if marks.count > 0 { return false }
      columns.insert(line.indentation)
    }
    return columns.count > 1
  }

  /// The start of a node in a line, after the notes on its controller.
  private struct Opening {
    /// The position of the bracket.
    let start: Int
    /// The position of the name.
    let name: Int
    /// The end of the name, and the position of the address if there is one.
    let end: Int
    let address: Int?

    init?(in line: Bytes, from place: Int) {
      var index = place
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
      (start, self.name) = (index, name)
      // A generic class has blanks and brackets in its name; its address precedes all facts.
      if let colon = line.find(": 0x", from: name),
        line.slice(name, colon).first(UInt8(ascii: ";")) == nil
      {
        (end, address) = (colon, colon + 2)
        return
      }
      end = line.end(from: name) { $0.isNamePart }
      if line.has(" 0x", at: end), let stop = line.hexEnd(from: end + 1),
        line[stop] == UInt8(ascii: ">"), line[stop + 1] == 0x20 || line.slice(stop + 1).isBlank
      {
        address = end + 1
        return
      }
      address = nil
      guard !line.has("; ", at: end) else { return }
      // A lowercase name is an HTML tag.
      let isTag = line.end(from: name) { $0 >= 0x61 && $0 <= 0x7A || $0.isDigit } == end
      guard line[end] == UInt8(ascii: ">"), line.slice(end + 1).isBlank, !isTag else { return nil }
    }
  }

  private static func node(
    _ text: Bytes, _ opening: Opening, of line: Bytes, number: Int
  ) -> DumpNode {
    var node = node(line: number, kind: text.ends(with: "> (layer)") ? .layer : .view)
    if let address = opening.address {
      node.className = line.slice(opening.name, opening.end).range
      node.identity = line.slice(address, line.hexEnd(from: address)).range
    } else {
      let end = line.end(from: opening.name) {
        $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: ":")
      }
      node.className = line.slice(opening.name, end).range
    }
    node.detail = text.range
    return node
  }

  /// Whether the bracket of a node that starts in `text` is closed there.
  private static func isClosed(_ text: Bytes) -> Bool {
    guard text.ends(with: ">") || text.ends(with: ">)") else {
      return endsDescription(text) || labelStart(in: text) == nil && text.closesBrackets
    }
    // `text = '…>` may continue on the next line.
    guard let label = labelStart(in: text) else { return true }
    return text.find("'; ", from: label) != nil || text.ends(with: "'>")
  }

  /// The start of a label's text, if there is one; searches for the rare apostrophe first.
  private static func labelStart(in text: Bytes) -> Int? {
    var index = 0
    while let quote = text.first(UInt8(ascii: "'"), from: index) {
      if text.has("text = ", at: quote - 7) { return quote + 1 }
      index = quote + 1
    }
    return nil
  }

  /// Whether a line closes an open description.
  private static func endsDescription(_ text: Bytes) -> Bool {
    if text.ends(with: ">>") || text.ends(with: ">>)") || text.ends(with: "'>") { return true }
    guard let last = text.findLast(">") else { return false }
    let tail = text.slice(last + 1)
    return tail.isEmpty || tail.has(" - ") || tail.has(") - ") || tail.has(" effect=")
      || tail.has(" layout=") || tail.has(" clientRequested") || tail.has(" (layer)")
      || tail.count == 1 && tail[0] == UInt8(ascii: ")")
  }
}

extension Bytes {
  /// Whether its brackets are balanced, with at least one pair.
  fileprivate var closesBrackets: Bool {
    var (opened, closed) = (0, 0)
    for index in 0..<count {
      if self[index] == UInt8(ascii: "<") { opened += 1 }
      if self[index] == UInt8(ascii: ">") { closed += 1 }
    }
    return opened > 0 && opened == closed
  }
}
