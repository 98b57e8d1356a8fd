import Drawing
import Geometry
import Tunnel

/// The countries on a map: their land, their coasts and the borders between them.
enum MapLand {
  static func items(
    of world: World, in projection: Equirectangular, colors: MapColors
  ) -> [DisplayList.Item] {
    let clip = PolygonClip(
      box: CGRect(origin: .zero, size: projection.size).insetBy(dx: -6, dy: -6))
    var land = Path()
    var lines = Path()
    for ring in world.outlines(projection.levelOfDetail).rings(in: projection.region) {
      for shift in projection.shifts(of: ring.bounds) {
        let corners = ring.corners.map { projection.point(for: $0, shift: shift) }
        let area = clip.polygon(PolygonClip.thinned(corners, by: 0.35))
        guard area.count > 2 else { continue }
        land.append(.polygon(area))
        for line in ring.strokes() {
          let points = line.map { projection.point(for: $0, shift: shift) }
          for piece in clip.pieces(of: PolygonClip.thinned(points, by: 0.35)) {
            lines.append(
              Path(
                piece.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }
              ))
          }
        }
      }
    }
    guard !land.isEmpty else { return [] }
    // The inner half of the coast is covered by the land, and with it every border.
    return [
      .stroke(lines, Stroke(colors.coast, width: 1.8, cap: .round)),
      .fill(land, colors.land),
      .stroke(lines, Stroke(colors.border.withAlpha(0.7), width: 0.6, cap: .round)),
    ]
  }
}
