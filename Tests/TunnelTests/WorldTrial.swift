import Tunnel

/// Opens a world file of any bytes, and asks it all that the program asks: what is put in order only
/// when a question comes is reached, too.
enum WorldTrial {
  /// What must not be; nil where the bytes are refused with a reason or answer every question.
  static func complaint(about bytes: [UInt8]) -> String? {
    let world: World
    do throws(WorldError) { world = try World(bytes: file(bytes)) } catch {
      return error.description.isEmpty ? "it is refused for no reason" : nil
    }
    return complaint(about: world)
  }

  /// A file as it is, or parts that replace those of a world that opens, with checksums that are right.
  ///
  /// A part is the number of its tag, two bytes for its length, the low one first, and what it holds.
  private static func file(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.starts(with: Array("TUNL".utf8)) else { return bytes }
    var world = MiniWorld()
    var rest = bytes[...]
    while rest.count > 3 {
      let head = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      let content = rest.prefix(Int(head[1]) | Int(head[2]) << 8)
      rest = rest.dropFirst(content.count)
      let place = Int(head[0]) % world.chunks.count
      world.chunks[place].content = Array(content)
    }
    return world.bytes
  }

  /// Each part of a world by itself, as it is read here.
  static let seeds: [[UInt8]] = {
    let parts = MiniWorld().chunks.enumerated().map { place, chunk in
      let count = chunk.content.count
      return [UInt8(place), UInt8(count & 0xFF), UInt8(count >> 8)] + chunk.content
    }
    return [MiniWorld().bytes, parts.flatMap(\.self)] + parts
  }()

  private static func complaint(about world: World) -> String? {
    for (latitude, longitude) in [(1.0, 1.3), (0, 3), (-90, 0), (45, 180), (10, 3)] {
      let place = Coordinate(clampedLatitude: latitude, longitude: longitude)
      let languages = [Language.english, .danish]
      guard languages.allSatisfy({ !world.describe(place, in: AnswerLocale($0)).label().isEmpty })
      else { return "nothing is said of \(place)" }
      let near = world.nearestPlaces(3, to: place)
      guard near.count == min(3, world.placeCount) else { return "\(near.count) places are near" }
      _ = world.nearestPlace(to: place)
    }
    let search = PlaceSearch(in: world)
    for name in ["w", "ø", "no man, west", "s"] {
      let found = search.places(named: name, limit: 5, in: .danish)
      guard found.count <= 5 else { return "\(found.count) places are found where 5 are wanted" }
      for result in found { _ = result.label }
    }
    return complaint(aboutMapOf: world)
  }

  private static func complaint(aboutMapOf world: World) -> String? {
    let region = GeoRegion(
      center: Coordinate(clampedLatitude: 1, longitude: 1), latitudeSpan: 40, longitudeSpan: 60)
    for level in LevelOfDetail.allCases {
      let outlines = world.outlines(level)
      for ring in outlines.rings {
        guard world.countries.indices.contains(ring.owner) else { return "a ring is nobody's" }
        _ = ring.strokes()
      }
      _ = outlines.rings(in: region)
      for country in world.countries.indices.prefix(5) {
        _ = outlines.middle(of: country)
        _ = world.name(ofCountry: country, in: .danish)
      }
    }
    for sea in world.seaNames.indices.prefix(5) { _ = world.name(ofSea: sea, in: .danish) }
    _ = world.seas.rings.map { $0.strokes().count }
    _ = world.places(in: region, populationFloor: 0, named: .danish)
    return nil
  }
}
