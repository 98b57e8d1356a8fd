import Drawing
import Geometry
import Hierarchy
import Tunnel

/// The names on a map: seas, countries, towns; few, and none over another.
struct MapLabels {
  private let projection: Equirectangular
  private let canvas: Canvas
  private let view: CGRect
  private var taken: [CGRect]
  private var items: [DisplayList.Item] = []

  static func items(
    of world: World, in projection: Equirectangular, on canvas: Canvas
  ) -> [DisplayList.Item] {
    guard projection.size.width > 80, projection.size.height > 60 else { return [] }
    var labels = MapLabels(projection: projection, canvas: canvas)
    labels.addAreas(
      world.seas, names: world.seaNames, most: 2,
      style: TextRun("", size: 11.5, color: canvas.palette.map.seaText))
    labels.addAreas(
      world.outlines(min(projection.levelOfDetail, .medium)), names: world.countries.map(\.name),
      most: 4,
      style: TextRun("", size: 11.5, weight: .semibold, color: canvas.palette.map.landText))
    labels.addTowns(of: world)
    return labels.items
  }

  private init(projection: Equirectangular, canvas: Canvas) {
    self.projection = projection
    self.canvas = canvas
    view = CGRect(origin: .zero, size: projection.size)
    // The coordinates along the lower edge, and the marker that rests in the middle. One that is
    // dragged passes over names, so that they do not run away from it.
    taken = [
      CGRect(x: 0, y: view.maxY - 24, width: view.width, height: 24),
      CGRect(x: view.midX - 16, y: view.midY - 42, width: 34, height: 52),
    ]
    // Near a pole the marker rests nearer to its edge, and then the coordinates may be on top.
    let (north, south) = projection.poles
    if north != nil {
      taken.append(CGRect(x: view.midX - 16, y: 0, width: 34, height: view.midY))
    }
    if south != nil {
      taken.append(CGRect(x: view.midX - 16, y: view.midY, width: 34, height: view.midY))
      taken.append(CGRect(x: 0, y: 0, width: view.width, height: 26))
    }
  }

  /// Names the largest areas in view, each in its roomiest spot.
  private mutating func addAreas(
    _ outlines: Outlines, names: [String], most: Int, style: TextRun
  ) {
    let clip = PolygonClip(box: view)
    var areas: [(owner: Int, size: Double, polygon: [CGPoint])] = []
    for ring in outlines.rings(in: projection.region) {
      for shift in projection.shifts(of: ring.bounds) {
        let polygon = clip.polygon(
          PolygonClip.thinned(ring.corners.map { projection.point(for: $0, shift: shift) }, by: 1))
        let size = Self.area(of: polygon)
        if size > 900 { areas.append((ring.owner, size, polygon)) }
      }
    }
    areas.sort { ($0.size, $1.owner) > ($1.size, $0.owner) }
    var named: Set<Int> = []
    for area in areas where named.count < most && !named.contains(area.owner) {
      guard names.indices.contains(area.owner), !names[area.owner].isEmpty else { continue }
      var run = style
      run.text = names[area.owner]
      let size = canvas.shaper.size(of: run)
      guard size.width < view.width * 0.8 else { continue }
      for spot in Self.spots(in: area.polygon, of: view, around: size) {
        let box = CGRect(center: spot, size: size)
        if place(run, in: box) {
          named.insert(area.owner)
          break
        }
      }
    }
  }

  private mutating func addTowns(of world: World) {
    let scale = projection.pointsPerDegreeNorth
    let floor = scale > 120 ? 2_000 : scale > 40 ? 20_000 : scale > 12 ? 200_000 : 3_000_000
    let most = 5
    var count = 0
    let places = world.places(in: projection.region, populationFloor: floor).prefix(40)
    for town in places where count < most {
      let point = projection.point(for: town.coordinate)
      let run = TextRun(town.name, size: 10.5, color: canvas.palette.map.landText)
      let size = canvas.shaper.size(of: run)
      let box = CGRect(
        x: point.x + 5, y: point.y - size.height / 2, width: size.width, height: size.height)
      let dot = CGRect(center: point, size: CGSize(width: 5, height: 5))
      guard view.insetBy(dx: 3, dy: 3).contains(dot), !taken.contains(where: dot.intersects),
        place(run, in: box)
      else { continue }
      taken.append(dot)
      items.append(.fill(.ellipse(in: dot.insetBy(dx: -0.8, dy: -0.8)), canvas.palette.map.halo))
      items.append(.fill(.ellipse(in: dot.insetBy(dx: 0.6, dy: 0.6)), canvas.palette.map.landText))
      count += 1
    }
  }

  /// Writes a name if there is room for it.
  private mutating func place(_ run: TextRun, in box: CGRect) -> Bool {
    let wide = box.insetBy(dx: -4, dy: -3)
    guard view.insetBy(dx: 3, dy: 3).contains(box), !taken.contains(where: wide.intersects)
    else { return false }
    taken.append(wide)
    items += canvas.haloed(run, at: box.origin)
    return true
  }

  private static func area(of polygon: [CGPoint]) -> Double {
    guard var before = polygon.last else { return 0 }
    var doubled = 0.0
    for point in polygon {
      doubled += before.x * point.y - point.x * before.y
      before = point
    }
    return abs(doubled) / 2
  }

  /// Points of a grid inside the polygon at which a name of this size would fit, the roomiest first.
  private static func spots(
    in polygon: [CGPoint], of view: CGRect, around size: CGSize
  ) -> [CGPoint] {
    let (columns, rows) = (17, 11)
    var found: [(point: CGPoint, room: Double)] = []
    for row in 1..<rows {
      for column in 1..<columns {
        let point = CGPoint(
          x: view.width * Double(column) / Double(columns),
          y: view.height * Double(row) / Double(rows))
        let room = room(at: point, in: polygon, stretch: max(size.width / size.height, 1))
        if room > size.height * 0.5 { found.append((point, room)) }
      }
    }
    // Equal room is decided by place, so that the order is always the same.
    found.sort { ($0.room, $1.point.y, $1.point.x) > ($1.room, $0.point.y, $0.point.x) }
    return found.map(\.point)
  }

  /// How far the polygon's edge is, sideways counted less as names are wide; negative outside.
  private static func room(
    at point: CGPoint, in polygon: [CGPoint], stretch: Double
  ) -> Double {
    guard var before = polygon.last else { return -1 }
    var isInside = false
    var nearest = Double.infinity
    for corner in polygon {
      if (corner.y > point.y) != (before.y > point.y) {
        let x = corner.x + (point.y - corner.y) / (before.y - corner.y) * (before.x - corner.x)
        if point.x < x { isInside.toggle() }
      }
      let (dx, dy) = ((corner.x - before.x) / stretch, corner.y - before.y)
      let (px, py) = ((point.x - before.x) / stretch, point.y - before.y)
      let length = dx * dx + dy * dy
      let along = length > 0 ? min(max((px * dx + py * dy) / length, 0), 1) : 0
      let (ex, ey) = (px - along * dx, py - along * dy)
      nearest = min(nearest, ex * ex + ey * ey)
      before = corner
    }
    return isInside ? nearest.squareRoot() : -1
  }
}
