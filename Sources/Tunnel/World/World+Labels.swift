import Geometry

/// Label placement on maps.
extension World {
  /// The largest places on a map, at least `spacing` points apart horizontally or a third of it
  /// vertically.
  ///
  /// Larger places take precedence; returns at most `limit`, the largest first.
  public func labels(on map: Equirectangular, spacing: Double, limit: Int) -> [MapPlace] {
    var taken: [CGPoint] = []
    var labels: [MapPlace] = []
    for place in places(in: map.region, populationFloor: 1) where labels.count < limit {
      let point = map.point(for: place.coordinate)
      let isCrowded = taken.contains {
        // Names are wider than high.
        abs($0.x - point.x) < spacing && abs($0.y - point.y) < spacing / 3
      }
      guard !isCrowded else { continue }
      taken.append(point)
      labels.append(place)
    }
    return labels
  }
}
