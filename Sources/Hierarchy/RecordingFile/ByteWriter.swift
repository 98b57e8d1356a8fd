/// A compact binary encoder for numbers and texts.
struct ByteWriter {
  /// The bytes written.
  private(set) var bytes: [UInt8] = []

  /// Removes all bytes, keeping the capacity.
  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  /// Writes raw bytes.
  mutating func write(_ more: [UInt8]) { bytes += more }

  /// Writes one byte.
  mutating func byte(_ byte: UInt8) { bytes.append(byte) }

  /// Writes four bytes in little-endian order.
  mutating func word32(_ value: UInt32) {
    for shift in stride(from: 0, to: 32, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(shift)))
    }
  }

  /// Writes an unsigned number as LEB128: seven bits per byte, low bits first.
  mutating func number(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// Writes a signed number in zigzag form: 0, −1, 1 and −2 become 0, 1, 2 and 3.
  mutating func signed(_ value: Int64) {
    number(UInt64(bitPattern: value << 1 ^ value >> 63))
  }

  /// Writes a floating-point number exactly.
  ///
  /// Small integers and simple fractions end in zero bytes; byte-swapped, they are small numbers.
  mutating func real(_ value: Double) { number(value.bitPattern.byteSwapped) }

  /// Writes a Boolean.
  mutating func flag(_ value: Bool) { byte(value ? 1 : 0) }

  /// Writes a length and that many bytes of UTF-8.
  mutating func text(_ text: String) {
    number(UInt64(text.utf8.count))
    bytes.append(contentsOf: text.utf8)
  }
}
