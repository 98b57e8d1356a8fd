import Geometry

/// Which names a map has room for.
extension World {
  /// The most populous places on a map, each `spacing` points from the next or a third of it below.
  ///
  /// The larger place wins; at most `limit` are given, the most populous first.
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
