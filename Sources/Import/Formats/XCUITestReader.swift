import Geometry

/// XCUITest's `debugDescription`: elements by type, indented by two blanks, with an arrow before
/// the first.
///
/// The element itself precedes the tree, and its ancestors and the query follow it; neither is part
/// of the tree.
enum XCUITestReader: DumpReader {
  static let format = DumpFormat.xcuitest

  static func score(_ line: Bytes) -> Int {
    let text = line.trimmed
    if text.has("Element subtree:") || text.has("Path to element:") || text.has("Query chain:") {
      return 10
    }
    if text.has("Attributes: ") { return 5 }
    return Parts(line) != nil && line.find("{{") != nil ? 9 : 0
  }

  static func begins(_ line: Bytes) -> Bool { score(line) > 0 }
  static func isWhole(_ line: Bytes) -> Bool { true }

  static func read(_ section: Section, into builder: inout DumpBuilder) throws(ImportError) {
    var isTree = section.range.allSatisfy { !section[$0].trimmed.has("Element subtree:") }
    /// The last line of an element with a multiline text.
    var openEnd = section.range.lowerBound
    /// The text after a tree, with its lines.
    var rest: (what: String, lines: ClosedRange<Int>)?
    func endRest() {
      guard let (what, lines) = rest else { return }
      builder.note(
        lines.lowerBound, through: lines.upperBound,
        "from here on stands \(what), which is no part of the tree")
      rest = nil
    }
    for index in section.range {
      let (line, number) = (section[index], section.number(index))
      try builder.reached(line: number)
      let text = line.trimmed
      guard !text.isEmpty else { continue }
      if text.has("Element subtree:") {
        endRest()
        isTree = true
        builder.use(number)
        builder.closeAll()
      } else if text.has("Attributes: ") {
        // The element at the root of the tree.
        endRest()
      } else if text.has("Path to element:") || text.has("Query chain:") {
        endRest()
        isTree = false
        let what = text.has("Path") ? "the element's ancestors" : "how the element was found"
        rest = (what, number...number)
      } else if !isTree {
        if let (what, lines) = rest { rest = (what, lines.lowerBound...number) }
      } else if let parts = Parts(line) {
        var node = node(line: number)
        node.className = parts.type.range
        node.identity = parts.pointer.range
        node.detail = text.range
        builder.add(node, atColumn: parts.column)
        guard Pieces(text).isOpen else { continue }
        if let end = textEnd(in: section, from: index) {
          openEnd = end + 1
        } else {
          builder.note(number, "a text does not end; the line is cut off")
        }
      } else if index < openEnd {
        // A label continues on the next line.
        builder.extendLast(to: line.range, line: number)
      } else if text.isCutMark {
        builder.noteCut(number)
      }
    }
    endRest()
  }

  /// The last line of a multiline text; nil if it is not terminated before the next element.
  private static func textEnd(in section: Section, from first: Int) -> Int? {
    let end = min(first + 200, section.range.upperBound)
    for index in first + 1..<max(end, first + 1) {
      let text = section[index].trimmed
      if Parts(section[index]) != nil || text.has("Path to element:") { return nil }
      if text.ends(with: "'") || text.find("', ") != nil { return index }
    }
    return nil
  }

  static func facts(_ detail: Bytes) -> DumpFacts {
    var facts = DumpFacts()
    var names: [String: String] = [:]
    for piece in Pieces(detail).all {
      switch piece {
      case .frame(let text):
        facts.frame = CGRect(numbersIn: text)
        // An infinite frame, of an element off screen, is kept as printed.
        if facts.frame == nil { facts.add("frame", text) }
      case .fact(let key, let value):
        if names[key] == nil { names[key] = value }
        facts.add(key, value)
      case .word(let word): facts.add("state", word)
      }
    }
    facts.name = Self.names.lazy.compactMap { names[$0] }.first
    return facts
  }

  /// Attributes that may name an element, in order of preference: visible text before identifiers.
  private static let names = ["label", "title", "identifier", "placeholderValue"]

  /// `Type, 0x1, …` after blanks and possibly an arrow.
  private struct Parts {
    let column: Int
    let type: Bytes
    let pointer: Bytes

    init?(_ line: Bytes) {
      var start = line.skipBlanks()
      var column = line.indentation
      if line.has("→", at: start) {
        // The arrow replaces one blank and has three bytes.
        (start, column) = (start + 3, column + 1)
      }
      guard line[start].isUppercase else { return nil }
      let comma = line.first(UInt8(ascii: ","), from: start) ?? line.count
      let brace = line.find(" {{", from: start) ?? line.count
      // Up to Xcode 9: `Other 0x1: traits: 1, {{…}}`.
      if let zero = line.find(" 0x", from: start), zero < comma,
        let end = line.hexEnd(from: zero + 1), line[end] == UInt8(ascii: ":"),
        line.slice(start, zero).count < 40
      {
        self.column = column
        (self.type, pointer) = (line.slice(start, zero), line.slice(zero + 1, end))
        return
      }
      let type = line.slice(start, min(comma, brace)).trimmed
      let words = type.end(from: 0) {
        $0.isNamePart || $0 == 0x20 || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
      }
      guard words == type.count, type.count < 40, comma < line.count || brace < line.count else {
        return nil
      }
      self.column = column
      self.type = type
      let zero = line.skipBlanks(from: comma + 1)
      pointer = line.slice(zero, line.hexEnd(from: zero) ?? zero)
    }
  }
}
