/// A box in degrees; extends beyond ±180 if it crosses the antimeridian.
public struct GeoBox: Hashable, Sendable {
  /// The southern edge.
  public let south: Double
  /// The western edge.
  public let west: Double
  /// The northern edge.
  public let north: Double
  /// The eastern edge.
  public let east: Double

  /// A box from its edges.
  public init(south: Double, west: Double, north: Double, east: Double) {
    (self.south, self.west, self.north, self.east) = (south, west, north, east)
  }
}

/// A corner of an outline, in degrees.
///
/// Unlike a ``Coordinate`` it distinguishes −180 from 180, the two edges of a flat map.
public struct MapPoint: Hashable, Sendable {
  /// Degrees east, −180 … 180.
  public let longitude: Double
  /// Degrees north, −90 … 90.
  public let latitude: Double

  /// A corner from degrees in any range.
  public init(longitude: Double, latitude: Double) {
    (self.longitude, self.latitude) = (longitude, latitude)
  }

  /// The antipode, not wrapped: half a turn to the east.
  public var opposite: MapPoint { MapPoint(longitude: longitude + 180, latitude: -latitude) }

  /// Whether the line to `other` is along the map's cut: to be filled but not stroked.
  public func isSeam(to other: MapPoint) -> Bool {
    longitude == other.longitude && abs(longitude) == 180
      || latitude == other.latitude && abs(latitude) == 90
  }
}
