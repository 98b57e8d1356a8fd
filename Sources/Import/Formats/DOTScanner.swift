/// Splits a Graphviz text into tokens.
struct DOTScanner {
  enum Token: Equatable {
    case word(String, isQuoted: Bool)
    case sign(UInt8)
    case edge(isDirected: Bool)

    var keyword: String? {
      if case .word(let text, isQuoted: false) = self { text.lowercased() } else { nil }
    }
  }

  private let bytes: Bytes
  private let starts: [Int]
  private var index = 0
  private var lineIndex = 0
  /// The comments so far: their first and last lines, and their text.
  private(set) var comments: [(line: Int, lastLine: Int, text: String)] = []

  init(_ bytes: Bytes, starts: [Int]) { (self.bytes, self.starts) = (bytes, starts) }

  /// The next token with its first line, from 0; nil at the end.
  mutating func next() -> (token: Token, line: Int)? {
    skipComments()
    guard index < bytes.count else { return nil }
    advanceLine(to: index)
    let line = lineIndex
    return (token(), line)
  }

  private mutating func advanceLine(to place: Int) {
    while lineIndex + 1 < starts.count, starts[lineIndex + 1] <= place { lineIndex += 1 }
  }

  /// Skips a comment.
  private mutating func skipComment(to end: Int) {
    let start = index
    index = end
    advanceLine(to: start)
    var last = lineIndex
    while last + 1 < starts.count, starts[last + 1] < end { last += 1 }
    comments.append(
      (lineIndex, last, bytes.slice(start, min(bytes.first(0x0A, from: start) ?? end, end)).head))
  }

  /// Whether a line comment starts here.
  ///
  /// Graphviz accepts `#` only at the start of a line, but people also write it after statements.
  private func beginsComment(_ place: Int) -> Bool {
    bytes.has("//", at: place)
      || bytes[place] == UInt8(ascii: "#") && (place == 0 || bytes[place - 1] <= 0x20)
  }

  private mutating func skipComments() {
    while index < bytes.count {
      if bytes[index] <= 0x20 {
        index += 1
      } else if beginsComment(index) {
        skipComment(to: bytes.first(0x0A, from: index) ?? bytes.count)
      } else if bytes.has("/*", at: index) {
        skipComment(to: bytes.find("*/", from: index + 2).map { $0 + 2 } ?? bytes.count)
      } else {
        return
      }
    }
  }

  private mutating func token() -> Token {
    let byte = bytes[index]
    if bytes.has("->", at: index) || bytes.has("--", at: index) {
      index += 2
      return .edge(isDirected: bytes[index - 1] == UInt8(ascii: ">"))
    }
    if byte == UInt8(ascii: "\"") { return .word(quoted(), isQuoted: true) }
    if byte == UInt8(ascii: "<") { return .word(html(), isQuoted: true) }
    let end = bytes.end(from: index) { $0.isNamePart }
    let isNegative =
      byte == UInt8(ascii: "-")
      && (bytes[index + 1].isDigit || bytes[index + 1] == UInt8(ascii: "."))
    let stop =
      isNegative ? bytes.end(from: index + 1) { $0.isDigit || $0 == UInt8(ascii: ".") } : end
    guard stop > index else {
      index += 1
      return .sign(byte)
    }
    defer { index = stop }
    return .word(bytes.slice(index, stop).string, isQuoted: false)
  }

  /// `"…"`, in which only `\"` is an escape, and which `+` concatenates.
  private mutating func quoted() -> String {
    var text: [UInt8] = []
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "\"") {
        text.append(UInt8(ascii: "\""))
        index += 2
      } else if bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == 0x0A {
        index += 2
      } else {
        text.append(bytes[index])
        index += 1
      }
    }
    index += 1
    let (end, line, known) = (index, lineIndex, comments.count)
    skipComments()
    if bytes[index] == UInt8(ascii: "+") {
      index += 1
      skipComments()
      if bytes[index] == UInt8(ascii: "\"") {
        return String(decoding: text, as: UTF8.self) + quoted()
      }
    }
    (index, lineIndex) = (min(end, bytes.count), line)
    comments.removeLast(comments.count - known)
    return String(decoding: text, as: UTF8.self)
  }

  /// `<…>` with balanced brackets.
  private mutating func html() -> String {
    var depth = 0
    let start = index
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") { depth += 1 }
      if bytes[index] == UInt8(ascii: ">") { depth -= 1 }
      index += 1
      if depth == 0 { break }
    }
    return bytes.slice(start + 1, max(index - 1, start + 1)).string
  }
}
