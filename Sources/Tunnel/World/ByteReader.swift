/// Reads the numbers and texts of a chunk one after the other; never past its end.
struct ByteReader {
  /// The bytes ended early or said something impossible.
  struct Malformed: Error {
    let reason: String
  }

  private let bytes: [UInt8]
  private(set) var position: Int
  private let end: Int

  init(_ bytes: [UInt8], in range: Range<Int>) {
    (self.bytes, position, end) = (bytes, range.lowerBound, range.upperBound)
  }

  /// What is wrong with the chunk.
  func malformed(_ reason: String) -> Malformed { Malformed(reason: reason) }

  /// How many bytes are left.
  var remaining: Int { end - position }

  /// The chunk is to end here.
  func finish() throws(Malformed) {
    guard position == end else { throw malformed("\(remaining) bytes too many") }
  }

  /// One byte.
  mutating func byte() throws(Malformed) -> UInt8 {
    guard position < end else { throw malformed("it ends too early") }
    defer { position += 1 }
    return bytes[position]
  }

  /// An unsigned number, seven bits a byte, low bits first; at most 56 bits.
  @inline(__always)
  mutating func number() throws(Malformed) -> Int {
    guard position < end, bytes[position] & 0x80 == 0 else { return try longNumber() }
    defer { position += 1 }
    return Int(bytes[position])
  }

  private mutating func longNumber() throws(Malformed) -> Int {
    var (value, shift) = (0, 0)
    while true {
      let next = try byte()
      value |= Int(next & 0x7F) << shift
      guard next & 0x80 != 0 else { return value }
      shift += 7
      guard shift < 56 else { throw malformed("a number is too long") }
    }
  }

  /// A number with a sign, zigzag.
  mutating func signed() throws(Malformed) -> Int {
    let value = try number()
    return value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
  }

  /// How many things follow, each of at least one byte.
  mutating func count() throws(Malformed) -> Int {
    let count = try number()
    guard count <= remaining else { throw malformed("it promises more than it has") }
    return count
  }

  /// A number below `limit`.
  mutating func index(below limit: Int) throws(Malformed) -> Int {
    let value = try number()
    guard value < limit else { throw malformed("a number points beyond its list") }
    return value
  }

  /// A length and that many bytes of UTF-8.
  mutating func text() throws(Malformed) -> String {
    String(decoding: bytes[try textRange()], as: UTF8.self)
  }

  /// Passes over a text.
  mutating func skipText() throws(Malformed) { _ = try textRange() }

  /// Where the next text lies.
  private mutating func textRange() throws(Malformed) -> Range<Int> {
    let length = try count()
    defer { position += length }
    return position..<position + length
  }
}
