/// A dump copied as an escaped string: `\n` for newlines, or `&lt;` for brackets.
enum Escapes {
  /// The unescaped text, or nil if it has no escapes; if only a part of it had some, with that
  /// part's first line.
  static func undone(_ text: [UInt8], _ survey: ByteSurvey) -> (text: [UInt8], line: Int?)? {
    text.withUnsafeBufferPointer { buffer in
      let bytes = Bytes(buffer)
      if survey.hasBackslashes, isEscapedString(bytes) { return (unescaped(bytes), nil) }
      if survey.hasBackslashes, let part = EscapedLines(bytes) { return (part.text, part.line) }
      if survey.hasAmpersands, isEscapedForWeb(bytes) {
        return (XMLEntity.expanded(in: bytes), nil)
      }
      return nil
    }
  }

  /// Whether a few lines contain many `\n`.
  private static func isEscapedString(_ bytes: Bytes) -> Bool {
    guard let first = bytes.find("\\n") else { return false }
    // JSON and XML contain escapes legitimately.
    let head = bytes[bytes.end(from: 0) { $0.isBlank || $0 == 0x0A || $0 == 0x0D }]
    guard head != UInt8(ascii: "{"), bytes.find("<?xml") == nil, bytes.find("<hierarchy") == nil
    else {
      return false
    }
    if head == UInt8(ascii: "["), let quote = bytes.first(UInt8(ascii: "\"")), quote < first {
      return false
    }
    var (escapes, index, lines) = (0, first, bytes[bytes.count - 1] == 0x0A ? 0 : 1)
    while let next = bytes.find("\\n", from: index) {
      escapes += 1
      index = next + 2
    }
    index = 0
    while let next = bytes.first(0x0A, from: index) {
      if next > index { lines += 1 }
      index = next + 1
    }
    return escapes >= 2 * lines - 1 && escapes >= 1
  }

  static func unescaped(_ bytes: Bytes) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let (scalar, end) = escape(in: bytes, at: index)
      result.append(contentsOf: Array(String(scalar).utf8))
      index = end
    }
    return result
  }

  /// The character of an escape sequence and its end; an unknown one is a backslash.
  static func escape(in bytes: Bytes, at start: Int) -> (Unicode.Scalar, end: Int) {
    switch bytes[start + 1] {
    case UInt8(ascii: "n"): return ("\n", start + 2)
    case UInt8(ascii: "t"): return ("\t", start + 2)
    case UInt8(ascii: "r"): return ("\r", start + 2)
    case UInt8(ascii: "b"), UInt8(ascii: "f"): return (" ", start + 2)
    case UInt8(ascii: "\""): return ("\"", start + 2)
    case UInt8(ascii: "'"): return ("'", start + 2)
    case UInt8(ascii: "/"): return ("/", start + 2)
    case UInt8(ascii: "\\"): return ("\\", start + 2)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let isBraced = bytes[start + 2] == UInt8(ascii: "{")
      let from = start + (isBraced ? 3 : 2)
      let limit = isBraced || bytes[start + 1] == UInt8(ascii: "U") ? 8 : 4
      let to = min(bytes.end(from: from) { $0.isHexDigit }, from + limit)
      guard let value = UInt32(bytes.slice(from, to).string, radix: 16) else { break }
      let end = to + (isBraced && bytes[to] == UInt8(ascii: "}") ? 1 : 0)
      if value & 0xFC00 == 0xD800, bytes.has("\\u", at: end),
        let low = UInt32(bytes.slice(end + 2, end + 6).string, radix: 16), low & 0xFC00 == 0xDC00
      {
        let pair = 0x10000 + (value & 0x3FF) << 10 + (low & 0x3FF)
        return (Unicode.Scalar(pair) ?? "\u{FFFD}", end + 6)
      }
      return (Unicode.Scalar(value).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}", end)
    default: break
    }
    return ("\\", start + 1)
  }

  /// Whether brackets are escaped as HTML.
  private static func isEscapedForWeb(_ bytes: Bytes) -> Bool {
    // Blanks before the lines of an outline.
    if bytes.find("\n&nbsp;&nbsp;") != nil, bytes.first(UInt8(ascii: "<")) == nil { return true }
    guard bytes.find("&lt;") != nil, bytes.find("&gt;") != nil else { return false }
    var (index, brackets, escapes) = (0, 0, 0)
    while let next = bytes.first(UInt8(ascii: "<"), from: index) {
      (brackets, index) = (brackets + 1, next + 1)
    }
    index = 0
    while let next = bytes.find("&lt;", from: index) { (escapes, index) = (escapes + 1, next + 4) }
    return escapes > brackets
  }
}
