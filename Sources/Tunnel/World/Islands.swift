import Support

/// Finds the named island around a point by outlines.
///
/// There are only some hundred, so a linear search of their boxes suffices.
struct Islands: Sendable {
  private struct Outline: Sendable {
    let place: Int
    let west, south, east, north: Int32
    let corners: Range<Int>
  }

  private var outlines: [Outline] = []
  /// The corners of all land.
  private let corners: [Shapes.Corner]

  /// No islands.
  init() { corners = [] }

  /// Reads the rings of the finest level that belong to islands; `first` is the index of the first
  /// island among the `places`.
  init(
    _ reader: ByteReader, in land: Shapes, first: Int, places: Int
  ) throws(ByteReader.Fault) {
    corners = land.corners
    var reader = reader
    var named: Set<Int> = []
    for _ in 0..<(try reader.count()) {
      let place = first + (try reader.index(below: places - first))
      for _ in 0..<(try reader.count()) {
        let ring = try reader.index(below: land.rings.count)
        guard named.insert(ring).inserted else {
          throw .malformed("a ring is two islands")
        }
        add(land.rings[ring].corners, of: place)
      }
    }
    try reader.finish()
  }

  private mutating func add(_ range: Range<Int>, of place: Int) {
    let ring = corners[range]
    outlines.append(
      Outline(
        place: place, west: ring.map(\.x).min() ?? 0, south: ring.map(\.y).min() ?? 0,
        east: ring.map(\.x).max() ?? 0, north: ring.map(\.y).max() ?? 0,
        corners: range))
  }

  /// The island around a point.
  func island(at point: CellIndex.Point) -> Int? {
    let (x, y) = (Int32(point.x), Int32(point.y))
    return outlines.first {
      $0.south <= y && y <= $0.north && $0.west <= x && x <= $0.east && isInside($0, point)
    }?.place
  }

  /// The distance in km from a place at sea to the nearest corner of an island, unless it is tiny.
  ///
  /// Nil for islands without an outline, and for tiny ones, whose center suffices.
  func distance(from coordinate: Coordinate, toShoreOf place: Int) -> Double? {
    let shores = outlines.filter { $0.place == place }
    guard shores.contains(where: { $0.north - $0.south > Islands.dot }) else { return nil }
    return shores.lazy.flatMap { corners[$0.corners] }.map {
      Coordinate(clampedLatitude: Double($0.y) / 1e6, longitude: Double($0.x) / 1e6)
        .distance(to: coordinate)
    }.min()
  }

  /// In millionths of a degree: about 60 km from south to north.
  private static let dot: Int32 = 540_000

  /// Even-odd rule with integers; the edge's upper end does not count.
  private func isInside(_ outline: Outline, _ point: CellIndex.Point) -> Bool {
    var isInside = false
    guard var from = corners[outline.corners].last else { return false }
    for to in corners[outline.corners] {
      let (low, high) = from.y <= to.y ? (from, to) : (to, from)
      if Int(low.y) <= point.y, point.y < Int(high.y) {
        let (rise, run) = (Int(high.y) - Int(low.y), Int(high.x) - Int(low.x))
        if (point.x - Int(low.x)) * rise < run * (point.y - Int(low.y)) { isInside.toggle() }
      }
      from = to
    }
    return isInside
  }
}
