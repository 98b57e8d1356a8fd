/// Why a part of a record cannot be used.
enum RecordFault: Error {
  /// The bytes end early or say something impossible.
  case malformed
  /// A later program has written something that this one has no name for.
  case unknown
}

/// Reads what a `ByteWriter` wrote, never past its end and never more than there is.
struct ByteReader {
  private let bytes: [UInt8]
  /// The byte to be read next.
  private(set) var position: Int
  /// The byte at which reading must stop.
  private(set) var end: Int

  /// A reader of `bytes` that starts at `position`.
  init(_ bytes: [UInt8], from position: Int) {
    (self.bytes, self.position, end) = (bytes, position, bytes.count)
  }

  /// How many bytes are left.
  var remaining: Int { end - position }

  /// Lets reading go on in `range` only.
  mutating func confine(to range: Range<Int>) {
    (position, end) = (range.lowerBound, range.upperBound)
  }

  /// One byte.
  mutating func byte() throws(RecordFault) -> UInt8 {
    guard position < end else { throw .malformed }
    defer { position += 1 }
    return bytes[position]
  }

  /// Four bytes, low byte first.
  mutating func word32() throws(RecordFault) -> UInt32 {
    var value: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) { value |= UInt32(try byte()) << UInt32(shift) }
    return value
  }

  /// An unsigned number, seven bits a byte, low bits first.
  mutating func number() throws(RecordFault) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 70, by: 7) {
      let next = try byte()
      guard shift < 63 || next <= 1 else { throw .malformed }
      value |= UInt64(next & 0x7F) << shift
      if next & 0x80 == 0 { return value }
    }
    throw .malformed
  }

  /// A number with a sign, zigzag.
  mutating func signed() throws(RecordFault) -> Int64 {
    let value = try number()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// A number with a fraction.
  mutating func real() throws(RecordFault) -> Double {
    Double(bitPattern: try number().byteSwapped)
  }

  /// Yes or no.
  mutating func flag() throws(RecordFault) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw .malformed
    }
  }

  /// How many things follow, each of at least one byte.
  mutating func count() throws(RecordFault) -> Int {
    let count = try number()
    guard count <= UInt64(remaining) else { throw .malformed }
    return Int(count)
  }

  /// A length and that many bytes of UTF-8.
  mutating func text() throws(RecordFault) -> String {
    let length = try count()
    guard let text = String(validating: bytes[position..<position + length], as: UTF8.self) else {
      throw .malformed
    }
    position += length
    return text
  }
}
