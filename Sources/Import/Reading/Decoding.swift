/// Converts a file to plain UTF-8 and undoes the changes of editors, shells and web pages.
enum Decoding {
  /// The text, its possible contents, and the line of the first invalid byte, if any.
  struct Decoded {
    var text: [UInt8]
    var survey: ByteSurvey
    var badLine: Int?

    /// Moves the text out.
    mutating func takeText() -> [UInt8] {
      var taken: [UInt8] = []
      swap(&taken, &text)
      return taken
    }
  }

  /// The decoded text.
  static func text(of bytes: consuming [UInt8]) throws(ImportError) -> Decoded {
    var text = bytes
    if let units = utf16(text) { text = units }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text.removeFirst(3) }
    let survey = ByteSurvey(text)
    if let zero = survey.zero { throw .notText(line: line(of: zero, in: text)) }
    guard !survey.isASCII || survey.hasTerminalEscapes else {
      return Decoded(text: text, survey: survey)
    }
    let bad = firstInvalid(in: text).map { line(of: $0, in: text) }
    return Decoded(text: cleaned(text), survey: survey, badLine: bad)
  }

  private static func line(of index: Int, in text: [UInt8]) -> Int {
    text[..<index].count { $0 == 0x0A } + 1
  }

  /// UTF-16 as written by Windows: with a byte order mark, or with every second byte zero.
  private static func utf16(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count >= 2 else { return nil }
    let head = bytes.prefix(64)
    let zeros = (
      even: head.enumerated().count { $0.offset % 2 == 0 && $0.element == 0 },
      odd: head.enumerated().count { $0.offset % 2 == 1 && $0.element == 0 }
    )
    let isLittle: Bool
    if bytes[0] == 0xFF, bytes[1] == 0xFE || (zeros.odd >= 2 && zeros.even == 0) {
      isLittle = true
    } else if bytes[0] == 0xFE, bytes[1] == 0xFF {
      isLittle = false
    } else if zeros.odd * 3 > head.count, zeros.even == 0 {
      isLittle = true
    } else if zeros.even * 3 > head.count, zeros.odd == 0 {
      isLittle = false
    } else {
      return nil
    }
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (a, b) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? a | b << 8 : a << 8 | b
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// The position of the first byte that is not valid UTF-8.
  private static func firstInvalid(in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { buffer in
      let bytes = Bytes(buffer)
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        let length =
          switch byte {
          case 0..<0x80: 1
          case 0xC2...0xDF: 2
          case 0xE0...0xEF: 3
          case 0xF0...0xF4: 4
          default: 0
          }
        guard length > 0, (1..<max(length, 1)).allSatisfy({ bytes[index + $0] & 0xC0 == 0x80 })
        else { return index }
        index += length
      }
      return nil
    }
  }

  /// The text with ordinary blanks, without invisible characters and terminal escape sequences.
  private static func cleaned(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    text.withUnsafeBufferPointer { buffer in
      let bytes = Bytes(buffer)
      var index = 0
      while index < bytes.count {
        if bytes[index] == 0xC2, bytes[index + 1] == 0xA0 {
          result.append(0x20)
          index += 2
        } else if bytes.has("\u{3000}", at: index) {
          // As wide as two characters.
          result += [0x20, 0x20]
          index += 3
        } else if bytes[index] == 0xE2, bytes[index + 1] == 0x80,
          (0x80...0x8A).contains(bytes[index + 2]) || bytes[index + 2] == 0xAF
        {
          result.append(0x20)
          index += 3
        } else if bytes[index] == 0xE2, bytes[index + 1] == 0x80,
          (0x8B...0x8D).contains(bytes[index + 2])
        {
          index += 3
        } else if bytes[index] == 0xEF, bytes[index + 1] == 0xBB, bytes[index + 2] == 0xBF {
          index += 3
        } else if bytes[index] == 0x1B, bytes[index + 1] == UInt8(ascii: "[") {
          let end = bytes.end(from: index + 2) { $0.isDigit || $0 == UInt8(ascii: ";") }
          index = end + 1
        } else {
          result.append(bytes[index])
          index += 1
        }
      }
    }
    return result
  }
}
