import Foundation

/// Nearest-neighbor search on the sphere: a k-d tree over unit vectors.
///
/// Uses chords instead of degrees, so poles and the antimeridian are no special cases. The tree is
/// implicit in the order of the places: the median of every range splits it along its widest axis,
/// down to ranges of a few places, which are searched linearly.
struct PlaceTree: Sendable {
  /// A place near the query point.
  struct Neighbour: Sendable {
    let place: Int
    /// The squared chord between the two, on the unit sphere.
    let square: Float

    /// The great-circle distance in km.
    var distance: Double {
      2 * Coordinate.earthRadius * PlaceTree.arcsine(Double(square).squareRoot() / 2)
    }
  }

  /// The unit vector, and the place's index in the bits of the last number.
  typealias Entry = SIMD4<Float>

  static func entry(_ coordinate: Coordinate, place: Int) -> Entry {
    let direction = coordinate.direction
    return Entry(
      Float(direction.x), Float(direction.y), Float(direction.z),
      Float(bitPattern: UInt32(place)))
  }

  static let leaf = 12

  /// The places in tree order.
  let entries: [Entry]
  /// For the median of every range, its split axis.
  let axes: [UInt8]

  /// The `count` nearest places that satisfy `condition`, nearest first; ties by index.
  func nearest(
    _ count: Int, to coordinate: Coordinate, where condition: ((Int) -> Bool)? = nil
  ) -> [Int] {
    neighbours(count, of: coordinate, where: condition).map(\.place)
  }

  /// The `count` nearest places that satisfy `condition`, with their distances.
  func neighbours(
    _ count: Int, of coordinate: Coordinate, where condition: ((Int) -> Bool)? = nil
  ) -> [Neighbour] {
    guard count > 0, !entries.isEmpty else { return [] }
    let target = PlaceTree.entry(coordinate, place: 0)
    return withUnsafeTemporaryAllocation(of: Found.self, capacity: count) { found in
      entries.withUnsafeBufferPointer { entries in
        axes.withUnsafeBufferPointer { axes in
          var search = Search(
            entries: entries, axes: axes, target: target, found: found, condition: condition)
          search.visit(0, entries.count, corner: .zero, square: 0)
          return (0..<search.count).map {
            Neighbour(place: Int(found[$0].place), square: found[$0].square)
          }
        }
      }
    }
  }

  private struct Found {
    let square: Float
    let place: Int32
  }

  /// A search.
  private struct Search {
    let entries: UnsafeBufferPointer<Entry>
    let axes: UnsafeBufferPointer<UInt8>
    let target: Entry
    let found: UnsafeMutableBufferPointer<Found>
    let condition: ((Int) -> Bool)?
    var count = 0
    var reach = Float.infinity

    /// Visits a range whose box is at least `square` away; `corner` is the offset to it by axis.
    mutating func visit(_ low: Int, _ high: Int, corner: Entry, square: Float) {
      guard high - low > PlaceTree.leaf else {
        for index in low..<high { offer(entries[index]) }
        return
      }
      let middle = low + (high - low) / 2
      let axis = Int(axes[middle])
      let gap = target[axis] - entries[middle][axis]
      offer(entries[middle])
      if gap < 0 {
        visit(low, middle, corner: corner, square: square)
      } else {
        visit(middle + 1, high, corner: corner, square: square)
      }
      let far = square - corner[axis] * corner[axis] + gap * gap
      guard far <= reach else { return }
      var corner = corner
      corner[axis] = gap
      if gap < 0 {
        visit(middle + 1, high, corner: corner, square: far)
      } else {
        visit(low, middle, corner: corner, square: far)
      }
    }

    @inline(__always)
    private mutating func offer(_ entry: Entry) {
      let square = entry.square(to: target)
      if square <= reach { insert(Int32(bitPattern: entry.w.bitPattern), at: square) }
    }

    private mutating func insert(_ place: Int32, at square: Float) {
      if let condition, !condition(Int(place)) { return }
      var index = count
      while index > 0,
        (square, place) < (found[index - 1].square, found[index - 1].place)
      {
        if index < found.count { found[index] = found[index - 1] }
        index -= 1
      }
      guard index < found.count else { return }
      found[index] = Found(square: square, place: place)
      count = min(count + 1, found.count)
      if count == found.count { reach = found[count - 1].square }
    }
  }

  /// The arcsine of a number from 0 to 1; for small ones by its series, which is faster.
  private static func arcsine(_ value: Double) -> Double {
    guard value > 0.05 else {
      let square = value * value
      return value * (1 + square * (1.0 / 6 + square * (3.0 / 40 + square * (15.0 / 336))))
    }
    return asin(min(value, 1))
  }
}

extension PlaceTree.Entry {
  /// The squared chord to another place, ignoring the last components.
  @inline(__always)
  func square(to other: Self) -> Float {
    let (x, y, z) = (self.x - other.x, self.y - other.y, self.z - other.z)
    return x * x + y * y + z * z
  }
}
