/// An upright box in degrees that does not cross the antimeridian.
public struct GeoBox: Hashable, Sendable {
  /// Its lower edge.
  public let south: Double
  /// Its left edge.
  public let west: Double
  /// Its upper edge.
  public let north: Double
  /// Its right edge.
  public let east: Double
}

/// A corner of an outline, in degrees.
///
/// Unlike a ``Coordinate`` it keeps −180 apart from 180, the two edges of a flat map.
public struct MapPoint: Hashable, Sendable {
  /// Degrees east, −180 … 180.
  public let longitude: Double
  /// Degrees north, −90 … 90.
  public let latitude: Double

  /// Whether the line to `other` is only where the flat map is cut: fill it, do not stroke it.
  public func isSeam(to other: MapPoint) -> Bool {
    longitude == other.longitude && abs(longitude) == 180
      || latitude == other.latitude && abs(latitude) == 90
  }
}
