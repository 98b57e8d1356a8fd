/// The outlines of all countries or seas, at one level of detail.
public struct Outlines: Sendable {
  /// One closed outline.
  ///
  /// Fill all rings of a country together by the even-odd rule: some are holes.
  public struct Ring: Sendable {
    /// The index of the country or sea in the world's list.
    public let owner: Int
    /// The bounding box.
    public let bounds: GeoBox
    /// The corners; the last is connected to the first.
    public let corners: ArraySlice<MapPoint>

    /// Whether it has an edge along the map's cut.
    public var touchesSeam: Bool {
      bounds.west == -180 || bounds.east == 180 || bounds.south == -90
    }

    /// The lines to stroke: the outline without the edges along the map's cut.
    ///
    /// A ring that does not touch the cut is one closed line.
    public func strokes() -> [[MapPoint]] {
      guard let first = corners.first else { return [] }
      let closed = Array(corners) + [first]
      guard touchesSeam else { return [closed] }
      var lines: [[MapPoint]] = []
      var line = [first]
      for (from, to) in zip(closed, closed.dropFirst()) {
        if from.isSeam(to: to) {
          if line.count > 1 { lines.append(line) }
          line = [to]
        } else {
          line.append(to)
        }
      }
      if line.count > 1 { lines.append(line) }
      return lines
    }
  }

  /// All rings, ordered by owner.
  public let rings: [Ring]

  /// The rings visible in a region, ordered by owner.
  public func rings(in region: GeoRegion) -> [Ring] {
    rings.filter { !region.shifts(of: $0.bounds).isEmpty }
  }
}

extension Outlines {
  init(_ shapes: Shapes) {
    let corners = shapes.corners.map {
      MapPoint(longitude: Double($0.x) / 1e6, latitude: Double($0.y) / 1e6)
    }
    rings = shapes.rings.map { owner, range in
      var (west, south) = (Int32.max, Int32.max)
      var (east, north) = (Int32.min, Int32.min)
      for corner in shapes.corners[range] {
        (west, east) = (min(west, corner.x), max(east, corner.x))
        (south, north) = (min(south, corner.y), max(north, corner.y))
      }
      return Ring(
        owner: owner,
        bounds: GeoBox(
          south: Double(south) / 1e6, west: Double(west) / 1e6, north: Double(north) / 1e6,
          east: Double(east) / 1e6),
        corners: corners[range])
    }
  }
}
