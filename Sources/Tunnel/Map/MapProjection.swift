public import Geometry

/// How the Earth is laid flat: one of the two maps there are.
public enum MapProjection: Hashable, Sendable {
  /// The map one drags on, of any part of the world.
  case flat(Equirectangular)
  /// The whole Earth in its true proportions.
  case overview(EqualEarth)

  /// How large the picture is, in points.
  public var size: CGSize {
    switch self {
    case .flat(let map): map.size
    case .overview(let map): map.size
    }
  }

  /// What the map shows.
  public var region: GeoRegion {
    switch self {
    case .flat(let map): map.region
    case .overview: .world
    }
  }

  /// How many points a degree of latitude takes in the middle.
  public var pointsPerDegree: Double {
    switch self {
    case .flat(let map): map.pointsPerDegreeNorth
    case .overview(let map): map.pointsPerDegree
    }
  }

  /// How finely outlines should be drawn.
  public var levelOfDetail: LevelOfDetail {
    switch self {
    case .flat(let map): map.levelOfDetail
    case .overview(let map): LevelOfDetail(pointsPerDegree: map.pointsPerDegree)
    }
  }

  /// Where a place is drawn: where it repeats, the copy nearest to the middle.
  public func point(for coordinate: Coordinate) -> CGPoint {
    switch self {
    case .flat(let map): map.point(for: coordinate)
    case .overview(let map):
      map.point(for: MapPoint(longitude: coordinate.longitude, latitude: coordinate.latitude))
    }
  }

  /// Which place a point shows; nil outside the outline of an overview.
  public func coordinate(for point: CGPoint) -> Coordinate? {
    switch self {
    case .flat(let map): map.coordinate(for: point)
    case .overview(let map): map.coordinate(for: point)
    }
  }

  /// Where a corner of an outline is drawn on the copy of the world that lies `shift` degrees east.
  public func point(for corner: MapPoint, shift: Double) -> CGPoint {
    switch self {
    case .flat(let map): map.point(for: corner, shift: shift)
    case .overview(let map):
      map.point(
        for: MapPoint(longitude: corner.longitude + shift, latitude: corner.latitude))
    }
  }

  /// The copies of the world on which `box` shows, as full turns.
  ///
  /// An overview shows each place once: what reaches over its edge is to be cut there.
  public func shifts(of box: GeoBox) -> [Double] {
    switch self {
    case .flat(let map): map.shifts(of: box)
    case .overview:
      [-360, 0, 360].filter { box.east + $0 > -180 && box.west + $0 < 180 }
    }
  }
}
