/// A coordinate on the globe, in degrees, north and east positive.
///
/// MapKit: `CLLocationCoordinate2D`; ours is always valid.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, −90 … 90.
  public let latitude: Double
  /// Degrees east of Greenwich, −180 < longitude ≤ 180; 0 at a pole.
  public let longitude: Double

  // Scripts do not write `try`: the overload that Samples adds for them takes precedence.
  /// Wraps the longitude and validates the latitude.
  ///
  /// A latitude outside ±90 or a value that is not finite throws a ``CoordinateError``.
  @_disfavoredOverload
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard latitude.isFinite else { throw .notFinite(.latitude, latitude) }
    guard longitude.isFinite else { throw .notFinite(.longitude, longitude) }
    guard abs(latitude) <= 90 else { throw .latitudeOutOfRange(latitude) }
    self.init(clampedLatitude: latitude, longitude: longitude)
  }

  /// The nearest valid coordinate, for finite computed values that may exceed a pole.
  package init(clampedLatitude latitude: Double, longitude: Double) {
    // Adding zero turns −0 into 0.
    self.latitude = min(max(latitude, -90), 90) + 0
    self.longitude = abs(self.latitude) == 90 ? 0 : Coordinate.wrapped(longitude)
  }

  /// The longitude wrapped to −180 < longitude ≤ 180.
  static func wrapped(_ longitude: Double) -> Double {
    guard longitude <= -180 || longitude > 180 else { return longitude + 0 }
    let rest = longitude.truncatingRemainder(dividingBy: 360)
    if rest > 180 { return rest - 360 }
    return rest <= -180 ? rest + 360 : rest + 0
  }

  /// The opposite point of the globe.
  public var antipode: Coordinate {
    Coordinate(
      clampedLatitude: -latitude, longitude: longitude > 0 ? longitude - 180 : longitude + 180)
  }
}

extension Coordinate: Codable {
  private enum CodingKeys: String, CodingKey {
    case latitude, longitude
  }

  /// Decodes and validates both degrees.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    try self.init(
      latitude: values.decode(Double.self, forKey: .latitude),
      longitude: values.decode(Double.self, forKey: .longitude))
  }
}
