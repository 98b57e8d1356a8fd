import Synchronization

/// How many questions are answered without an index before one is made.
///
/// Building one costs as much as so many unindexed queries: a rare caller never waits for it, and a
/// frequent one has paid at most twice the minimum.
private let questionsWithoutIndex = 32

/// Polygons that are asked what is where: a few times by going through them, then by an index.
final class PolygonFinder: Sendable {
  private let shapes: Shapes
  private let made: Lazily<CellIndex>
  private let asked = Atomic(0)

  init(_ shapes: Shapes) {
    self.shapes = shapes
    made = Lazily { CellIndex(shapes) }
  }

  /// The index, made if it was not yet.
  var index: CellIndex { made.value }

  /// The owners whose area contains a point, in no particular order.
  func owners(at point: CellIndex.Point) -> [Int32] {
    isAskedSeldom(asked, made) ? shapes.owners(at: point) : index.owners(at: point)
  }

  /// The nearest edge no further than `reach` km: its owner and its distance in km.
  func nearestEdge(
    to point: CellIndex.Point, within reach: Double, of wanted: Int? = nil
  ) -> (owner: Int, distance: Double)? {
    index.nearestEdge(to: point, within: reach, of: wanted)
  }
}

/// Places that are asked which of them are near: a few times by going through them, then by a tree.
final class NeighbourFinder: Sendable {
  private let coordinates: [Coordinate]
  private let made: Lazily<PlaceTree>
  private let asked = Atomic(0)

  init(_ coordinates: [Coordinate]) {
    self.coordinates = coordinates
    made = Lazily { PlaceTree(coordinates) }
  }

  /// The tree, made if it was not yet.
  var tree: PlaceTree { made.value }

  /// The nearest place, or nil in a world without places; by number where two are equally near.
  func nearest(to coordinate: Coordinate) -> PlaceTree.Neighbour? {
    isAskedSeldom(asked, made)
      ? coordinates.neighbours(1, of: coordinate).first : tree.nearest(to: coordinate)
  }

  /// The `count` nearest places that satisfy `condition`, nearest first; by number where equal.
  func neighbours(
    _ count: Int, of coordinate: Coordinate, where condition: ((Int) -> Bool)? = nil
  ) -> [PlaceTree.Neighbour] {
    isAskedSeldom(asked, made)
      ? coordinates.neighbours(count, of: coordinate, where: condition)
      : tree.neighbours(count, of: coordinate, where: condition)
  }
}

/// Counts a question; answers whether it is one of the first, and there is nothing better to ask.
private func isAskedSeldom<Index>(_ asked: borrowing Atomic<Int>, _ index: Lazily<Index>) -> Bool {
  guard !index.isMade else { return false }
  return asked.wrappingAdd(1, ordering: .relaxed).oldValue < questionsWithoutIndex
}
