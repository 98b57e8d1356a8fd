/// The bytes of recordings, as Documentation/RecordingFile.md has them.
package enum RecordingBytes {
  /// The same records with the checksums that belong to them.
  package static func mended(_ bytes: [UInt8]) -> [UInt8] {
    var (mended, place) = (bytes, 12)
    while let (length, start) = number(in: bytes, at: place), length <= bytes.count - start - 4 {
      let sum = checksum(of: bytes[start..<start + length])
      place = start + length
      for byte in 0..<4 {
        mended[place + byte] = UInt8(truncatingIfNeeded: sum >> UInt32(8 * byte))
      }
      place += 4
    }
    return mended
  }

  private static func number(in bytes: [UInt8], at start: Int) -> (value: Int, end: Int)? {
    var (value, place) = (0, start)
    while place < bytes.count, place < start + 4 {
      value |= Int(bytes[place] & 0x7F) << (7 * (place - start))
      place += 1
      if bytes[place - 1] & 0x80 == 0 { return (value, place) }
    }
    return nil
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
        sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
      }
    }
  }
}
