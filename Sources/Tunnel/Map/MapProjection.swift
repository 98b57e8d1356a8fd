public import Geometry

/// The projection of a map.
public enum MapProjection: Hashable, Sendable {
  /// The draggable map of any region.
  case flat(Equirectangular)
  /// The whole Earth in an equal-area projection.
  case overview(EqualEarth)

  /// The size of the picture, in points.
  public var size: CGSize {
    switch self {
    case .flat(let map): map.size
    case .overview(let map): map.size
    }
  }

  /// The visible region.
  public var region: GeoRegion {
    switch self {
    case .flat(let map): map.region
    case .overview: .world
    }
  }

  /// The points per degree of latitude at the center.
  public var pointsPerDegree: Double {
    switch self {
    case .flat(let map): map.pointsPerDegreeNorth
    case .overview(let map): map.pointsPerDegree
    }
  }

  /// The level of detail for outlines.
  public var levelOfDetail: LevelOfDetail {
    switch self {
    case .flat(let map): map.levelOfDetail
    case .overview(let map): LevelOfDetail(pointsPerDegree: map.pointsPerDegree)
    }
  }

  /// The point of a coordinate: the copy closest to the center, if it repeats.
  public func point(for coordinate: Coordinate) -> CGPoint {
    switch self {
    case .flat(let map): map.point(for: coordinate)
    case .overview(let map):
      map.point(for: MapPoint(longitude: coordinate.longitude, latitude: coordinate.latitude))
    }
  }

  /// The coordinate at a point; nil outside the outline of an overview.
  public func coordinate(for point: CGPoint) -> Coordinate? {
    switch self {
    case .flat(let map): map.coordinate(for: point)
    case .overview(let map): map.coordinate(for: point)
    }
  }

  /// The point of an outline's corner in the copy of the world `shift` degrees east.
  public func point(for corner: MapPoint, shift: Double) -> CGPoint {
    switch self {
    case .flat(let map): map.point(for: corner, shift: shift)
    case .overview(let map):
      map.point(
        for: MapPoint(longitude: corner.longitude + shift, latitude: corner.latitude))
    }
  }

  /// The copies of the world in which `box` is visible, as multiples of a full turn.
  ///
  /// An overview shows each place once; outlines that cross its edge must be cut there.
  public func shifts(of box: GeoBox) -> [Double] {
    switch self {
    case .flat(let map): map.shifts(of: box)
    case .overview:
      [-360, 0, 360].filter { box.east + $0 > -180 && box.west + $0 < 180 }
    }
  }
}
