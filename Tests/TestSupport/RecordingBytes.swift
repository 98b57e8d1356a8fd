import Support

/// The bytes of recordings, as Documentation/RecordingFile.md has them.
package enum RecordingBytes {
  /// The same records with the checksums that belong to them.
  package static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var (repaired, place) = (bytes, 12)
    while let (length, start) = number(in: bytes, at: place), length <= bytes.count - start - 4 {
      let sum = CRC32.checksum(of: bytes, in: start..<start + length)
      place = start + length
      for byte in 0..<4 {
        repaired[place + byte] = UInt8(truncatingIfNeeded: sum >> UInt32(8 * byte))
      }
      place += 4
    }
    return repaired
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
}
