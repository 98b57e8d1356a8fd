public import Geometry

/// The flat map: degrees are lengths, so a drag is arithmetic and antipodes mirror each other.
///
/// True to scale at the latitude in the middle; the world as a whole has the equator's scale. It
/// goes on beyond the antimeridian for as many turns as the picture is wide.
public struct Equirectangular: Hashable, Sendable {
  /// What stands in the middle; its longitude is not wrapped.
  public let center: MapPoint
  /// How large the picture is, in points.
  public let size: CGSize
  /// How many points one degree of longitude takes.
  public let pointsPerDegreeEast: Double
  /// How many points one degree of latitude takes.
  public let pointsPerDegreeNorth: Double

  /// The map of `region` in a picture of `size`, which should have the region's shape.
  public init(region: GeoRegion, size: CGSize) {
    center = MapPoint(longitude: region.center.longitude, latitude: region.center.latitude)
    self.size = size
    pointsPerDegreeEast = size.width / region.longitudeSpan
    pointsPerDegreeNorth = size.height / region.latitudeSpan
  }

  /// A map of a place's surroundings, so many metres each way, grown to the picture's shape.
  public init(center: Coordinate, meters: Double, size: CGSize) {
    let region = GeoRegion(
      center: center, latitudinalMeters: meters, longitudinalMeters: meters)
    let isFlat = size.width <= 0 || size.height <= 0
    self.init(
      region: isFlat ? region : region.widened(toAspect: size.width / size.height), size: size)
  }

  /// What a camera sees; it should be one that ``MapCamera/clamped(in:)`` gave.
  ///
  /// Near a pole a degree of longitude is so short that the picture would show one place many times:
  /// it is stretched until one turn fills the picture.
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

  /// The same map with more ground on all sides.
  public func widened(by margin: CGSize) -> Equirectangular {
    Equirectangular(
      center: center,
      size: CGSize(width: size.width + 2 * margin.width, height: size.height + 2 * margin.height),
      scales: (pointsPerDegreeEast, pointsPerDegreeNorth))
  }

  /// How much shorter a degree of longitude is drawn than one of latitude, on a map of so many
  /// degrees from south to north: as at its middle, but not at all where it shows the whole world.
  static func shrinking(at latitude: Double, span: Double) -> Double {
    let fraction = min(max((span - 20) / 60, 0), 1)
    let share = 1 - fraction * fraction * (3 - 2 * fraction)
    return GeoRegion.shrinking(at: latitude * share)
  }

  /// What the map shows, without the copies of it.
  public var region: GeoRegion {
    GeoRegion(
      center: Coordinate(clampedLatitude: center.latitude, longitude: center.longitude),
      latitudeSpan: size.height / pointsPerDegreeNorth,
      longitudeSpan: size.width / pointsPerDegreeEast)
  }

  /// How finely outlines should be drawn at this scale.
  public var levelOfDetail: LevelOfDetail {
    LevelOfDetail(pointsPerDegree: max(pointsPerDegreeEast, pointsPerDegreeNorth))
  }
}

/// Places and points.
extension Equirectangular {
  /// Where a place is drawn: the copy nearest to the middle.
  public func point(for coordinate: Coordinate) -> CGPoint {
    let turn = Coordinate.wrapped(coordinate.longitude - center.longitude)
    return CGPoint(
      x: size.width / 2 + turn * pointsPerDegreeEast,
      y: size.height / 2 + (center.latitude - coordinate.latitude) * pointsPerDegreeNorth)
  }

  /// Which place a point shows; beyond a pole it is the pole's edge.
  public func coordinate(for point: CGPoint) -> Coordinate {
    let ground = ground(at: point)
    return Coordinate(clampedLatitude: ground.latitude, longitude: ground.longitude)
  }

  /// The degrees below a point, not wrapped, and beyond ±90 off the Earth.
  public func ground(at point: CGPoint) -> MapPoint {
    guard pointsPerDegreeEast > 0, pointsPerDegreeNorth > 0, point.x.isFinite, point.y.isFinite
    else { return center }
    return MapPoint(
      longitude: center.longitude + (point.x - size.width / 2) / pointsPerDegreeEast,
      latitude: center.latitude + (size.height / 2 - point.y) / pointsPerDegreeNorth)
  }

  /// Where a corner of an outline is drawn on the copy of the world that lies `shift` degrees east.
  public func point(for corner: MapPoint, shift: Double = 0) -> CGPoint {
    CGPoint(
      x: size.width / 2 + (corner.longitude + shift - center.longitude) * pointsPerDegreeEast,
      y: size.height / 2 + (center.latitude - corner.latitude) * pointsPerDegreeNorth)
  }

  /// The copies of the world on which `box` shows: multiples of a full turn, westernmost first.
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
