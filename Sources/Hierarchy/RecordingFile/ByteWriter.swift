/// Writes numbers and texts one after the other, small ones in few bytes.
struct ByteWriter {
  /// The bytes written.
  private(set) var bytes: [UInt8] = []

  /// Forgets what was written and keeps the room.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Bytes as they are.
  mutating func write(_ more: [UInt8]) { bytes += more }

  /// One byte.
  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// Four bytes, low byte first.
  mutating func word32(_ value: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
    }
  }

  /// An unsigned number, seven bits a byte, low bits first.
  mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// A number with a sign, zigzag: 0, −1, 1 and −2 become 0, 1, 2 and 3.
  mutating func signed(_ value: Int64) {
    number(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  /// A number with a fraction, exactly.
  ///
  /// The eight bytes of a small whole number or a plain fraction end in zeros; read backwards they
  /// are a small number.
  mutating func real(_ value: Double) { number(value.bitPattern.byteSwapped) }

  /// Yes or no.
  mutating func flag(_ value: Bool) { byte(value ? 1 : 0) }

  /// A length and that many bytes of UTF-8.
  mutating func text(_ text: String) {
    number(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}
