import Testing
import Support

@Suite struct `A checksum` {
  @Test func `is CRC-32`() {
    let text = Array("123456789".utf8)
    #expect(CRC32.checksum(of: text) == 0xCBF4_3926)
    #expect(CRC32.checksum(of: []) == 0)
    let longer = Array("The quick brown fox jumps over the lazy dog".utf8)
    #expect(CRC32.checksum(of: longer) == 0x414F_A339)
    #expect(CRC32.checksum(of: [0, 0] + text + [7], in: 2..<11) == 0xCBF4_3926)
  }

  @Test func `is the same for each length and offset, bit by bit`() {
    let bytes = (0..<40).map { UInt8(truncatingIfNeeded: $0 &* 73 &+ 5) }
    for range in (0..<9).flatMap({ start in (start...bytes.count).map { start..<$0 } }) {
      let sum = bytes[range].reduce(UInt32.max) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
          sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
        }
      }
      #expect(CRC32.checksum(of: bytes, in: range) == ~sum, "\(range)")
    }
  }
}

@Suite struct `A reader of bytes` {
  private func reader(_ bytes: [UInt8]) -> ByteReader { ByteReader(bytes, in: bytes.indices) }

  @Test func `reads numbers, signs, words, flags and strings`() throws {
    var bytes = reader([0x7F, 0x80, 0x01, 3, 4, 0x78, 0x56, 0x34, 0x12, 1, 2, 0xC3, 0xA9, 9])
    #expect(try bytes.number() == 127)
    #expect(try bytes.number() == 128)
    #expect(try bytes.signed() == -2)
    #expect(try bytes.signed64() == 2)
    #expect(try bytes.word32() == 0x1234_5678)
    #expect(try bytes.flag())
    #expect(try bytes.text() == "é")
    #expect(bytes.remaining == 1)
    #expect(throws: ByteReader.Fault.self) { try bytes.finish() }
    #expect(try bytes.byte() == 9)
    try bytes.finish()
    #expect(throws: ByteReader.Fault.self) { try bytes.byte() }
  }

  @Test func `reads 64 bits on request, and 56 where they are summed`() {
    let most = [UInt8](repeating: 0xFF, count: 9) + [1]
    var (one, other) = (reader(most), reader(most))
    #expect(throws: ByteReader.Fault.self) { try one.number() }
    #expect((try? other.number64()) == .max)
    var tooMuch = reader([UInt8](repeating: 0xFF, count: 9) + [2])
    #expect(throws: ByteReader.Fault.self) { try tooMuch.number64() }
    var large = reader([UInt8](repeating: 0xFF, count: 7) + [0x7F])
    #expect((try? large.number()) == 1 << 56 - 1)
  }

  @Test(arguments: [[], [5, 65], [0x80], [1, 0xFF]] as [[UInt8]])
  func `refuses a truncated or invalid string`(bytes: [UInt8]) {
    var bytes = reader(bytes)
    #expect(throws: ByteReader.Fault.self) { try bytes.text() }
  }
}

@Suite struct `A trimmed text` {
  @Test(arguments: [
    ("", ""), (" \t\r\n", ""), ("a", "a"), ("  a b\n", "a b"), ("\u{3000}é\u{A0}", "é"),
  ])
  func `has no white space at its ends`(text: String, trimmed: String) {
    #expect(text.trimmed == trimmed)
    #expect("[\(text)]".dropFirst().dropLast().trimmed == trimmed)
  }

  @Test func `keeps its position in the text`() {
    let text = "  ab "
    #expect(text.distance(from: text.startIndex, to: text.trimmed.startIndex) == 2)
  }
}
