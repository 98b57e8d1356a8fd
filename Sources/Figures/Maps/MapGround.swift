import Drawing
import Geometry
import Tunnel

/// All of a map that stays while only markers move: sea, land, degrees, night, names.
struct MapGround {
  /// The view it is for.
  let projection: MapProjection
  /// Where the view has no room for names.
  let reserved: [CGRect]
  let isNamed: Bool
  let canvas: Canvas

  /// The ground, at home in the view's coordinates; it reaches beyond the view by `margin` of the
  /// view's size on each side.
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

  /// What a picture shows in which the view begins at `corner`.
  private func items(
    in projection: MapProjection, seenFrom corner: CGPoint
  ) -> [DisplayList.Item] {
    let colors = canvas.mapColors
    let box = Path.rectangle(CGRect(origin: .zero, size: projection.size))
    let sea = Self.sea(in: projection)
    var items: [DisplayList.Item] = [
      .fill(box, colors.space), .fill(sea, colors.sea),
      // Nothing on Earth reaches beyond the poles, so nothing need be clipped, which is slow.
      .group(Group(title: "earth", items: earth(in: projection))),
    ]
    if case .overview = projection {
      items.append(.stroke(sea, Stroke(colors.coast, width: 1)))
    }
    guard let world = canvas.world else {
      return items + Graticule(of: projection).labels(on: canvas)
    }
    guard isNamed else { return items }
    return items
      + MapLabels.items(
        of: world, in: projection, frame: CGRect(origin: corner, size: self.projection.size),
        around: reserved.map { $0.offsetBy(dx: corner.x, dy: corner.y) }, on: canvas)
  }

  private func earth(in projection: MapProjection) -> [DisplayList.Item] {
    let (colors, look) = (canvas.mapColors, canvas.mapLook)
    var items: [DisplayList.Item] = []
    if let world = canvas.world {
      items += MapLand(of: world, in: projection).items(in: colors)
      if look.showsAntipodes {
        items += MapGhost.items(of: world, in: projection, colors: colors)
      }
    }
    if look.showsGraticule { items += Graticule(of: projection).items(color: colors.graticule) }
    if let sun = look.sun { items += MapNight.items(sun: sun, in: projection, colors: colors) }
    return items
  }

  /// The Earth, from pole to pole.
  private static func sea(in projection: MapProjection) -> Path {
    switch projection {
    case .overview(let map): return .polygon(map.outline)
    case .flat(let map):
      let north = map.point(for: MapPoint(longitude: 0, latitude: 90)).y
      let south = map.point(for: MapPoint(longitude: 0, latitude: -90)).y
      let (top, bottom) = (max(north, 0), min(south, map.size.height))
      return .rectangle(
        CGRect(x: 0, y: top, width: map.size.width, height: max(bottom - top, 0)))
    }
  }
}
