/// An upright box in degrees; it goes beyond ±180 where it reaches over the antimeridian.
public struct GeoBox: Hashable, Sendable {
  /// Its lower edge.
  public let south: Double
  /// Its left edge.
  public let west: Double
  /// Its upper edge.
  public let north: Double
  /// Its right edge.
  public let east: Double

  /// A box from its edges.
  public init(south: Double, west: Double, north: Double, east: Double) {
    (self.south, self.west, self.north, self.east) = (south, west, north, east)
  }
}

/// A corner of an outline, in degrees.
///
/// Unlike a ``Coordinate`` it keeps −180 apart from 180, the two edges of a flat map.
public struct MapPoint: Hashable, Sendable {
  /// Degrees east, −180 … 180.
  public let longitude: Double
  /// Degrees north, −90 … 90.
  public let latitude: Double

  /// A corner from its degrees, which need not be in any range.
  public init(longitude: Double, latitude: Double) {
    (self.longitude, self.latitude) = (longitude, latitude)
  }

  /// The point straight through the Earth, not wrapped: half a turn to the east.
  public var opposite: MapPoint { MapPoint(longitude: longitude + 180, latitude: -latitude) }

  /// Whether the line to `other` is only where the flat map is cut: fill it, do not stroke it.
  public func isSeam(to other: MapPoint) -> Bool {
    longitude == other.longitude && abs(longitude) == 180
      || latitude == other.latitude && abs(latitude) == 90
  }
}
