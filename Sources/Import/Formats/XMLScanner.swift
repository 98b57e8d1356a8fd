/// Splits an XML text into tags, without recursion and without declared entities.
///
/// Tools write malformed XML, and people truncate it: errors are reported with their lines, and the
/// scanner continues after them. A document that declares entities is refused, as they could expand
/// without bound.
struct XMLScanner {
  enum Token {
    case start(XMLTag, isClosed: Bool)
    case end(name: String)
    /// Text between tags.
    case text(String)
    case comment
    /// An XML declaration or document type.
    case declaration
    case problem(String)
  }

  private let bytes: Bytes
  private let starts: [Int]
  private let firstNumber: (Int) -> Int
  private(set) var index = 0
  private var lineIndex = 0
  /// The last line of the latest token.
  private(set) var lastLine = 0

  /// The HTML elements with raw text, without those that are not closed; and the open one.
  private var raw: Set<String>
  private var openRaw: String?

  /// `starts` are the offsets of the lines, `number` maps their indices to line numbers.
  init(_ bytes: Bytes, starts: [Int], isHTML: Bool = false, number: @escaping (Int) -> Int) {
    (self.bytes, self.starts, firstNumber) = (bytes, starts, number)
    raw = isHTML ? ["script", "style", "textarea", "title"] : []
  }

  /// The line of a position that is not before the previous one.
  private mutating func line(at place: Int) -> Int {
    while lineIndex + 1 < starts.count, starts[lineIndex + 1] <= place { lineIndex += 1 }
    return firstNumber(lineIndex)
  }

  /// The next tag or error with its line, or nil at the end.
  mutating func next() throws(ImportError) -> (token: Token, line: Int)? {
    var found = rawText()
    if found == nil { found = try read() }
    guard let (token, line) = found else { return nil }
    if case .start(let tag, isClosed: false) = token, raw.contains(tag.name.lowercased()) {
      openRaw = tag.name.lowercased()
    }
    lastLine = self.line(at: max(index - 1, 0))
    return (token, line)
  }

  /// The raw text of a script or text field, up to its end tag.
  private mutating func rawText() -> (token: Token, line: Int)? {
    guard let name = openRaw else { return nil }
    openRaw = nil
    var (end, next) = (Int?.none, index)
    while end == nil, let close = bytes.find("</", from: next) {
      next = bytes.end(from: close + 2) { $0.isNamePart }
      if bytes.slice(close + 2, next).string.lowercased() == name { end = close }
    }
    guard let end else {
      raw.remove(name)
      return nil
    }
    guard let stray = strayText(before: end) else { return nil }
    index = end
    return (.text(stray.text), line(at: stray.place))
  }

  private mutating func read() throws(ImportError) -> (token: Token, line: Int)? {
    while let open = bytes.first(UInt8(ascii: "<"), from: index) {
      if let stray = strayText(before: open) {
        defer { index = open }
        return (.text(stray.text), line(at: stray.place))
      }
      let line = line(at: open)
      if bytes.has("<!--", at: open) {
        guard let end = bytes.find("-->", from: open) else { return cut("a comment", line) }
        index = end + 3
        return (.comment, line)
      } else if bytes.has("<?", at: open) {
        guard let end = bytes.find("?>", from: open) else { return cut("a declaration", line) }
        index = end + 2
        guard bytes.has("<?xml", at: open) else {
          let name = bytes.slice(open + 2, bytes.end(from: open + 2) { $0.isNamePart }).string
          return (.problem("the instruction \(name) is set aside"), line)
        }
        return (.declaration, line)
      } else if bytes.has("<![CDATA[", at: open) {
        guard let end = bytes.find("]]>", from: open) else { return cut("a section of text", line) }
        index = end + 3
        let text = Self.words(in: bytes.slice(open + 9, end))
        if !text.isEmpty { return (.text(text), line) }
      } else if bytes.has("<!", at: open) {
        let close = bytes.first(UInt8(ascii: ">"), from: open) ?? bytes.count
        if bytes.slice(open, close).first(UInt8(ascii: "[")) != nil
          || bytes.has("<!ENTITY", at: open)
        {
          throw .entities(line: line)
        }
        index = close + 1
        return (.declaration, line)
      } else if bytes[open + 1] == UInt8(ascii: "/") {
        guard let close = bytes.first(UInt8(ascii: ">"), from: open) else {
          return cut("an end tag", line)
        }
        index = close + 1
        return (.end(name: bytes.slice(open + 2, close).trimmed.string), line)
      } else {
        return (tag(at: open, line: line), line)
      }
    }
    if let stray = strayText(before: bytes.count) {
      index = bytes.count
      return (.text(stray.text), line(at: stray.place))
    }
    return nil
  }

  private mutating func cut(_ what: String, _ line: Int) -> (token: Token, line: Int) {
    index = bytes.count
    return (.problem("\(what) does not end; the text is cut off"), line)
  }

  /// Text between tags, which hierarchies do not contain.
  private func strayText(before end: Int) -> (text: String, place: Int)? {
    let text = bytes.slice(index, end)
    let start = text.end(from: 0) { $0 <= 0x20 }
    guard start < text.count else { return nil }
    return (Self.words(in: text.slice(start)).withEntitiesExpanded, index + start)
  }

  /// The lines of a text joined, without their indentation.
  private static func words(in text: Bytes) -> String {
    text.string.split(whereSeparator: \.isNewline)
      .map { $0.drop { $0 == " " || $0 == "\t" }.description }.filter { !$0.isEmpty }
      .joinedByBlanks
  }

  private mutating func tag(at open: Int, line: Int) -> Token {
    let nameEnd = bytes.end(from: open + 1) {
      $0.isNamePart || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
    guard nameEnd > open + 1, bytes[open + 1].isLetter || bytes[open + 1] == UInt8(ascii: "_")
    else {
      index = open + 1
      return .problem("a < stands here that begins no tag")
    }
    var tag = XMLTag(name: bytes.slice(open + 1, nameEnd).string, line: line)
    index = nameEnd
    if tag.name.hasSuffix("...") {
      // A truncated tag ends with dots.
      tag = XMLTag(name: String(tag.name.dropLast(3)), line: line)
      tag.problem = "the tag \(tag.name) is cut off"
      return .start(tag, isClosed: false)
    }
    while true {
      index = bytes.end(from: index) { $0 <= 0x20 && $0 > 0 }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return .start(tag, isClosed: false)
      }
      if bytes.has("/>", at: index) {
        index += 2
        return .start(tag, isClosed: true)
      }
      guard index < bytes.count else {
        tag.problem = "the tag \(tag.name) is cut off"
        return .start(tag, isClosed: false)
      }
      if bytes[index] == UInt8(ascii: "<") {
        tag.problem = "the tag \(tag.name) is not closed"
        return .start(tag, isClosed: false)
      }
      readAttribute(into: &tag)
    }
  }

  private mutating func readAttribute(into tag: inout XMLTag) {
    let end = bytes.end(from: index) {
      $0 > 0x20 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
        && $0 != UInt8(ascii: "<")
    }
    guard end > index else {
      tag.problem = "a stray \(bytes.slice(index, index + 1).string) stands in the tag \(tag.name)"
      index += 1
      return
    }
    let name = bytes.slice(index, end).string
    var start = bytes.end(from: end) { $0 <= 0x20 && $0 > 0 }
    guard bytes[start] == UInt8(ascii: "=") else {
      tag.problem = tag.problem ?? "\(name) in the tag \(tag.name) has no value"
      tag.attributes.append((name, ""))
      index = end
      return
    }
    start = bytes.end(from: start + 1) { $0 <= 0x20 && $0 > 0 }
    let quote = bytes[start]
    if quote == UInt8(ascii: "{") {
      // JSX expressions are in braces.
      let close = braceEnd(from: start)
      let words = bytes.slice(start, close).string.split { $0 == " " || $0 == "\n" || $0 == "\t" }
      tag.attributes.append((name, words.joined(separator: " ")))
      index = close
      return
    }
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let stop = bytes.end(from: start) {
        $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/")
      }
      tag.problem = "the value of \(name) has no quotation marks"
      tag.attributes.append((name, bytes.slice(start, stop).string))
      index = max(stop, end + 1)
      return
    }
    let close = bytes.first(quote, from: start + 1)
    if close == nil { tag.problem = "the value of \(name) does not end; the text is cut off" }
    let value = bytes.slice(start + 1, close ?? bytes.count)
    tag.attributes.append((name, Self.unescaped(value)))
    index = (close ?? bytes.count) + 1
  }

  /// The end of a brace, or of the enclosing tag.
  private func braceEnd(from start: Int) -> Int {
    var (depth, index) = (0, start)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "{") { depth += 1 }
      if bytes[index] == UInt8(ascii: "}") { depth -= 1 }
      index += 1
      if depth == 0 { return index }
    }
    return bytes.end(from: start + 1) { $0 > 0x20 && $0 != UInt8(ascii: ">") }
  }

  /// An unescaped value; unknown entities are kept as written.
  private static func unescaped(_ value: Bytes) -> String {
    guard value.first(UInt8(ascii: "&")) != nil else { return value.string }
    var (text, index) = ("", 0)
    while index < value.count {
      let next = value.first(UInt8(ascii: "&"), from: index) ?? value.count
      text += value.slice(index, next).string
      index = next
      guard next < value.count else { break }
      if let (character, end) = XMLEntity.read(in: value, at: next) {
        text += character
        index = end
      } else {
        text += "&"
        index += 1
      }
    }
    return text
  }
}

/// A start tag and its attributes, in order.
struct XMLTag {
  let name: String
  let line: Int
  var attributes: [(name: String, value: String)] = []
  /// The error in it.
  var problem: String?

  subscript(_ name: String) -> String? { attributes.first { $0.name == name }?.value }
}
