public import Geometry

/// The camera of a map: its center and its scale.
///
/// The longitude is not wrapped, so that panning around the Earth is continuous.
public struct MapCamera: Hashable, Sendable {
  /// The center of the picture.
  public let center: MapPoint
  /// The points per degree of latitude.
  public let pointsPerDegree: Double

  /// The largest scale, at which corners of outlines are about ten points apart.
  public static let closest = 20_000.0

  /// A camera with a center and a scale.
  public init(center: MapPoint, pointsPerDegree: Double) {
    (self.center, self.pointsPerDegree) = (center, pointsPerDegree)
  }

  /// The camera that shows a whole region, centered.
  public init(showing region: GeoRegion, in size: CGSize) {
    let center = MapPoint(
      longitude: region.center.longitude, latitude: region.center.latitude)
    let shrinking = Equirectangular.shrinking(at: center.latitude, span: region.latitudeSpan)
    self.init(
      center: center,
      pointsPerDegree: min(
        size.height / region.latitudeSpan, size.width / (region.longitudeSpan * shrinking)))
  }

  /// The camera that shows the whole Earth once.
  public static func world(in size: CGSize) -> MapCamera {
    MapCamera(showing: .world, in: size)
  }

  /// The nearest camera that shows the world's height at most, and nothing beyond a pole if
  /// possible.
  public func clamped(in size: CGSize) -> MapCamera {
    let farthest = min(size.width / 360, size.height / 180)
    let scale =
      pointsPerDegree.isFinite
      ? min(max(pointsPerDegree, farthest), max(Self.closest, farthest)) : farthest
    let room = max(90 - size.height / 2 / max(scale, 1e-9), 0)
    let latitude = center.latitude.isFinite ? min(max(center.latitude, -room), room) : 0
    let longitude = center.longitude.isFinite ? center.longitude : 0
    return MapCamera(
      center: MapPoint(longitude: longitude, latitude: latitude), pointsPerDegree: scale)
  }

  /// The camera that shows `place` at `point`, as far as the poles allow.
  public func placing(_ place: MapPoint, at point: CGPoint, in size: CGSize) -> MapCamera {
    let raised = MapCamera(
      center: MapPoint(
        longitude: center.longitude,
        latitude: place.latitude - (size.height / 2 - point.y) / pointsPerDegree),
      pointsPerDegree: pointsPerDegree
    ).clamped(in: size)
    let east = Equirectangular(camera: raised, size: size).pointsPerDegreeEast
    return MapCamera(
      center: MapPoint(
        longitude: place.longitude - (point.x - size.width / 2) / max(east, 1e-9),
        latitude: raised.center.latitude),
      pointsPerDegree: raised.pointsPerDegree)
  }

  /// The camera after dragging the map from `start` to `end`.
  public func panned(from start: CGPoint, to end: CGPoint, in size: CGSize) -> MapCamera {
    let ground = Equirectangular(camera: self, size: size).ground(at: start)
    return placing(ground, at: end, in: size)
  }

  /// The camera zoomed by `factor` with a fixed `point`.
  public func zoomed(by factor: Double, about point: CGPoint, in size: CGSize) -> MapCamera {
    guard factor.isFinite, factor > 0 else { return self }
    let ground = Equirectangular(camera: self, size: size).ground(at: point)
    let closer = MapCamera(center: center, pointsPerDegree: pointsPerDegree * factor)
      .clamped(in: size)
    return closer.placing(ground, at: point, in: size)
  }
}
