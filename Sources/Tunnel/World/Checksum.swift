/// The checksum of the container: CRC-32 as in ISO 3309, eight bytes at a time.
enum Checksum {
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for value in 0..<256 {
      var rest = UInt32(value)
      for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
      tables[value] = rest
    }
    for row in 1..<8 {
      for value in 0..<256 {
        let last = tables[(row - 1) * 256 + value]
        tables[row * 256 + value] = last >> 8 ^ tables[Int(last & 0xFF)]
      }
    }
    return tables
  }()

  static func crc32(of bytes: [UInt8], in range: Range<Int>) -> Int {
    let sum = bytes.withUnsafeBytes { bytes in
      tables.withUnsafeBufferPointer { tables in
        var sum: UInt32 = 0xFFFF_FFFF
        var position = range.lowerBound
        while position + 8 <= range.upperBound {
          let word = bytes.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          let mixed = UInt64(littleEndian: word) ^ UInt64(sum)
          sum = 0
          for byte in 0..<8 {
            sum ^= tables[(7 - byte) * 256 + Int(mixed >> UInt64(8 * byte) & 0xFF)]
          }
          position += 8
        }
        while position < range.upperBound {
          sum = sum >> 8 ^ tables[Int((sum ^ UInt32(bytes[position])) & 0xFF)]
          position += 1
        }
        return sum ^ 0xFFFF_FFFF
      }
    }
    return Int(sum)
  }
}
