import Foundation

/// Finds the polygons around a point, exactly: even-odd, half-open, on integers.
///
/// Edges are sorted into bands of a quarter of a degree of latitude. A ray to the east from the
/// point meets only edges of the point's own band; each edge it crosses toggles its owner. Holes,
/// enclaves and overlaps need no special care.
struct BandIndex: Sendable {
  /// An edge that rises from (x1, y1) to (x2, y2), in millionths of a degree; level ones too.
  private struct Edge: Sendable {
    let x1, y1, x2, y2: Int32
    let owner: Int32
  }

  /// A point in millionths of a degree.
  struct Point {
    let x: Int
    let y: Int
  }

  private static let height = 250_000
  private static let count = 180_000_000 / height

  private let edges: [Edge]
  /// Where each band's edges start; one more at the end.
  private let starts: [Int]

  init(_ shapes: Shapes) {
    var counts = [Int](repeating: 0, count: BandIndex.count + 1)
    BandIndex.forEachEdge(of: shapes) { edge in
      for band in BandIndex.bands(of: edge) { counts[band + 1] += 1 }
    }
    for band in 1...BandIndex.count { counts[band] += counts[band - 1] }
    starts = counts
    let empty = Edge(x1: 0, y1: 0, x2: 0, y2: 0, owner: 0)
    var edges = [Edge](repeating: empty, count: counts[BandIndex.count])
    BandIndex.forEachEdge(of: shapes) { edge in
      for band in BandIndex.bands(of: edge) {
        edges[counts[band]] = edge
        counts[band] += 1
      }
    }
    self.edges = edges
  }

  /// The owners whose area contains a point, in ascending order.
  func owners(at point: Point) -> [Int] {
    var inside: [Int32] = []
    let (x, y) = (point.x, point.y)
    let band = BandIndex.band(at: y)
    for index in starts[band]..<starts[band + 1] {
      let edge = edges[index]
      let (bottom, top) = (Int(edge.y1), Int(edge.y2))
      guard bottom <= y, y < top else { continue }
      let (x1, x2) = (Int(edge.x1), Int(edge.x2))
      guard (x2 - x1) * (y - bottom) > (x - x1) * (top - bottom) else { continue }
      if let place = inside.firstIndex(of: edge.owner) {
        inside.remove(at: place)
      } else {
        inside.append(edge.owner)
      }
    }
    return inside.map(Int.init).sorted()
  }

  /// The nearest edge no further than `reach` km: its owner and its distance in km.
  ///
  /// Flat around the point, which is right to a thousandth for the few km asked here.
  func nearestEdge(
    to point: Point, within reach: Double, of wanted: Int? = nil
  ) -> (owner: Int, distance: Double)? {
    let kmPerUnit = Coordinate.earthRadius.radians / 1e6
    let shrinking = max(cos((Double(point.y) / 1e6).radians), 1e-4)
    let (rise, run) = (Int(reach / kmPerUnit) + 1, Int(reach / kmPerUnit / shrinking) + 1)
    var best: (owner: Int, distance: Double)?
    for band in BandIndex.band(at: point.y - rise)...BandIndex.band(at: point.y + rise) {
      for index in starts[band]..<starts[band + 1] {
        let edge = edges[index]
        guard wanted == nil || wanted == Int(edge.owner),
          Int(max(edge.x1, edge.x2)) >= point.x - run, Int(min(edge.x1, edge.x2)) <= point.x + run
        else { continue }
        let x1 = Double(Int(edge.x1) - point.x) * shrinking
        let x2 = Double(Int(edge.x2) - point.x) * shrinking
        let (y1, y2) = (Double(Int(edge.y1) - point.y), Double(Int(edge.y2) - point.y))
        let (dx, dy) = (x2 - x1, y2 - y1)
        let length = dx * dx + dy * dy
        let along = length > 0 ? min(max(-(x1 * dx + y1 * dy) / length, 0), 1) : 0
        let (x, y) = (x1 + along * dx, y1 + along * dy)
        let distance = (x * x + y * y).squareRoot() * kmPerUnit
        if distance <= reach, distance < best?.distance ?? .infinity {
          best = (Int(edge.owner), distance)
        }
      }
    }
    return best
  }

  private static func forEachEdge(of shapes: Shapes, _ body: (Edge) -> Void) {
    for ring in shapes.rings {
      guard var from = shapes.corners[ring.corners].last else { continue }
      for to in shapes.corners[ring.corners] {
        let (low, high) = from.y <= to.y ? (from, to) : (to, from)
        body(Edge(x1: low.x, y1: low.y, x2: high.x, y2: high.y, owner: Int32(ring.owner)))
        from = to
      }
    }
  }

  private static func bands(of edge: Edge) -> ClosedRange<Int> {
    band(at: Int(edge.y1))...band(at: Int(edge.y2))
  }

  private static func band(at y: Int) -> Int {
    min(max((y + 90_000_000) / height, 0), count - 1)
  }
}

extension BandIndex.Point {
  /// The point to look a place up at: never on a pole or on the map's eastern edge.
  ///
  /// There the polygons' own edges lie, and an exact test would find nothing.
  init(_ coordinate: Coordinate) {
    let latitude = Int((coordinate.latitude * 1e6).rounded())
    let longitude = Int((coordinate.longitude * 1e6).rounded())
    y = min(max(latitude, -89_999_999), 89_999_999)
    x = longitude >= 180_000_000 ? -180_000_000 : longitude
  }
}
