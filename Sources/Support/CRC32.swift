/// The checksum of our files: CRC-32 of ISO 3309 and PNG, computed eight bytes at a time.
package enum CRC32 {
  /// Row *n* has the checksum of each byte followed by *n* zero bytes.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for value in 0..<256 {
      tables[value] = (0..<8).reduce(UInt32(value)) { rest, _ in
        rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1
      }
    }
    for place in 256..<tables.count {
      let last = tables[place - 256]
      tables[place] = last >> 8 ^ tables[Int(last & 0xFF)]
    }
    return tables
  }()

  /// The checksum of all bytes.
  package static func checksum(of bytes: [UInt8]) -> UInt32 {
    checksum(of: bytes, in: bytes.indices)
  }

  /// The checksum of the bytes in `range`.
  package static func checksum(of bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    bytes[range].withUnsafeBytes { bytes in
      tables.withUnsafeBufferPointer { tables in
        var (sum, position) = (UInt32.max, 0)
        while position + 8 <= bytes.count {
          let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          let mixed = UInt64(littleEndian: word) ^ UInt64(sum)
          sum = 0
          for byte in 0..<8 {
            sum ^= tables[(7 - byte) * 256 + Int(mixed >> UInt64(8 * byte) & 0xFF)]
          }
          position += 8
        }
        while position < bytes.count {
          sum = sum >> 8 ^ tables[Int((sum ^ UInt32(bytes[position])) & 0xFF)]
          position += 1
        }
        return ~sum
      }
    }
  }
}
