/// Reads numbers and strings from a binary file sequentially, with bounds checks.
package struct ByteReader {
  /// The reason why a part of a file is unusable.
  package enum Fault: Error {
    /// The bytes end early or are invalid.
    case malformed(String)
    /// A newer version of the program wrote something unknown to this one.
    case unknown

    /// A description of the error.
    package var reason: String {
      switch self {
      case .malformed(let reason): reason
      case .unknown: "it has something that only a later version can read"
      }
    }
  }

  @usableFromInline let bytes: [UInt8]
  /// The offset of the next byte.
  package internal(set) var position: Int
  /// The offset at which reading must stop.
  @usableFromInline var end: Int

  /// A reader of the bytes in `range`.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    (self.bytes, position, end) = (bytes, range.lowerBound, range.upperBound)
  }

  /// The number of bytes left.
  package var remaining: Int { end - position }

  /// Restricts reading to `range`.
  package mutating func confine(to range: Range<Int>) {
    (position, end) = (range.lowerBound, range.upperBound)
  }

  /// Throws if any bytes are left.
  package func finish() throws(Fault) {
    guard position == end else { throw .malformed("\(remaining) bytes too many") }
  }

  /// One byte.
  @inlinable
  package mutating func byte() throws(Fault) -> UInt8 {
    guard position < end else { throw .malformed("it ends too early") }
    defer { position += 1 }
    return bytes[position]
  }

  /// A Boolean.
  package mutating func flag() throws(Fault) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw .malformed("neither yes nor no")
    }
  }

  /// A 32-bit little-endian integer.
  package mutating func word32() throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) { value |= UInt32(try byte()) << UInt32(shift) }
    return value
  }

  /// An unsigned LEB128 number of at most 56 bits.
  ///
  /// The sum of as many as a file can contain does not overflow.
  @inlinable
  package mutating func number() throws(Fault) -> Int {
    guard position < end, bytes[position] & 0x80 == 0 else { return try longNumber() }
    defer { position += 1 }
    return Int(bytes[position])
  }

  @usableFromInline
  mutating func longNumber() throws(Fault) -> Int {
    let value = try number64()
    guard value < 1 << 56 else { throw .malformed("a number is too long") }
    return Int(value)
  }

  /// A signed number of at most 56 bits: zigzag-encoded LEB128.
  @inlinable
  package mutating func signed() throws(Fault) -> Int {
    let value = try number()
    return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
  }

  /// An unsigned LEB128 number of at most 64 bits.
  package mutating func number64() throws(Fault) -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let next = try byte()
      guard shift < 63 || next <= 1 else { throw .malformed("a number is too long") }
      value |= UInt64(next & 0x7F) << shift
      if next & 0x80 == 0 { return value }
      shift += 7
    }
  }

  /// A signed number of at most 64 bits: zigzag-encoded LEB128.
  package mutating func signed64() throws(Fault) -> Int64 {
    let value = try number64()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// A floating-point number: its bytes reversed, as an unsigned LEB128 number.
  package mutating func real() throws(Fault) -> Double {
    Double(bitPattern: try number64().byteSwapped)
  }

  /// A count of items, each of at least one byte.
  package mutating func count() throws(Fault) -> Int {
    let count = try number()
    guard count <= remaining else { throw .malformed("it promises more than it has") }
    return count
  }

  /// A number below `limit`.
  package mutating func index(below limit: Int) throws(Fault) -> Int {
    let value = try number()
    guard value < limit else { throw .malformed("a number points beyond its list") }
    return value
  }

  /// A length and that many bytes of UTF-8.
  package mutating func text() throws(Fault) -> String {
    guard let text = String(validating: bytes[try textRange()], as: UTF8.self) else {
      throw .malformed("a text is not UTF-8")
    }
    return text
  }

  /// Skips a string.
  package mutating func skipText() throws(Fault) { _ = try textRange() }

  /// The byte range of the next string.
  private mutating func textRange() throws(Fault) -> Range<Int> {
    let length = try count()
    defer { position += length }
    return position..<position + length
  }
}
