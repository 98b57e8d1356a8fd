import Drawing
import Geometry
import Tunnel

/// The countries on a map: land, coasts and borders.
struct MapLand {
  private var areas: [Area] = []
  private var lines = Path()
  /// Simplified coasts, for the shallow water.
  private var shelf = Path()
  private let projection: MapProjection

  /// A ring's interior and its vertical extent.
  private struct Area {
    let corners: [CGPoint]
    let top: Double
    let bottom: Double

    init(_ corners: [CGPoint]) {
      self.corners = corners
      (top, bottom) = corners.reduce((Double.infinity, -Double.infinity)) {
        (min($0.0, $1.y), max($0.1, $1.y))
      }
    }
  }

  init(of world: World, in projection: MapProjection) {
    self.projection = projection
    let outliner = MapOutliner(projection)
    for ring in world.outlines(projection.levelOfDetail).rings(in: projection.region)
    where outliner.isVisible(ring.bounds) {
      for shown in outliner.shown(of: ring) {
        areas.append(Area(shown.area))
        for line in shown.lines {
          lines.append(line: line)
          shelf.append(line: PolygonClip.thinned(line, by: 2))
        }
      }
    }
  }

  func items(in colors: MapColors) -> [DisplayList.Item] {
    guard !areas.isEmpty else { return [] }
    let isNear = projection.pointsPerDegree > 4
    // Land covers the inner half of the coast's stroke.
    return [
      .stroke(shelf, Stroke(colors.shelf, width: isNear ? 7 : 3.5, cap: .round, isRough: true))
    ]
      + ground(in: colors)
      + [
        .stroke(lines, Stroke(colors.coast.withAlpha(0.8), width: isNear ? 0.9 : 0.6))
      ]
  }

  /// The land in one color, or in bands by latitude.
  private func ground(in colors: MapColors) -> [DisplayList.Item] {
    guard colors.hasClimates else {
      var land = Path()
      for area in areas { land.append(.polygon(area.corners)) }
      return [.fill(land, colors.land)]
    }
    // Three points high, so that steps in color are not visible.
    let step = max(0.1, min(2, 3 / projection.pointsPerDegree))
    return stride(from: 90.0, to: -90, by: -step).compactMap { north in
      let land = band(from: north, to: max(north - step, -90))
      return land.isEmpty ? nil : .fill(land, Climate.color(at: north - step / 2))
    }
  }

  /// The land between two latitudes, overlapping the next band by a point to avoid seams.
  private func band(from north: Double, to south: Double) -> Path {
    func height(of latitude: Double) -> Double {
      projection.point(for: MapPoint(longitude: 0, latitude: latitude), shift: 0).y
    }
    let (top, bottom) = (height(of: north), height(of: south) + 1)
    guard bottom >= -8, top <= projection.size.height + 8 else { return Path() }
    var land = Path()
    for area in areas where area.bottom > top && area.top < bottom {
      let cut = PolygonClip.band(of: area.corners, from: top, to: bottom)
      if cut.count > 2 { land.append(.polygon(cut)) }
    }
    return land
  }
}

/// The antipodal land, as if the map were transparent.
enum MapGhost {
  static func items(
    of world: World, in projection: MapProjection, colors: MapColors
  ) -> [DisplayList.Item] {
    let outliner = MapOutliner(projection)
    var land = Path()
    for ring in world.outlines(min(projection.levelOfDetail, .medium)).rings
    where outliner.isVisible(ring.bounds) {
      let box = ring.bounds.opposite
      guard !projection.shifts(of: box).isEmpty else { continue }
      for area in outliner.areas(of: ring.corners.map(\.opposite), in: box) {
        land.append(.polygon(area))
      }
    }
    guard !land.isEmpty else { return [] }
    return [
      .fill(land, colors.ghost),
      .stroke(land, Stroke(colors.ghost.withAlpha(colors.ghost.alpha * 1.6), width: 0.7)),
    ]
  }
}

extension GeoBox {
  /// The antipodal box.
  fileprivate var opposite: GeoBox {
    GeoBox(south: -north, west: west + 180, north: -south, east: east + 180)
  }
}
