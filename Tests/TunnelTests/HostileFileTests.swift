import TestSupport
import Testing
import Tunnel

/// World files whose checksums are right and whose contents are not.
@Suite struct `A hostile world file` {
  @Test func `is built from a valid one`() throws {
    let world = try World(bytes: MiniWorld().bytes)
    let west = world.describe(try Coordinate(latitude: 1, longitude: 1.3))
    #expect(west.label() == "33 km E of Westville, The West, Westland")
    let danish = world.describe(
      try Coordinate(latitude: 10, longitude: 3), in: AnswerLocale(.danish))
    #expect(danish.label() == "Lille hav, 708 km nordvest for Rock")
  }

  private static let million = Bytes.number(1_000_000)
  private static let endless: [UInt8] = [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1]

  @Test(arguments: [
    ("META", Bytes.number(1 << 50), "it promises more than it has"),
    ("META", endless, "a number is too long"),
    ("META", [], "it ends too early"),
    ("META", [0, 0], "1 bytes too many"),
    (
      "CTRY", Bytes.list([]) + Bytes.list([Bytes.text("A") + Bytes.text("B") + [9]]),
      "a number points beyond its list"
    ),
    ("DISP", Bytes.list([Bytes.text("A") + [9]]), "a number points beyond its list"),
    (
      "CORR", Bytes.list([[0] + Bytes.points([(9, 0), (0, 0)])]) + [0],
      "a box is inside out or off the map"
    ),
    ("TOP0", [0, 0, 0, 0], "its unit is no part of a degree"),
    ("TOP1", Bytes.number(1 << 55) + [0, 0, 0], "its unit is no part of a degree"),
    (
      "TOP2", million + [1, 1, 1] + Bytes.points([(0, 0)]) + [0], "an arc has less than two corners"
    ),
    (
      "TOP2", million + [1, 9, 2] + Bytes.points([(0, 0), (1 << 50, 0)]) + [0, 0, 0, 0, 0, 0],
      "a corner lies off the map"
    ),
    (
      "TOP2", million + [1, 5, 2] + Bytes.points([(0, 0), (1, 0)]) + [0, 0, 0],
      "it has not as many corners as it says"
    ),
    (
      "TOP2", million + [1, 2, 2] + Bytes.points([(0, 0), (1, 0)]) + [1, 0, 1, 40],
      "a ring has an arc that does not exist"
    ),
    (
      "TOP2", million + [1, 2, 2] + Bytes.points([(0, 0), (1, 0)]) + [1, 7, 1, 0],
      "a ring belongs to nobody"
    ),
    (
      "SEAS",
      million + [1, 2, 2] + Bytes.points([(0, 0), (1, 0)])
        + [1, 0] + Bytes.list([[0]] + [[UInt8]](repeating: [2], count: 60)),
      "its rings repeat their arcs too often"
    ),
    (
      "SEAS",
      million + [1] + Bytes.number(200) + Bytes.number(200)
        + Bytes.points([(-180, -90)] + (0..<199).map { $0 % 2 == 0 ? (360, 180) : (-360, -180) })
        + [1, 0, 1, 0],
      "its outlines run to and fro across the whole map"
    ),
    ("PLAC", Bytes.number(1 << 40) + [0, 0], "it promises more than it has"),
    (
      "PLAC", [90, 3, 0] + [UInt8](repeating: 0, count: 100), "it promises more places than it has"
    ),
    ("PLAC", [1, 0, 0] + Bytes.points([(0, 900_001)]) + [0, 0, 0], "a place lies off the map"),
    (
      "PLNM", Bytes.list(["A", "B"].map(Bytes.text)), "it has not as many names as there are places"
    ),
    ("ISLE", Bytes.list([[0] + Bytes.list([[9]])]), "a number points beyond its list"),
    ("ISLE", Bytes.list([[9] + Bytes.list([[0]])]), "a number points beyond its list"),
    ("ISLE", Bytes.list([[0] + Bytes.list([[1], [1]])]), "a ring is two islands"),
    ("FEAT", Bytes.list([Bytes.text("A") + [10]]), "a number points beyond its list"),
    (
      "FEAT", Bytes.list([Bytes.text("A") + [0] + Bytes.points([(900_001, 0)])]),
      "a feature lies off the map"
    ),
    ("LNda", [2, 0, 0, 0, 0, 0, 0, 0], "a name stands twice"),
    ("LNda", [1, 9, 0, 0, 0, 0], "a name is of nothing"),
  ])
  func `is refused with the reason`(tag: String, content: [UInt8], reason: String) {
    // Places and their names are read together.
    let part = tag == "PLNM" ? "PLAC" : tag
    #expect(throws: WorldError.chunkMalformed(part, reason: reason)) {
      try World(bytes: MiniWorld().replacing(tag, by: content).bytes)
    }
  }

  @Test func `opens for its maps when only parts for queries are invalid`() throws {
    let place = try Coordinate(latitude: 1, longitude: 1)
    for tag in ["TOP2", "ADMP", "ISLE"] {
      let bytes = MiniWorld().replacing(tag, by: [0xFF]).bytes
      let world = try World(mapsIn: bytes)
      #expect(world.problem == nil, "nobody has looked")
      #expect(!world.outlines(.medium).rings.isEmpty)
      #expect(world.problem == nil, "maps of the whole world are well")
      let answer = world.describe(place)
      #expect(answer.kind == .unknown && answer.place == nil)
      guard let problem = world.problem, case .chunkMalformed(tag, _) = problem else {
        Issue.record("\(tag): \(String(describing: world.problem))")
        continue
      }
      #expect(world.outlines(.fine).rings.isEmpty)
      #expect(throws: problem) { try World(bytes: bytes) }
    }
    // Names of another language are the only thing that lacks.
    let world = try World(mapsIn: MiniWorld().replacing("LNda", by: [0xFF]).bytes)
    world.decode()
    guard case .chunkMalformed("LNda", _)? = world.problem else {
      Issue.record("\(String(describing: world.problem))")
      return
    }
    #expect(world.describe(place) == (try World(bytes: MiniWorld().bytes)).describe(place))
  }

  @Test func `is refused when its maps are invalid, however it is opened`() throws {
    for tag in ["TOP0", "TOP1", "SEAS", "PLAC"] {
      let bytes = MiniWorld().replacing(tag, by: [0xFF]).bytes
      #expect(throws: WorldError.self) { try World(mapsIn: bytes) }
    }
  }

  @Test func `is refused when a chunk is too many, duplicate or missing`() {
    var bytes = MiniWorld().bytes
    bytes.append(0)
    #expect(throws: WorldError.long(expected: bytes.count - 1, found: bytes.count)) {
      try World(bytes: bytes)
    }
    var twice = MiniWorld()
    twice.chunks.append(twice.chunks[0])
    #expect(throws: WorldError.chunkMalformed("META", reason: "it stands twice")) {
      try World(bytes: twice.bytes)
    }
    var lacking = MiniWorld()
    lacking.chunks.removeAll { $0.tag == "SEAN" }
    #expect(throws: WorldError.chunkMissing("SEAN")) { try World(bytes: lacking.bytes) }
    var newer = MiniWorld()
    newer.chunks.append(("WHAT", [1, 2, 3]))
    #expect(throws: Never.self) { try World(bytes: newer.bytes) }
  }

  @Test func `is refused or answers, whatever byte is changed`() throws {
    let mini = MiniWorld()
    var (refused, opened) = (0, 0)
    for (tag, content) in mini.chunks {
      for position in content.indices {
        for change: UInt8 in [0x01, 0x80, 0xFF] {
          var changed = content
          changed[position] ^= change
          if try isRefused(mini.replacing(tag, by: changed), answering: opened % 40 == 0) {
            refused += 1
          } else {
            opened += 1
          }
        }
      }
    }
    #expect(refused > 300)
    #expect(opened > 300)
  }

  @Test func `is refused or answers, wherever a chunk is truncated`() throws {
    let mini = MiniWorld()
    for (tag, content) in mini.chunks where tag != "META" {
      for length in content.indices {
        let isRefused = try isRefused(
          mini.replacing(tag, by: Array(content.prefix(length))), answering: false)
        #expect(isRefused, "\(tag) cut to \(length) bytes opens")
      }
    }
  }

  /// Opens a world, and asks it what a person would; nothing but a refusal may go wrong.
  private func isRefused(_ mini: MiniWorld, answering: Bool) throws -> Bool {
    do throws(WorldError) {
      let world = try World(bytes: mini.bytes)
      guard answering else { return false }
      for (latitude, longitude) in [(1.0, 1.0), (0, 3), (-90, 0), (45, 180)] {
        let coordinate = Coordinate(clampedLatitude: latitude, longitude: longitude)
        #expect(!world.describe(coordinate, in: AnswerLocale(.danish)).label().isEmpty)
      }
      _ = world.outlines(.fine).rings.map { $0.strokes().count }
      return false
    } catch {
      #expect(error.description.hasSuffix("run scripts/build-world or reinstall Terrarium"))
      return true
    }
  }
}
