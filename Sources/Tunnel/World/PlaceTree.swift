/// Finds the nearest places on the sphere: a k-d tree over unit vectors.
///
/// Straight lines through the Earth instead of degrees, so poles and antimeridian are no exception.
/// The tree is an order of the places: the middle of every stretch splits it.
struct PlaceTree: Sendable {
  private typealias Vector = SIMD3<Float>

  private let vectors: [Vector]
  private let order: [Int32]

  init(_ coordinates: [Coordinate]) {
    vectors = coordinates.map(PlaceTree.vector)
    var order = (0..<Int32(coordinates.count)).map { $0 }
    let vectors = vectors
    order.withUnsafeMutableBufferPointer { order in
      PlaceTree.split(&order, 0..<order.count, axis: 0, by: vectors)
    }
    self.order = order
  }

  /// The `count` nearest places that satisfy `condition`, nearest first; by number where equal.
  func nearest(
    _ count: Int, to coordinate: Coordinate, where condition: (Int) -> Bool = { _ in true }
  ) -> [Int] {
    var search = Search(target: PlaceTree.vector(coordinate), count: count)
    visit(0..<order.count, axis: 0, &search, condition)
    return search.found.map { Int($0.place) }
  }

  private struct Search {
    let target: Vector
    let count: Int
    var found: [(distance: Float, place: Int32)] = []

    var reach: Float { found.count < count ? .infinity : found[count - 1].distance }

    mutating func offer(_ place: Int32, at distance: Float) {
      guard (distance, place) < (reach, .max) else { return }
      let index = found.firstIndex { (distance, place) < $0 } ?? found.count
      found.insert((distance, place), at: index)
      if found.count > count { found.removeLast() }
    }
  }

  private func visit(
    _ range: Range<Int>, axis: Int, _ search: inout Search, _ condition: (Int) -> Bool
  ) {
    guard !range.isEmpty else { return }
    let middle = range.lowerBound + range.count / 2
    let place = order[middle]
    let offset = search.target - vectors[Int(place)]
    let distance = (offset * offset).sum()
    if distance <= search.reach, condition(Int(place)) { search.offer(place, at: distance) }
    let next = axis == 2 ? 0 : axis + 1
    let (lower, upper) = (range.lowerBound..<middle, middle + 1..<range.upperBound)
    let gap = offset[axis]
    visit(gap < 0 ? lower : upper, axis: next, &search, condition)
    if gap * gap <= search.reach {
      visit(gap < 0 ? upper : lower, axis: next, &search, condition)
    }
  }

  private static func vector(_ coordinate: Coordinate) -> Vector {
    let direction = coordinate.direction
    return Vector(Float(direction.x), Float(direction.y), Float(direction.z))
  }

  private static func split(
    _ order: inout UnsafeMutableBufferPointer<Int32>, _ range: Range<Int>, axis: Int,
    by vectors: [Vector]
  ) {
    guard range.count > 1 else { return }
    let middle = range.lowerBound + range.count / 2
    select(middle, of: &order, range) { vectors[Int($0)][axis] }
    let next = axis == 2 ? 0 : axis + 1
    split(&order, range.lowerBound..<middle, axis: next, by: vectors)
    split(&order, middle + 1..<range.upperBound, axis: next, by: vectors)
  }

  /// Hoare's selection: puts the element that belongs at `place` there, smaller ones before it.
  private static func select(
    _ place: Int, of order: inout UnsafeMutableBufferPointer<Int32>, _ range: Range<Int>,
    by key: (Int32) -> Float
  ) {
    var (low, high) = (range.lowerBound, range.upperBound - 1)
    while low < high {
      let pivot = key(order[low + (high - low) / 2])
      var (i, j) = (low, high)
      while i <= j {
        while key(order[i]) < pivot { i += 1 }
        while key(order[j]) > pivot { j -= 1 }
        if i <= j {
          order.swapAt(i, j)
          i += 1
          j -= 1
        }
      }
      if place <= j {
        high = j
      } else if place >= i {
        low = i
      } else {
        return
      }
    }
  }
}
