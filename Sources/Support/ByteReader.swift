/// Reads the numbers and texts of a binary file one after the other, never past their end and never
/// more than there is.
package struct ByteReader {
  /// Why a part of a file cannot be used.
  package enum Fault: Error {
    /// The bytes end early or say something impossible.
    case malformed(String)
    /// A later program wrote something that this one has no name for.
    case unknown

    /// What is wrong.
    package var reason: String {
      switch self {
      case .malformed(let reason): reason
      case .unknown: "it has something that only a later version can read"
      }
    }
  }

  @usableFromInline let bytes: [UInt8]
  /// The byte to be read next.
  package internal(set) var position: Int
  /// The byte at which reading must stop.
  @usableFromInline var end: Int

  /// A reader of the bytes in `range`.
  package init(_ bytes: [UInt8], in range: Range<Int>) {
    (self.bytes, position, end) = (bytes, range.lowerBound, range.upperBound)
  }

  /// How many bytes are left.
  package var remaining: Int { end - position }

  /// Lets reading go on in `range` only.
  package mutating func confine(to range: Range<Int>) {
    (position, end) = (range.lowerBound, range.upperBound)
  }

  /// Checks that all was read.
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

  /// Yes or no.
  package mutating func flag() throws(Fault) -> Bool {
    switch try byte() {
    case 0: return false
    case 1: return true
    default: throw .malformed("neither yes nor no")
    }
  }

  /// Four bytes, low byte first.
  package mutating func word32() throws(Fault) -> UInt32 {
    var value: UInt32 = 0
    for shift in stride(from: 0, to: 32, by: 8) { value |= UInt32(try byte()) << UInt32(shift) }
    return value
  }

  /// An unsigned number of at most 56 bits, seven a byte, low bits first.
  ///
  /// The sum of as many as a file can hold does not overflow.
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

  /// A number of at most 56 bits with a sign, zigzag.
  @inlinable
  package mutating func signed() throws(Fault) -> Int {
    let value = try number()
    return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
  }

  /// An unsigned number of at most 64 bits, seven a byte, low bits first.
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

  /// A number of at most 64 bits with a sign, zigzag.
  package mutating func signed64() throws(Fault) -> Int64 {
    let value = try number64()
    return Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)
  }

  /// A number with a fraction: its bits backwards, as an unsigned number.
  package mutating func real() throws(Fault) -> Double {
    Double(bitPattern: try number64().byteSwapped)
  }

  /// How many things follow, each of at least one byte.
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

  /// Passes over a text.
  package mutating func skipText() throws(Fault) { _ = try textRange() }

  /// The bytes of the next text.
  private mutating func textRange() throws(Fault) -> Range<Int> {
    let length = try count()
    defer { position += length }
    return position..<position + length
  }
}
