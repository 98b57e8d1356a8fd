/// Representative points of areas.
extension Outlines {
  /// A point well inside the area of an owner.
  ///
  /// The middle of the longest interior segment on nine parallels across the largest ring.
  public func middle(of owner: Int) -> Coordinate {
    let own = rings.filter { $0.owner == owner }
    let largest = own.max { $0.bounds.extent < $1.bounds.extent }
    guard let bounds = largest?.bounds else { return Coordinate(clampedLatitude: 0, longitude: 0) }
    var best = (length: -1.0, latitude: bounds.south, longitude: bounds.west)
    for step in 1...9 {
      let latitude = bounds.south + (bounds.north - bounds.south) * Double(step) / 10
      let crossings = own.flatMap { $0.crossings(at: latitude) }.sorted()
      for pair in stride(from: 0, to: crossings.count - 1, by: 2) {
        let (west, east) = (crossings[pair], crossings[pair + 1])
        let length = (east - west) * GeoRegion.shrinking(at: latitude)
        if length > best.length { best = (length, latitude, (west + east) / 2) }
      }
    }
    return Coordinate(clampedLatitude: best.latitude, longitude: best.longitude)
  }
}

extension Outlines.Ring {
  /// The longitudes at which the outline crosses a parallel; always an even number.
  fileprivate func crossings(at latitude: Double) -> [Double] {
    guard bounds.south <= latitude, latitude <= bounds.north, var from = corners.last else {
      return []
    }
    var found: [Double] = []
    for to in corners {
      if (from.latitude <= latitude) != (to.latitude <= latitude) {
        let part = (latitude - from.latitude) / (to.latitude - from.latitude)
        found.append(from.longitude + (to.longitude - from.longitude) * part)
      }
      from = to
    }
    return found
  }
}

extension GeoBox {
  /// The area of the box, in square degrees at the equator.
  fileprivate var extent: Double {
    (north - south) * (east - west) * GeoRegion.shrinking(at: (north + south) / 2)
  }
}
