public import Geometry

/// The flat map: linear in degrees, so dragging is simple arithmetic and antipodes are mirrored.
///
/// True to scale at the latitude of the center; at the world's scale, true at the equator. It
/// repeats beyond the antimeridian as far as the picture is wide.
public struct Equirectangular: Hashable, Sendable {
  /// The center; its longitude is not wrapped.
  public let center: MapPoint
  /// The size of the picture, in points.
  public let size: CGSize
  /// The points per degree of longitude.
  public let pointsPerDegreeEast: Double
  /// The points per degree of latitude.
  public let pointsPerDegreeNorth: Double

  /// The map of `region` in a picture of `size`, which should have the same aspect ratio.
  public init(region: GeoRegion, size: CGSize) {
    center = MapPoint(longitude: region.center.longitude, latitude: region.center.latitude)
    self.size = size
    pointsPerDegreeEast = size.width / region.longitudeSpan
    pointsPerDegreeNorth = size.height / region.latitudeSpan
  }

  /// A map of this many meters each way around a place, extended to the aspect ratio of `size`.
  public init(center: Coordinate, meters: Double, size: CGSize) {
    let region = GeoRegion(
      center: center, latitudinalMeters: meters, longitudinalMeters: meters)
    let isFlat = size.width <= 0 || size.height <= 0
    self.init(
      region: isFlat ? region : region.widened(toAspect: size.width / size.height), size: size)
  }

  /// The map of a camera, which should be the result of ``MapCamera/clamped(in:)``.
  ///
  /// Near a pole, degrees of longitude are so short that the picture would repeat many times, so it
  /// is stretched until one turn fills the picture.
  public init(camera: MapCamera, size: CGSize) {
    let scale = camera.pointsPerDegree
    let shrinking = Self.shrinking(at: camera.center.latitude, span: size.height / scale)
    self.init(
      center: camera.center, size: size,
      scales: (max(scale * shrinking, min(scale, size.width / 360)), scale))
  }

  private init(center: MapPoint, size: CGSize, scales: (east: Double, north: Double)) {
    (self.center, self.size) = (center, size)
    (pointsPerDegreeEast, pointsPerDegreeNorth) = scales
  }

  /// The same map with margins on all sides.
  public func widened(by margin: CGSize) -> Equirectangular {
    Equirectangular(
      center: center,
      size: CGSize(width: size.width + 2 * margin.width, height: size.height + 2 * margin.height),
      scales: (pointsPerDegreeEast, pointsPerDegreeNorth))
  }

  /// The ratio of degrees of longitude to degrees of latitude, on a map that spans `span` degrees
  /// from south to north: that of the center, but 1 if the whole world is visible.
  static func shrinking(at latitude: Double, span: Double) -> Double {
    let fraction = min(max((span - 20) / 60, 0), 1)
    let share = 1 - fraction * fraction * (3 - 2 * fraction)
    return GeoRegion.shrinking(at: latitude * share)
  }

  /// The visible region, without repetitions.
  public var region: GeoRegion {
    GeoRegion(
      center: Coordinate(clampedLatitude: center.latitude, longitude: center.longitude),
      latitudeSpan: size.height / pointsPerDegreeNorth,
      longitudeSpan: size.width / pointsPerDegreeEast)
  }

  /// The level of detail for outlines at this scale.
  public var levelOfDetail: LevelOfDetail {
    LevelOfDetail(pointsPerDegree: max(pointsPerDegreeEast, pointsPerDegreeNorth))
  }
}

/// Conversion between coordinates and points.
extension Equirectangular {
  /// The point of a coordinate: the copy closest to the center.
  public func point(for coordinate: Coordinate) -> CGPoint {
    let turn = Coordinate.wrapped(coordinate.longitude - center.longitude)
    return CGPoint(
      x: size.width / 2 + turn * pointsPerDegreeEast,
      y: size.height / 2 + (center.latitude - coordinate.latitude) * pointsPerDegreeNorth)
  }

  /// The coordinate at a point, clamped at the poles.
  public func coordinate(for point: CGPoint) -> Coordinate {
    let ground = ground(at: point)
    return Coordinate(clampedLatitude: ground.latitude, longitude: ground.longitude)
  }

  /// The degrees at a point, neither wrapped nor clamped.
  public func ground(at point: CGPoint) -> MapPoint {
    guard pointsPerDegreeEast > 0, pointsPerDegreeNorth > 0, point.x.isFinite, point.y.isFinite
    else { return center }
    return MapPoint(
      longitude: center.longitude + (point.x - size.width / 2) / pointsPerDegreeEast,
      latitude: center.latitude + (size.height / 2 - point.y) / pointsPerDegreeNorth)
  }

  /// The point of an outline's corner in the copy of the world `shift` degrees east.
  public func point(for corner: MapPoint, shift: Double = 0) -> CGPoint {
    CGPoint(
      x: size.width / 2 + (corner.longitude + shift - center.longitude) * pointsPerDegreeEast,
      y: size.height / 2 + (center.latitude - corner.latitude) * pointsPerDegreeNorth)
  }

  /// The copies of the world in which `box` is visible: multiples of a full turn, westernmost
  /// first.
  public func shifts(of box: GeoBox) -> [Double] {
    let (reach, half) = (
      size.height / 2 / pointsPerDegreeNorth, size.width / 2 / pointsPerDegreeEast
    )
    guard box.north >= center.latitude - reach, box.south <= center.latitude + reach,
      half.isFinite
    else { return [] }
    let first = ((center.longitude - half - box.east) / 360).rounded(.up)
    let last = ((center.longitude + half - box.west) / 360).rounded(.down)
    return first <= last ? stride(from: first, through: last, by: 1).map { $0 * 360 } : []
  }
}

extension GeoRegion {
  /// The multiples of a full turn by which `box` must be shifted to overlap this region.
  func shifts(of box: GeoBox) -> [Double] {
    let (south, north) = (center.latitude - latitudeSpan / 2, center.latitude + latitudeSpan / 2)
    guard box.north >= south, box.south <= north else { return [] }
    let west = center.longitude - longitudeSpan / 2
    let east = center.longitude + longitudeSpan / 2
    return [-360, 0, 360].filter { box.east + $0 >= west && box.west + $0 <= east }
  }
}
