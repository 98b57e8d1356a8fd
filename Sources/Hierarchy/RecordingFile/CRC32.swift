/// The checksum of a record: CRC-32 with the polynomial 0xEDB88320, as in PNG.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in
      rest & 1 == 1 ? rest >> 1 ^ 0xEDB8_8320 : rest >> 1
    }
  }

  /// The checksum of the bytes in `range`.
  static func checksum(of bytes: [UInt8], in range: Range<Int>) -> UInt32 {
    let table = table
    var rest = UInt32.max
    for byte in bytes[range] {
      rest = rest >> 8 ^ table[Int(UInt8(truncatingIfNeeded: rest) ^ byte)]
    }
    return ~rest
  }
}
