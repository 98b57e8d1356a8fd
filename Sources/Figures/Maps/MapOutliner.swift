import Drawing
import Geometry
import Tunnel

/// Converts outlines in degrees to visible polygons in points.
struct MapOutliner {
  let projection: MapProjection
  /// The picture with a margin, to hide lines along the clip edge.
  private let clip: PolygonClip
  /// The extent of an overview without duplicates.
  private static let sheet = PolygonClip(box: CGRect(x: -180, y: -90, width: 360, height: 180))
  /// The smallest distance of corners, in points.
  private static let tolerance = 0.4

  init(_ projection: MapProjection) {
    self.projection = projection
    clip = PolygonClip(box: CGRect(origin: .zero, size: projection.size).insetBy(dx: -8, dy: -8))
  }

  /// Whether a box is large enough to draw.
  func isVisible(_ box: GeoBox) -> Bool {
    let scale = projection.pointsPerDegree
    return max(box.east - box.west, box.north - box.south) * scale >= 0.5
  }

  /// The visible part of a ring on one copy of the world: its interior, and the lines to stroke.
  struct Shown {
    let area: [CGPoint]
    let lines: [[CGPoint]]
  }

  /// The visible parts of a ring, on each copy of the world.
  func shown(of ring: Outlines.Ring) -> [Shown] {
    projection.shifts(of: ring.bounds).compactMap { shift in
      let whole = points(of: ring.corners, in: ring.bounds, shift: shift)
      let isWhole = encloses(ring.bounds, shift: shift)
      let area = isWhole ? whole : clip.polygon(whole)
      guard area.count > 2 else { return nil }
      return Shown(
        area: area, lines: lines(along: ring, whole, isWhole: isWhole, shift: shift))
    }
  }

  /// The lines along a ring, without those at the map's seam.
  private func lines(
    along ring: Outlines.Ring, _ points: [CGPoint], isWhole: Bool, shift: Double
  ) -> [[CGPoint]] {
    guard ring.touchesSeam else {
      let closed = points + points.prefix(1)
      return isWhole ? [closed] : clip.pieces(of: closed)
    }
    return ring.strokes().flatMap { line in
      let line = self.points(of: line, in: ring.bounds, shift: shift)
      return isWhole ? [line] : clip.pieces(of: line)
    }
  }

  /// The interior of a closed outline, on each copy of the world.
  func areas(of corners: some Collection<MapPoint>, in box: GeoBox) -> [[CGPoint]] {
    projection.shifts(of: box).compactMap { shift in
      let whole = points(of: corners, in: box, shift: shift)
      let area = encloses(box, shift: shift) ? whole : clip.polygon(whole)
      return area.count > 2 ? area : nil
    }
  }

  /// Whether a box is fully visible, so that it need not be clipped.
  private func encloses(_ box: GeoBox, shift: Double) -> Bool {
    guard case .flat = projection else { return box.west >= -180 && box.east <= 180 }
    let north = projection.point(
      for: MapPoint(longitude: box.west, latitude: box.north), shift: shift)
    let south = projection.point(
      for: MapPoint(longitude: box.east, latitude: box.south), shift: shift)
    return clip.box.contains(north) && clip.box.contains(south)
  }

  private func points(
    of corners: some Collection<MapPoint>, in box: GeoBox, shift: Double
  ) -> [CGPoint] {
    switch projection {
    case .flat(let map):
      // Inlines the projection.
      let origin = map.point(for: MapPoint(longitude: 0, latitude: 0), shift: shift)
      let (east, north) = (map.pointsPerDegreeEast, map.pointsPerDegreeNorth)
      return thinned(corners) {
        CGPoint(x: origin.x + $0.longitude * east, y: origin.y - $0.latitude * north)
      }
    case .overview(let map):
      guard box.west + shift < -180 || box.east + shift > 180 else {
        return thinned(corners) {
          map.point(for: MapPoint(longitude: $0.longitude + shift, latitude: $0.latitude))
        }
      }
      let cut = Self.sheet.polygon(
        corners.map { CGPoint(x: $0.longitude + shift, y: $0.latitude) })
      return Self.densified(cut).map {
        map.point(for: MapPoint(longitude: $0.x, latitude: $0.y))
      }
    }
  }

  /// The corners as points, simplified: without those too close to the previous one, and those
  /// outside on the same side as both neighbors.
  private func thinned(
    _ corners: some Collection<MapPoint>, _ project: (MapPoint) -> CGPoint
  ) -> [CGPoint] {
    var points: [CGPoint] = []
    points.reserveCapacity(min(corners.count, 4096))
    var (last, skipped) = (CGPoint(x: Double.infinity, y: 0), CGPoint?.none)
    var sides: (before: PolygonClip.Sides, last: PolygonClip.Sides) = ([], [])
    for corner in corners {
      let point = project(corner)
      if abs(point.x - last.x) < Self.tolerance, abs(point.y - last.y) < Self.tolerance {
        skipped = point
        continue
      }
      let side = clip.sides(of: point)
      if !sides.before.intersection(sides.last).isDisjoint(with: side) {
        points[points.count - 1] = point
        sides.last = side
      } else {
        points.append(point)
        sides = (sides.last, side)
      }
      (last, skipped) = (point, nil)
    }
    if let skipped { points.append(skipped) }
    return points
  }

  /// Subdivides long edges, which an overview bends.
  private static func densified(_ polygon: [CGPoint]) -> [CGPoint] {
    guard var before = polygon.last else { return [] }
    var dense: [CGPoint] = []
    for corner in polygon {
      let count = max(
        1, Int((max(abs(corner.x - before.x), abs(corner.y - before.y)) / 3).rounded(.up)))
      for step in 1...count {
        let fraction = Double(step) / Double(count)
        dense.append(
          CGPoint(
            x: before.x + (corner.x - before.x) * fraction,
            y: before.y + (corner.y - before.y) * fraction))
      }
      before = corner
    }
    return dense
  }
}

extension Path {
  /// Adds an open polyline.
  mutating func append(line: [CGPoint]) {
    guard let first = line.first, line.count > 1 else { return }
    move(to: first)
    for point in line.dropFirst() { self.line(to: point) }
  }
}
