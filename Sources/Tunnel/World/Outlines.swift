/// The outlines of all countries, or seas, at one level of detail.
public struct Outlines: Sendable {
  /// One closed outline.
  ///
  /// Fill all rings of a country together by the even-odd rule: some are holes.
  public struct Ring: Sendable {
    /// The number of the country, or sea, in the world's list.
    public let owner: Int
    /// The box around it.
    public let bounds: GeoBox
    /// Its corners; the last is joined to the first.
    public let corners: ArraySlice<MapPoint>

    /// Whether it runs along an edge where the flat map is cut.
    public var touchesSeam: Bool {
      bounds.west == -180 || bounds.east == 180 || bounds.south == -90
    }

    /// The lines to stroke: the outline without the edges where the flat map is cut.
    ///
    /// A ring that touches no seam is one line that ends where it starts.
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

  /// Every ring, in the order of their owners.
  public let rings: [Ring]

  /// The rings that show in a region, in the order of their owners.
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
