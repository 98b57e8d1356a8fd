import Support

/// The container format of a world file: a list of chunks (Documentation/WorldFile.md).
struct WorldFile: Sendable {
  /// The tags of the chunks.
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
    case islands = "ISLE"
    case features = "FEAT"
    case disputedAreas = "DISP"
    case corrections = "CORR"
    case danish = "LNda"
    case german = "LNde"
    case french = "LNfr"
    case spanish = "LNes"
    case japanese = "LNja"
    case chinese = "LNzh"
    case arabic = "LNar"
  }

  private static let magic = Array("TUNLGEO".utf8)
  private static let version = UInt8(ascii: "1")

  private let bytes: [UInt8]
  private let ranges: [Tag: Range<Int>]

  /// Reads the list of chunks and checks the known ones against their checksums.
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
      guard CRC32.checksum(of: bytes, in: range) == WorldFile.number(in: bytes, at: entry + 12)
      else { throw .chunkDamaged(name) }
      // Chunks added by a later version are ignored.
      if let tag = Tag(rawValue: name) {
        guard ranges[tag] == nil else { throw .chunkMalformed(name, reason: "it stands twice") }
        ranges[tag] = range
      }
    }
    guard lastEnd == bytes.count else {
      throw .long(expected: lastEnd, found: bytes.count)
    }
    for tag in Tag.allCases where ranges[tag] == nil {
      throw .chunkMissing(tag.rawValue)
    }
    (self.bytes, self.ranges) = (bytes, ranges)
  }

  /// A file with only some of these chunks, which does not retain the others.
  func keeping(_ tags: [Tag]) -> WorldFile {
    var (kept, places) = ([UInt8](), [Tag: Range<Int>]())
    kept.reserveCapacity(tags.reduce(0) { $0 + (ranges[$1]?.count ?? 0) })
    for tag in tags {
      let start = kept.count
      kept += bytes[ranges[tag] ?? 0..<0]
      places[tag] = start..<kept.count
    }
    return WorldFile(checked: kept, places)
  }

  private init(checked bytes: [UInt8], _ ranges: [Tag: Range<Int>]) {
    (self.bytes, self.ranges) = (bytes, ranges)
  }

  /// A reader of a chunk.
  func reader(for tag: Tag) -> ByteReader {
    ByteReader(bytes, in: ranges[tag] ?? 0..<0)
  }

  /// A copy of a chunk's bytes, for owners that outlive the file.
  func chunk(_ tag: Tag) -> [UInt8] { Array(bytes[ranges[tag] ?? 0..<0]) }

  private static func number(in bytes: [UInt8], at position: Int) -> Int {
    (0..<4).reduce(0) { $0 | Int(bytes[position + $1]) << (8 * $1) }
  }
}
