import Drawing
import Geometry
import Tunnel

/// The visible pieces of countries or seas, for labels.
struct MapAreas {
  enum Kind: Hashable { case country, sea }

  /// The name of a country or sea.
  struct Name: Hashable {
    let kind: Kind
    let owner: Int
    let text: String
  }

  /// A piece of a country or sea.
  struct Area {
    let name: Name
    let polygon: [CGPoint]
    let box: CGRect
    /// In square points.
    let size: Double
  }

  let areas: [Area]

  /// Pieces smaller than this, in square points, get no name.
  private static let least = 260.0

  /// Finds the visible pieces of outlines; `name` may return an empty string.
  init(
    of outlines: Outlines, kind: Kind, through outliner: MapOutliner, name: (Int) -> String
  ) {
    let projection = outliner.projection
    var areas: [Area] = []
    for ring in outlines.rings(in: projection.region)
    where
      ring.bounds.room * projection.pointsPerDegree * projection.pointsPerDegree > Self.least
    {
      let text = name(ring.owner)
      let name = Name(
        kind: kind, owner: ring.owner, text: text.prefix(1).uppercased() + text.dropFirst())
      guard !name.text.isEmpty else { continue }
      for polygon in outliner.areas(of: ring.corners, in: ring.bounds) {
        let thin = PolygonClip.thinned(polygon, by: 2.5)
        let size = PolygonClip.size(of: thin)
        if size > Self.least {
          areas.append(Area(name: name, polygon: thin, box: thin.box, size: size))
        }
      }
    }
    self.areas = areas
  }

  /// The share of a box that the areas cover, 0…1.
  func share(of box: CGRect) -> Double {
    let clip = PolygonClip(box: box)
    let covered = areas.reduce(0) {
      $1.box.intersects(box) ? $0 + PolygonClip.size(of: clip.polygon($1.polygon)) : $0
    }
    return covered / max(box.width * box.height, 1e-9)
  }

  /// Larger areas first; seas count half their size.
  static func isMoreImportant(_ one: Area, than other: Area) -> Bool {
    func rank(_ area: Area) -> Double { area.name.kind == .sea ? area.size * 0.5 : area.size }
    if rank(one) != rank(other) { return rank(one) > rank(other) }
    return (one.name.text, one.name.owner) < (other.name.text, other.name.owner)
  }
}

extension MapAreas.Area {
  /// The name in a size that depends on the area.
  func run(in colors: MapColors) -> TextRun {
    let length = size.squareRoot()
    return switch name.kind {
    case .country:
      TextRun(
        name.text, size: Self.letterSize(8.5 + length / 45, atMost: 16), weight: .semibold,
        color: colors.landText)
    case .sea:
      TextRun(
        name.text, size: Self.letterSize(8.5 + length / 90, atMost: 14), color: colors.seaText)
    }
  }

  /// In half points: each new size requires a font lookup.
  private static func letterSize(_ preferred: Double, atMost most: Double) -> Double {
    (min(max(preferred, 9.5), most) * 2).rounded() / 2
  }

  /// Candidate centers for a name: those within `frame` first, by space around them.
  func spots(for size: CGSize, preferring frame: CGRect) -> [CGPoint] {
    let (columns, rows) = (13, 9)
    let stretch = max(size.width / max(size.height, 1), 1)
    var found: [(point: CGPoint, room: Double)] = []
    for row in 1..<rows {
      for column in 1..<columns {
        let point = CGPoint(
          x: box.minX + box.width * Double(column) / Double(columns),
          y: box.minY + box.height * Double(row) / Double(rows))
        let room = room(at: point, stretch: stretch)
        if room > size.height * 0.36 { found.append((point, room)) }
      }
    }
    let room = frame.insetBy(dx: size.width / 2 + 3, dy: size.height / 2 + 3)
    func rank(_ spot: (point: CGPoint, room: Double)) -> (Double, Double, Double) {
      // Break ties by position, for a deterministic order.
      (spot.room + (room.contains(spot.point) ? 1e6 : 0), -spot.point.y, -spot.point.x)
    }
    return found.sorted { rank($0) > rank($1) }.map(\.point)
  }

  /// The distance to the polygon's edge, with horizontal distance weighted less; negative outside.
  private func room(at point: CGPoint, stretch: Double) -> Double {
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

extension [CGPoint] {
  /// The bounding box of the points.
  fileprivate var box: CGRect {
    let (x, y) = (map(\.x), map(\.y))
    guard let left = x.min(), let right = x.max(), let top = y.min(), let bottom = y.max() else {
      return .zero
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension GeoBox {
  /// The area, in square degrees.
  fileprivate var room: Double { (east - west) * (north - south) }
}
