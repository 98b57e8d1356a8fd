/// Decodes the source text of a string literal.
struct StringText {
  let source: SourceText
  let pieces: [StringPiece]
  private(set) var errors: [SyntaxError] = []
  private var segments: [StringSegment] = []
  private var text: [UInt8] = []
  /// The indentation of the closing quotes, which every line has.
  private var indentation: [UInt8] = []

  init(source: SourceText, pieces: [StringPiece]) {
    self.source = source
    self.pieces = pieces
  }

  mutating func segments(isMultiline: Bool) -> [StringSegment] {
    var pieces = pieces
    if isMultiline { pieces = withoutFrame(pieces) }
    for piece in pieces {
      switch piece {
      case .text(let range): append(range, isMultiline: isMultiline)
      case .value(let expression):
        flush()
        segments.append(.interpolation(expression))
      }
    }
    flush()
    return segments
  }

  private mutating func flush() {
    if !text.isEmpty { segments.append(.text(String(decoding: text, as: UTF8.self))) }
    text = []
  }

  private mutating func report(_ problem: SyntaxError.Problem, _ start: Int, _ end: Int) {
    errors.append(SyntaxError(problem, at: SourceRange(start, end)))
  }

  private mutating func append(_ range: SourceRange, isMultiline: Bool) {
    var position = range.start
    while position < range.end {
      let byte = source.bytes[position]
      if byte == "\\" {
        position = appendEscape(at: position, end: range.end)
      } else if byte.isNewline {
        position = source.offset(afterNewlineAt: position)
        text.append(.lineFeed)
        position = skipIndentation(at: position, end: range.end)
      } else {
        text.append(byte)
        position += 1
      }
    }
  }

  /// Appends the character of an escape sequence; returns its end.
  private mutating func appendEscape(at start: Int, end: Int) -> Int {
    let next = start + 1 < end ? source.bytes[start + 1] : 0
    let simple: [UInt8: UInt8] = [
      UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D,
      UInt8(ascii: "0"): 0x00, UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "\""): 0x22,
      UInt8(ascii: "'"): 0x27,
    ]
    if let byte = simple[next] {
      text.append(byte)
      return start + 2
    }
    if next == "u", let (scalar, end) = unicodeEscape(at: start + 2, end: end) {
      text += Array(String(scalar).utf8)
      return end
    }
    if let joined = joinedLine(after: start + 1, end: end) { return joined }
    let length = 1 + max(1, source.characterLength(at: start + 1))
    let stop = min(start + length, end)
    report(.invalidEscape(source.text(of: SourceRange(start, stop))), start, stop)
    return stop
  }

  private func unicodeEscape(at start: Int, end: Int) -> (Unicode.Scalar, Int)? {
    guard start < end, source.bytes[start] == "{",
      let close = source.bytes[start..<min(end, start + 10)].firstIndex(where: { $0 == "}" }),
      let value = UInt32(source.text(of: SourceRange(start + 1, close)), radix: 16),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    return (scalar, close + 1)
  }

  /// A backslash at the end of a line removes the line break.
  private mutating func joinedLine(after start: Int, end: Int) -> Int? {
    var position = start
    while position < end, source.bytes[position] == " " || source.bytes[position] == "\t" {
      position += 1
    }
    guard position < end, source.bytes[position].isNewline else { return nil }
    return skipIndentation(at: source.offset(afterNewlineAt: position), end: end)
  }
}

// Literals on several lines
extension StringText {
  /// Removes the line breaks next to the quotes, and determines the indentation.
  private mutating func withoutFrame(_ pieces: [StringPiece]) -> [StringPiece] {
    guard case .text(let first)? = pieces.first, source.bytes[first.start].isNewline,
      case .text(let last)? = pieces.last, let newline = lastNewline(in: last)
    else {
      reportFrame(pieces)
      return pieces
    }
    indentation = Array(source.bytes[source.offset(afterNewlineAt: newline)..<last.end])
    let start = source.offset(afterNewlineAt: first.start)
    guard pieces.count > 1 || newline > first.start else { return [] }
    var result = pieces
    result[result.count - 1] = .text(SourceRange(last.start, newline))
    let firstEnd = pieces.count > 1 ? first.end : newline
    result[0] = .text(SourceRange(skipIndentation(at: start, end: firstEnd), firstEnd))
    return result
  }

  private mutating func reportFrame(_ pieces: [StringPiece]) {
    switch pieces.first {
    case .text(let range)?: report(.textBesideTripleQuote, range.start, range.end)
    case .value(let value)?: report(.textBesideTripleQuote, value.range.start, value.range.end)
    case nil: break
    }
  }

  /// The line break before the closing quotes, if only white space is between them.
  private func lastNewline(in range: SourceRange) -> Int? {
    var position = range.end
    while position > range.start {
      position -= 1
      let byte = source.bytes[position]
      if byte == .lineFeed, position > range.start, source.bytes[position - 1] == .carriageReturn {
        return position - 1
      }
      if byte.isNewline { return position }
      guard byte.isBlank else { return nil }
    }
    return nil
  }

  /// The start of a line's text after the indentation; a blank line needs none.
  private mutating func skipIndentation(at start: Int, end: Int) -> Int {
    let line = source.bytes[start..<min(end, start + indentation.count)]
    if line.elementsEqual(indentation) { return start + indentation.count }
    let text = source.bytes[start..<end].firstIndex { !$0.isBlank || $0.isNewline } ?? end
    if text < source.bytes.count, source.bytes[text].isNewline { return text }
    report(.indentationOfMultilineString, start, text)
    return text
  }
}
