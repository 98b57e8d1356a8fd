/// Linear point-in-polygon search.
extension Shapes {
  /// The owners of the areas around a point, in no particular order, as from `CellIndex`.
  ///
  /// A ring contains the point if an odd number of its edges is west of it on its parallel. Takes
  /// time proportional to the number of corners, but no preparation.
  func owners(at point: CellIndex.Point) -> [Int32] {
    let odd = CellIndex.OddPoint(point)
    var inside: [Int32] = []
    corners.withUnsafeBufferPointer { corners in
      for ring in rings where Shapes.encloses(odd, corners[ring.corners]) {
        let owner = Int32(ring.owner)
        if let place = inside.firstIndex(of: owner) {
          inside.remove(at: place)
        } else {
          inside.append(owner)
        }
      }
    }
    return inside
  }

  private static func encloses(
    _ point: CellIndex.OddPoint, _ ring: Slice<UnsafeBufferPointer<Corner>>
  ) -> Bool {
    guard var from = ring.last else { return false }
    // The latitude is odd in half-millionths, so comparing with its integer part is exact.
    let latitude = Int32((point.y - 1) / 2)
    var isInside = false
    for to in ring {
      if (from.y <= latitude) != (to.y <= latitude) {
        let (low, high) = from.y <= to.y ? (from, to) : (to, from)
        let edge = CellIndex.Edge(x1: low.x, y1: low.y, x2: high.x, y2: high.y, owner: 0)
        if !edge.isLeft(point.x, point.y) { isInside.toggle() }
      }
      from = to
    }
    return isInside
  }
}
