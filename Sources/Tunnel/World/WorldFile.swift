/// The container of a world file: a list of checked chunks (Documentation/WorldFile.md).
struct WorldFile: Sendable {
  /// The parts a world is made of, by their tags.
  enum Tag: String, CaseIterable, Sendable {
    case about = "META"
    case countries = "CTRY"
    case coarse = "TOP0"
    case medium = "TOP1"
    case fine = "TOP2"
    case seaNames = "SEAN"
    case seas = "SEAS"
    case provinceNames = "ADMN"
    case provinces = "ADMP"
    case places = "PLAC"
    case placeNames = "PLNM"
    case disputedAreas = "DISP"
  }

  private static let magic = Array("TUNLGEO".utf8)
  private static let version = UInt8(ascii: "1")

  let bytes: [UInt8]
  private let ranges: [Tag: Range<Int>]

  /// Reads the list of chunks and checks each one that is known against its checksum.
  init(_ bytes: [UInt8]) throws(WorldError) {
    let headLength = WorldFile.magic.count + 1 + 4
    guard bytes.starts(with: WorldFile.magic.prefix(bytes.count)), !bytes.isEmpty else {
      throw .notAWorldFile
    }
    guard bytes.count >= headLength else {
      throw .short(expected: headLength, found: bytes.count)
    }
    guard bytes[WorldFile.magic.count] == WorldFile.version else {
      throw .wrongVersion(String(decoding: [bytes[WorldFile.magic.count]], as: UTF8.self))
    }
    let count = WorldFile.number(in: bytes, at: headLength - 4)
    let listEnd = headLength + 16 * count
    guard bytes.count >= listEnd else {
      throw .short(expected: listEnd, found: bytes.count)
    }
    var ranges: [Tag: Range<Int>] = [:]
    var lastEnd = listEnd
    for entry in stride(from: headLength, to: listEnd, by: 16) {
      let name = String(decoding: bytes[entry..<entry + 4], as: UTF8.self)
      let start = WorldFile.number(in: bytes, at: entry + 4)
      let range = start..<start + WorldFile.number(in: bytes, at: entry + 8)
      guard start == lastEnd else { throw .chunkDamaged("list") }
      lastEnd = range.upperBound
      guard range.upperBound <= bytes.count else {
        throw .short(expected: range.upperBound, found: bytes.count)
      }
      guard Checksum.crc32(of: bytes, in: range) == WorldFile.number(in: bytes, at: entry + 12)
      else { throw .chunkDamaged(name) }
      // Parts that a later builder added are not ours to judge.
      if let tag = Tag(rawValue: name) { ranges[tag] = range }
    }
    for tag in Tag.allCases where ranges[tag] == nil {
      throw .chunkMissing(tag.rawValue)
    }
    (self.bytes, self.ranges) = (bytes, ranges)
  }

  /// A reader at the start of a chunk that ends with it.
  func reader(for tag: Tag) -> ByteReader {
    ByteReader(bytes, in: ranges[tag] ?? 0..<0)
  }

  private static func number(in bytes: [UInt8], at position: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
  }
}

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
