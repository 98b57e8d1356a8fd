import Drawing
import Geometry
import Tunnel

/// The map without text: space, sea, land, grid, night.
struct MapEarth: Sendable {
  /// The inputs besides the place.
  struct Look: Hashable, Sendable {
    let colors: MapColors
    let hasGhost: Bool
    let hasLines: Bool
    let sun: Coordinate?
    let world: ObjectIdentifier?
  }

  let projection: MapProjection
  let look: Look
  private let world: World?

  init(_ projection: MapProjection, on canvas: StagePainter) {
    self.projection = projection
    world = canvas.world
    look = Look(
      colors: canvas.mapColors, hasGhost: canvas.mapLook.showsAntipodes,
      hasLines: canvas.mapLook.showsGraticule, sun: canvas.mapLook.sun,
      world: canvas.world.map(ObjectIdentifier.init))
  }

  var items: [DisplayList.Item] {
    let colors = look.colors
    let box = Path.rectangle(CGRect(origin: .zero, size: projection.size))
    var items: [DisplayList.Item] = [
      .fill(box, colors.space), .fill(sea, colors.sea),
      // Nothing extends beyond the poles, so no clipping is needed, which is slow.
      .group(Group(title: "earth", items: earth)),
    ]
    if case .overview = projection {
      items.append(.stroke(sea, Stroke(colors.coast, width: 1)))
    }
    return items
  }

  private var earth: [DisplayList.Item] {
    let colors = look.colors
    var items: [DisplayList.Item] = []
    if let world {
      items += MapLand(of: world, in: projection).items(in: colors)
      if look.hasGhost { items += MapGhost.items(of: world, in: projection, colors: colors) }
    }
    if look.hasLines { items += Graticule(of: projection).items(color: colors.graticule) }
    if let sun = look.sun { items += MapNight.items(sun: sun, in: projection, colors: colors) }
    return items
  }

  /// The sea, from pole to pole.
  private var sea: Path {
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
