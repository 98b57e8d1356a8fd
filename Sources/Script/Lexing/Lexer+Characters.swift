// Characters of names and operators, and invalid UTF-8.

extension Lexer {
  /// The scalar at the position; nil with length 1 for invalid UTF-8.
  func decodeScalar() -> (value: Unicode.Scalar?, length: Int) {
    let first = peek()
    guard first >= 0x80 else { return (Unicode.Scalar(first), 1) }
    var codec = UTF8.ForwardParser()
    var rest = bytes[position..<min(position + 4, bytes.count)].makeIterator()
    switch codec.parseScalar(from: &rest) {
    case .valid(let encoded): return (UTF8.decode(encoded), encoded.count)
    case .error(let length): return (nil, max(length, 1))
    case .emptyInput: return (nil, 1)
    }
  }

  /// Skips letters, digits, underscores, and invalid bytes, which were reported and need not split
  /// a name.
  mutating func skipName() {
    let start = position
    while position < bytes.count {
      if peek().isNamePart || (peek() == "$" && position == start) {
        position += 1
      } else if peek() >= 0x80 {
        let scalar = decodeScalar()
        if let value = scalar.value {
          guard position == start ? value.isIdentifierHead : value.isIdentifierContinuation else {
            return
          }
        }
        position += scalar.length
      } else {
        return
      }
    }
  }

  /// Reports every run of invalid UTF-8.
  mutating func reportDamage() {
    guard String(validating: bytes, as: UTF8.self) == nil else { return }
    let start = position
    var damageStart: Int?
    while position < bytes.count {
      let scalar = decodeScalar()
      if scalar.value == nil {
        damageStart = damageStart ?? position
      } else if let first = damageStart {
        report(.damagedText, from: first)
        damageStart = nil
      }
      position += scalar.length
    }
    position = bytes.count
    if let first = damageStart { report(.damagedText, from: first) }
    position = start
  }
}

extension Unicode.Scalar {
  /// The ranges of The Swift Programming Language, "Identifiers", above ASCII.
  private static let heads: [ClosedRange<UInt32>] = [
    0xA8...0xA8, 0xAA...0xAA, 0xAD...0xAD, 0xAF...0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE,
    0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF,
    0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054,
    0x2060...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
    0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D,
    0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD, 0x10000...0xEFFFD,
  ]
  private static let marks: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  var isIdentifierHead: Bool { Self.heads.contains { $0.contains(value) } }
  var isIdentifierContinuation: Bool {
    value < 0x80
      ? UInt8(value).isNamePart
      : isIdentifierHead || Self.marks.contains { $0.contains(value) }
  }
}
