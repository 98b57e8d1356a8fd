import Foundation

/// Finds the polygons around a point, exactly: even-odd rule with integers.
///
/// The map is a grid of one-degree cells. Each cell stores the polygons that contain its center and
/// the edges that touch it. A path leads from the center to the point within the cell, along the
/// parallel, then along the meridian; each edge it crosses toggles its owner. Holes, enclaves and
/// overlaps need no special treatment.
struct CellIndex: Sendable {
  /// An edge upward from (x1, y1) to (x2, y2), in millionths of a degree; may be horizontal.
  struct Edge: Sendable {
    let x1, y1, x2, y2: Int32
    let owner: Int32
  }

  /// A point in millionths of a degree.
  struct Point {
    let x: Int
    let y: Int
  }

  /// A point in half-millionths, odd in both coordinates: no corner has its longitude or latitude,
  /// so a path along either never meets one.
  struct OddPoint {
    let x: Int
    let y: Int

    init(_ point: Point) { (x, y) = (2 * point.x + 1, 2 * point.y + 1) }
  }

  static let size = 1_000_000
  static let columns = 360
  static let rows = 180

  let edges: [Edge]
  /// The start of each cell's edges, and the end of the last one.
  let starts: [Int32]
  /// The range in `owners` of the owners of each cell's center.
  let middles: [Range<Int32>]
  let owners: [Int32]

  /// The owners of the areas around a point, in no particular order.
  func owners(at point: Point) -> [Int32] {
    let (column, row) = (CellIndex.column(at: point.x), CellIndex.row(at: point.y))
    let cell = row * CellIndex.columns + column
    let middle = middles[cell]
    var inside = Array(owners[Int(middle.lowerBound)..<Int(middle.upperBound)])
    let stretch = Int(starts[cell])..<Int(starts[cell + 1])
    guard !stretch.isEmpty else { return inside }
    let (from, to) = (CellIndex.middle(column: column, row: row), OddPoint(point))
    edges.withUnsafeBufferPointer { edges in
      for edge in edges[stretch] where edge.isCrossed(from: from, to: to) {
        if let place = inside.firstIndex(of: edge.owner) {
          inside.remove(at: place)
        } else {
          inside.append(edge.owner)
        }
      }
    }
    return inside
  }

  static func column(at x: Int) -> Int {
    min(max((x + 180 * size) / size, 0), columns - 1)
  }

  static func row(at y: Int) -> Int {
    min(max((y + 90 * size) / size, 0), rows - 1)
  }

  /// The center of a cell.
  static func middle(column: Int, row: Int) -> OddPoint {
    OddPoint(
      Point(x: (column - 180) * size + size / 2, y: (row - 90) * size + size / 2))
  }
}

extension CellIndex.Edge {
  /// Whether a point is left of the edge's line; a point on it counts as right.
  func isLeft(_ x: Int, _ y: Int) -> Bool {
    let (x1, y1) = (Int(self.x1), Int(self.y1))
    return (Int(x2) - x1) * (y - 2 * y1) > (Int(y2) - y1) * (x - 2 * x1)
  }

  /// Whether the edge separates two points of the parallel `y`, at `west` and `east`.
  @inline(__always)
  func crosses(parallel y: Int, west: Int, east: Int) -> Bool {
    (2 * Int(y1) < y) != (2 * Int(y2) < y) && isLeft(west, y) != isLeft(east, y)
  }

  /// Whether a path along the parallel and then along the meridian crosses the edge an odd number
  /// of times.
  ///
  /// If the corner of the path is on the edge, it counts as right of it for both legs, as if the
  /// edge were slightly further left.
  @inline(__always)
  fileprivate func isCrossed(from: CellIndex.OddPoint, to: CellIndex.OddPoint) -> Bool {
    let first = crosses(parallel: from.y, west: from.x, east: to.x)
    let straddles = (2 * Int(x1) < to.x) != (2 * Int(x2) < to.x)
    let second = straddles && isLeft(to.x, from.y) != isLeft(to.x, to.y)
    return first != second
  }
}

extension CellIndex.Point {
  /// The lookup point of a coordinate: never on a pole or the map's eastern edge.
  ///
  /// The polygons' own edges are there, and an exact test would find nothing.
  init(_ coordinate: Coordinate) {
    let latitude = Int((coordinate.latitude * 1e6).rounded())
    let longitude = Int((coordinate.longitude * 1e6).rounded())
    y = min(max(latitude, -89_999_999), 89_999_999)
    x = longitude >= 180_000_000 ? -180_000_000 : longitude
  }
}
