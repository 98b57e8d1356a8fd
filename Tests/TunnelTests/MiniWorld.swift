import Tunnel
import Support

/// A world file of two countries, a sea and four places, small enough to be damaged in every way.
struct MiniWorld {
  /// The chunks by their tags, in the order of the file.
  var chunks: [(tag: String, content: [UInt8])]

  /// A world that opens.
  init() {
    let shapes = MiniWorld.shapes
    chunks = [
      ("META", Bytes.list([Bytes.text("Made by hand"), Bytes.text("nothing 1.0 0")])),
      (
        "CTRY",
        Bytes.list([
          Bytes.text("Westland") + Bytes.text("WL") + Bytes.number(0) + Bytes.number(1000),
          Bytes.text("Eastland") + Bytes.text("EL") + Bytes.number(0) + Bytes.number(900),
        ]) + Bytes.list([])
      ),
      ("TOP0", shapes), ("TOP1", shapes), ("TOP2", shapes),
      ("SEAN", Bytes.list([Bytes.text("Small Sea") + Bytes.number(500_000)])),
      ("SEAS", MiniWorld.sea),
      ("ADMN", Bytes.list([Bytes.text("The West") + Bytes.number(0)])),
      ("ADMP", MiniWorld.province),
      ("PLAC", MiniWorld.places),
      ("PLNM", Bytes.list(["Westville", "Eastville", "Icehouse", "Rock"].map(Bytes.text))),
      ("ISLE", Bytes.list([])),
      ("FEAT", Bytes.list([Bytes.text("The Lake") + [2] + Bytes.points([(10_000, 10_000)])])),
      ("DISP", Bytes.list([Bytes.text("No Man’s") + Bytes.number(1) + MiniWorld.box])),
      ("CORR", Bytes.list([Bytes.number(0) + MiniWorld.box]) + Bytes.list([])),
      ("LNda", MiniWorld.danish),
    ]
    // The other languages have no names of their own here.
    for language in Language.allCases.dropFirst(2) {
      chunks.append(("LN\(language.rawValue)", [0, 0, 0, 0, 0]))
    }
  }

  /// The file with right offsets and checksums.
  var bytes: [UInt8] {
    var head = Array("TUNLGEO1".utf8) + Bytes.fixed(chunks.count)
    var body: [UInt8] = []
    let start = head.count + 16 * chunks.count
    for (tag, content) in chunks {
      head += Array(tag.utf8) + Bytes.fixed(start + body.count) + Bytes.fixed(content.count)
      head += Bytes.fixed(Int(CRC32.checksum(of: content)))
      body += content
    }
    return head + body
  }

  /// This world with other bytes in one chunk.
  func replacing(_ tag: String, by content: [UInt8]) -> MiniWorld {
    var world = self
    world.chunks = chunks.map { $0.tag == tag ? (tag, content) : $0 }
    return world
  }

  /// Two squares of two degrees side by side, with one arc between them.
  private static let shapes =
    Bytes.number(1_000_000) + Bytes.number(3) + Bytes.number(8)
    + Bytes.number(2) + Bytes.points([(2, 0), (0, 2)])
    + Bytes.number(4) + Bytes.points([(0, 0), (-2, 0), (0, -2), (2, 0)])
    + Bytes.number(2) + Bytes.points([(2, 0), (0, 2)])
    + Bytes.list([
      // Westland: the border up, then round by the west; Eastland: a line there and back.
      Bytes.number(0) + Bytes.list([Bytes.number(0), Bytes.number(0)]),
      Bytes.number(1) + Bytes.list([Bytes.number(0), Bytes.number(3)]),
    ])

  private static let sea =
    Bytes.number(1_000_000) + Bytes.number(1) + Bytes.number(5)
    + Bytes.number(5) + Bytes.points([(-20, -20), (40, 0), (0, 40), (-40, 0), (0, -40)])
    + Bytes.list([Bytes.number(0) + Bytes.list([Bytes.number(0)])])

  private static let province =
    Bytes.number(1_000_000) + Bytes.number(1) + Bytes.number(5)
    + Bytes.number(5) + Bytes.points([(0, 0), (2, 0), (0, 2), (-2, 0), (0, -2)])
    + Bytes.list([Bytes.number(0) + Bytes.list([Bytes.number(0)])])

  private static let places =
    Bytes.number(2) + Bytes.number(1) + Bytes.number(1)
    + Bytes.points([(10_000, 10_000), (20_000, 0), (0, -900_000), (50_000, 950_000)])
    + [80, 90] + [0, 1, 0, 1] + [1, 0]

  private static let box = Bytes.points([(0, 0)]) + Bytes.points([(10, 10)])

  private static let danish =
    Bytes.list([Bytes.number(0) + Bytes.text("Vestland")])
    + Bytes.list([Bytes.number(0) + Bytes.text("lille hav")]) + Bytes.list([])
    + Bytes.list([Bytes.number(1) + Bytes.text("Østby")])
    + Bytes.list([Bytes.number(0) + Bytes.text("Søen")])
}

/// The bytes of numbers and texts, as Documentation/WorldFile.md has them.
enum Bytes {
  static func number(_ value: Int) -> [UInt8] {
    var (rest, bytes) = (value, [UInt8]())
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  static func signed(_ value: Int) -> [UInt8] {
    number(value >= 0 ? value << 1 : (-value << 1) - 1)
  }

  static func text(_ value: String) -> [UInt8] { number(value.utf8.count) + Array(value.utf8) }

  static func list(_ items: [[UInt8]]) -> [UInt8] { number(items.count) + items.flatMap(\.self) }

  static func points(_ steps: [(Int, Int)]) -> [UInt8] {
    steps.flatMap { signed($0.0) + signed($0.1) }
  }

  static func fixed(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
