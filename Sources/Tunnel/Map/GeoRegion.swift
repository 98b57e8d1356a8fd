import Foundation

/// A region of the map: a center and a span in degrees.
///
/// MapKit: `MKCoordinateRegion`.
public struct GeoRegion: Hashable, Sendable {
  /// The center.
  public let center: Coordinate
  /// Degrees from the southern to the northern edge, at most 180.
  public let latitudeSpan: Double
  /// Degrees from the western to the eastern edge, at most 360.
  public let longitudeSpan: Double

  /// The whole world, centered on Greenwich.
  public static let world = GeoRegion(
    center: Coordinate(clampedLatitude: 0, longitude: 0), latitudeSpan: 180, longitudeSpan: 360)

  /// A degree of latitude, and of longitude at the equator, in meters.
  static let metersPerDegree = 6_378_137 * Double.pi / 180

  /// A region with a span in degrees around a place, moved away from the poles if necessary.
  ///
  /// Spans that are not positive or not finite become the minimum, a millionth of a degree.
  public init(center: Coordinate, latitudeSpan: Double, longitudeSpan: Double) {
    self.latitudeSpan = GeoRegion.legal(latitudeSpan, most: 180)
    self.longitudeSpan = GeoRegion.legal(longitudeSpan, most: 360)
    let room = 90 - self.latitudeSpan / 2
    self.center =
      abs(center.latitude) <= room
      ? center
      : Coordinate(
        clampedLatitude: min(max(center.latitude, -room), room), longitude: center.longitude)
  }

  /// A region with a span in meters around a place.
  ///
  /// MapKit: `init(center:latitudinalMeters:longitudinalMeters:)`.
  public init(center: Coordinate, latitudinalMeters: Double, longitudinalMeters: Double) {
    self.init(
      center: center, latitudeSpan: latitudinalMeters / GeoRegion.metersPerDegree,
      longitudeSpan: longitudinalMeters / GeoRegion.metersPerDegree
        / GeoRegion.shrinking(at: center.latitude))
  }

  /// The region extended in one direction to an aspect ratio, width ÷ height.
  public func widened(toAspect aspect: Double) -> GeoRegion {
    guard aspect.isFinite, aspect > 0 else { return self }
    let shrinking = GeoRegion.shrinking(at: center.latitude)
    let width = longitudeSpan * shrinking
    return width < latitudeSpan * aspect
      ? GeoRegion(
        center: center, latitudeSpan: latitudeSpan,
        longitudeSpan: latitudeSpan * aspect / shrinking)
      : GeoRegion(center: center, latitudeSpan: width / aspect, longitudeSpan: longitudeSpan)
  }

  /// The region interpolated to another, across the antimeridian if that is shorter.
  public func interpolated(to other: GeoRegion, fraction: Double) -> GeoRegion {
    let turn = Coordinate.wrapped(other.center.longitude - center.longitude)
    return GeoRegion(
      center: Coordinate(
        clampedLatitude: center.latitude
          + (other.center.latitude - center.latitude) * fraction,
        longitude: center.longitude + turn * fraction),
      latitudeSpan: latitudeSpan + (other.latitudeSpan - latitudeSpan) * fraction,
      longitudeSpan: longitudeSpan + (other.longitudeSpan - longitudeSpan) * fraction)
  }

  /// Whether a place lies inside.
  public func contains(_ coordinate: Coordinate) -> Bool {
    abs(coordinate.latitude - center.latitude) <= latitudeSpan / 2
      && abs(Coordinate.wrapped(coordinate.longitude - center.longitude)) <= longitudeSpan / 2
  }

  /// The ratio of a degree of longitude to that at the equator; never zero.
  static func shrinking(at latitude: Double) -> Double {
    max(cos(latitude.radians), 0.01)
  }

  private static func legal(_ span: Double, most: Double) -> Double {
    span.isNaN ? 1e-6 : min(max(span, 1e-6), most)
  }
}
