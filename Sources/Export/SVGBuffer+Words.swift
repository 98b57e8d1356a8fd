/// XML text.
extension SVGBuffer {
  /// Escapes `text` for content and attributes; characters forbidden in XML become "�".
  ///
  /// Bidirectional controls become character references, so that they are visible in the file.
  mutating func escaped(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      // Fast path for plain text.
      if bytes.allSatisfy(Self.isPlain) { return add(bytes) }
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        let last = index + 2 < bytes.count ? bytes[index + 2] : 0
        switch byte {
        case UInt8(ascii: "&"): add("&amp;")
        case UInt8(ascii: "<"): add("&lt;")
        case UInt8(ascii: ">"): add("&gt;")
        case UInt8(ascii: "\""): add("&quot;")
        case 9: add("&#9;")
        case 10: add("&#10;")
        case 13: add("&#13;")
        case 0..<32, 127: add("\u{FFFD}")
        // U+0080 … U+009F.
        case 0xC2 where next < 0xA0:
          add("\u{FFFD}")
          index += 1
        // U+2028 … U+202E and U+2066 … U+2069.
        case 0xE2
        where next == 0x80 && (0xA8...0xAE).contains(last)
          || next == 0x81 && (0xA6...0xA9).contains(last):
          let number = 0x2000 | UInt32(next & 1) << 6 | UInt32(last & 0x3F)
          add("&#x\(String(number, radix: 16));")
          index += 2
        // U+FFFE and U+FFFF.
        case 0xEF where next == 0xBF && last >= 0xBE:
          add("\u{FFFD}")
          index += 2
        default: add(byte: byte)
        }
        index += 1
      }
    }
  }
}

extension SVGBuffer {
  /// Whether a byte needs no escaping.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 32 && byte < 127 && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
      && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "\"")
  }

  /// The output of `body` as a string.
  static func text(_ body: (inout SVGBuffer) -> Void) -> String {
    var buffer = SVGBuffer()
    body(&buffer)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }
}
