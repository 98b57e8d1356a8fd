import Drawing
import Geometry
import Tunnel

/// The static part of a map: sea, land, grid, night, names.
struct MapGround {
  /// The projection of its view.
  let projection: MapProjection
  /// The areas of the view reserved against names.
  let reserved: [CGRect]
  let isNamed: Bool
  let canvas: StagePainter

  /// The background in the view's coordinates, extended by `margin` times the view's size on each
  /// side.
  func group(margin: Double) -> Group {
    let view = CGRect(origin: .zero, size: projection.size)
    guard margin > 0, case .flat(let map) = projection else {
      return Group(
        title: "ground", bounds: view, items: items(in: projection, seenFrom: .zero))
    }
    let room = CGSize(
      width: (view.width * margin).rounded(), height: (view.height * margin).rounded())
    let wide = map.widened(by: room)
    return Group(
      title: "ground", bounds: CGRect(origin: .zero, size: wide.size),
      transform: ProjectiveTransform(
        CGAffineTransform(translationX: -room.width, y: -room.height)),
      items: items(in: .flat(wide), seenFrom: CGPoint(x: room.width, y: room.height)))
  }

  /// The items of a picture in which the view begins at `corner`.
  private func items(
    in projection: MapProjection, seenFrom corner: CGPoint
  ) -> [DisplayList.Item] {
    MapEarth(projection, on: canvas).items + names(in: projection, seenFrom: corner)
  }

  private func names(
    in projection: MapProjection, seenFrom corner: CGPoint
  ) -> [DisplayList.Item] {
    guard let world = canvas.world else { return Graticule(of: projection).labels(on: canvas) }
    guard isNamed else { return [] }
    return MapLabels.items(
      of: world, in: projection, frame: CGRect(origin: corner, size: self.projection.size),
      around: reserved.map { $0.offsetBy(dx: corner.x, dy: corner.y) }, on: canvas)
  }
}
