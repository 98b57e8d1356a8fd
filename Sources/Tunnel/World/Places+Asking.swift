import Foundation

/// Linear search for the nearest places.
extension [Coordinate] {
  /// The `count` nearest places that satisfy `condition`, nearest first; ties by index.
  ///
  /// The result is that of `PlaceTree`. Only compares places in a band of latitudes, as others are
  /// farther away than its edge; widens the band if it has too few.
  func neighbours(
    _ count: Int, of coordinate: Coordinate, where condition: ((Int) -> Bool)? = nil
  ) -> [PlaceTree.Neighbour] {
    guard count > 0 else { return [] }
    var band = 0.5
    while true {
      let found = neighbours(count, of: coordinate, band: band, where: condition)
      let edge = 2 * sin((band / 2).radians)
      // Squares are rounded; slightly inside the edge is certainly closer than anything beyond it.
      let isSure = found.count == count && Double(found[count - 1].square) < 0.999 * edge * edge
      if isSure || band >= 180 { return found }
      band = Swift.min(band * 4, 180)
    }
  }

  private func neighbours(
    _ count: Int, of coordinate: Coordinate, band: Double, where condition: ((Int) -> Bool)?
  ) -> [PlaceTree.Neighbour] {
    let target = PlaceTree.entry(coordinate, place: 0)
    let latitudes = coordinate.latitude - band...coordinate.latitude + band
    var found: [PlaceTree.Neighbour] = []
    for place in indices where latitudes.contains(self[place].latitude) {
      let square = PlaceTree.entry(self[place], place: place).square(to: target)
      if found.count == count, square >= found[count - 1].square { continue }
      if let condition, !condition(place) { continue }
      let rank = found.firstIndex { square < $0.square } ?? found.count
      found.insert(PlaceTree.Neighbour(place: place, square: square), at: rank)
      if found.count > count { found.removeLast() }
    }
    return found
  }
}
