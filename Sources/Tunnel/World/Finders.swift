import Synchronization

/// The number of queries answered before an index is built.
///
/// Building an index costs as much as this many unindexed queries, so rare callers never wait for
/// it, and frequent ones pay twice the minimum at most.
private let questionsWithoutIndex = 32

/// Point-in-polygon queries: the first few by linear search, later ones by an index.
final class PolygonFinder: Sendable {
  private let shapes: Shapes
  private let made: Lazily<CellIndex>
  private let asked = Atomic(0)

  init(_ shapes: Shapes) {
    self.shapes = shapes
    made = Lazily { CellIndex(shapes) }
  }

  /// The index, built on first use.
  var index: CellIndex { made.value }

  /// The owners of the areas around a point, in no particular order.
  func owners(at point: CellIndex.Point) -> [Int32] {
    isAskedSeldom(asked, made) ? shapes.owners(at: point) : index.owners(at: point)
  }

  /// The nearest edge within `reach` km: its owner and its distance in km.
  func nearestEdge(
    to point: CellIndex.Point, within reach: Double, of wanted: Int? = nil
  ) -> (owner: Int, distance: Double)? {
    index.nearestEdge(to: point, within: reach, of: wanted)
  }
}

/// Nearest-neighbor queries: the first few by linear search, later ones by a tree.
final class NeighbourFinder: Sendable {
  private let coordinates: [Coordinate]
  private let made: Lazily<PlaceTree>
  private let asked = Atomic(0)

  init(_ coordinates: [Coordinate]) {
    self.coordinates = coordinates
    made = Lazily { PlaceTree(coordinates) }
  }

  /// The tree, built on first use.
  var tree: PlaceTree { made.value }

  /// The nearest place, or nil in a world without places; ties are resolved by index.
  func nearest(to coordinate: Coordinate) -> PlaceTree.Neighbour? {
    isAskedSeldom(asked, made)
      ? coordinates.neighbours(1, of: coordinate).first : tree.nearest(to: coordinate)
  }

  /// The `count` nearest places that satisfy `condition`, nearest first; ties by index.
  func neighbours(
    _ count: Int, of coordinate: Coordinate, where condition: ((Int) -> Bool)? = nil
  ) -> [PlaceTree.Neighbour] {
    isAskedSeldom(asked, made)
      ? coordinates.neighbours(count, of: coordinate, where: condition)
      : tree.neighbours(count, of: coordinate, where: condition)
  }
}

/// Counts a query; returns whether it is one of the first and there is no index yet.
private func isAskedSeldom<Index>(_ asked: borrowing Atomic<Int>, _ index: Lazily<Index>) -> Bool {
  guard !index.isMade else { return false }
  return asked.wrappingAdd(1, ordering: .relaxed).oldValue < questionsWithoutIndex
}
