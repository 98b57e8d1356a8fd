public import Geometry

/// The flat map: degrees are lengths, so a drag is arithmetic and antipodes mirror each other.
///
/// True to scale at the region's own latitude.
public struct Equirectangular: Hashable, Sendable {
  /// What the map shows.
  public let region: GeoRegion
  /// How large the picture is, in points.
  public let size: CGSize

  /// The map of `region` in a picture of `size`, which should have the region's shape.
  public init(region: GeoRegion, size: CGSize) {
    (self.region, self.size) = (region, size)
  }

  /// A map of a place's surroundings, so many metres each way, grown to the picture's shape.
  public init(center: Coordinate, meters: Double, size: CGSize) {
    let region = GeoRegion(
      center: center, latitudinalMeters: meters, longitudinalMeters: meters)
    let isFlat = size.width <= 0 || size.height <= 0
    self.init(
      region: isFlat ? region : region.widened(toAspect: size.width / size.height), size: size)
  }

  /// How many points one degree of longitude takes.
  public var pointsPerDegreeEast: Double { size.width / region.longitudeSpan }

  /// How many points one degree of latitude takes.
  public var pointsPerDegreeNorth: Double { size.height / region.latitudeSpan }

  /// How finely outlines should be drawn at this scale.
  public var levelOfDetail: LevelOfDetail {
    LevelOfDetail(pointsPerDegree: max(pointsPerDegreeEast, pointsPerDegreeNorth))
  }

  /// Where a place is drawn: the copy nearest to the middle.
  public func point(for coordinate: Coordinate) -> CGPoint {
    let turn = Coordinate.wrapped(coordinate.longitude - region.center.longitude)
    return CGPoint(
      x: size.width / 2 + turn * pointsPerDegreeEast,
      y: size.height / 2 + (region.center.latitude - coordinate.latitude) * pointsPerDegreeNorth)
  }

  /// Which place a point shows; beyond a pole it is the pole's edge.
  public func coordinate(for point: CGPoint) -> Coordinate {
    guard pointsPerDegreeEast > 0, pointsPerDegreeNorth > 0, point.x.isFinite, point.y.isFinite
    else { return region.center }
    return Coordinate(
      clampedLatitude: region.center.latitude
        + (size.height / 2 - point.y) / pointsPerDegreeNorth,
      longitude: region.center.longitude + (point.x - size.width / 2) / pointsPerDegreeEast)
  }

  /// Where a corner of an outline is drawn on the copy of the world that lies `shift` degrees east.
  public func point(for corner: MapPoint, shift: Double = 0) -> CGPoint {
    CGPoint(
      x: size.width / 2
        + (corner.longitude + shift - region.center.longitude) * pointsPerDegreeEast,
      y: size.height / 2 + (region.center.latitude - corner.latitude) * pointsPerDegreeNorth)
  }

  /// The copies of the world on which `box` shows: none, or some of −360, 0 and 360.
  public func shifts(of box: GeoBox) -> [Double] {
    region.shifts(of: box)
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
