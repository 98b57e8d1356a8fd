import Drawing
import Geometry
import Hierarchy
import Tunnel

/// A stretch of the world: sea, land, lines of degrees, names, and markers on top.
///
/// While a map glides it has no names: they would dance.
enum MapContent {
  static func items(
    _ map: Content.Map, in bounds: CGRect, on canvas: Canvas, isGliding: Bool = false
  ) -> [DisplayList.Item] {
    guard let projection = projection(of: map, in: bounds) else { return [] }
    let box = CGRect(origin: .zero, size: bounds.size)
    let key = MapCache.Key(
      map: map, size: bounds.size, colors: canvas.palette.map, isNamed: !isGliding,
      world: canvas.world.map(ObjectIdentifier.init))
    func draw() -> [DisplayList.Item] { ground(in: projection, on: canvas, isNamed: !isGliding) }
    var items = canvas.mapCache?.items(for: key, draw) ?? draw()
    items += coordinates(of: map, in: box, on: canvas)
    for marker in map.markers { items += self.items(of: marker, in: projection) }
    let origin = CGAffineTransform(translationX: bounds.minX, y: bounds.minY)
    return [
      .group(
        Group(
          title: "map", bounds: box, transform: ProjectiveTransform(origin),
          clip: .rectangle(box), items: items))
    ]
  }

  /// All that stays while only markers move: sea, land, degrees, names.
  private static func ground(
    in projection: Equirectangular, on canvas: Canvas, isNamed: Bool
  ) -> [DisplayList.Item] {
    let colors = canvas.palette.map
    let box = CGRect(origin: .zero, size: projection.size)
    let graticule = Graticule(of: projection)
    let sea = DisplayList.Item.fill(.rectangle(box), colors.sea)
    guard let world = canvas.world else {
      return [sea] + graticule.items(color: colors.graticule) + graticule.labels(on: canvas)
    }
    return [sea] + MapLand.items(of: world, in: projection, colors: colors)
      + graticule.items(color: colors.graticule)
      + (isNamed ? MapLabels.items(of: world, in: projection, on: canvas) : [])
  }

  /// How degrees become points of a view with these bounds; nil when there is no such place.
  static func projection(of map: Content.Map, in bounds: CGRect) -> Equirectangular? {
    guard bounds.width > 0, bounds.height > 0, let center = map.center.coordinate else {
      return nil
    }
    let region = GeoRegion(
      center: center, latitudeSpan: map.latitudeSpan, longitudeSpan: map.longitudeSpan
    ).widened(toAspect: bounds.width / bounds.height)
    return Equirectangular(region: region, size: bounds.size)
  }

  /// Where the markers stand, in words, along the lower edge.
  private static func coordinates(
    of map: Content.Map, in box: CGRect, on canvas: Canvas
  ) -> [DisplayList.Item] {
    guard let place = map.markers.first?.place, box.height > 60 else { return [] }
    let run = TextRun(
      place.text, size: 11, weight: .semibold, color: canvas.palette.map.seaText,
      alignment: .center, width: box.width)
    let height = canvas.shaper.size(of: run).height
    return canvas.haloed(run, at: CGPoint(x: 0, y: box.maxY - height - 7))
  }

  private static func items(
    of marker: Content.Marker, in projection: Equirectangular
  ) -> [DisplayList.Item] {
    guard let picture = Picture(rawValue: marker.picture), let place = marker.place.coordinate
    else { return [] }
    let point = projection.point(for: place)
    var items: [DisplayList.Item] = []
    if marker.lift > 0 || picture == .man {
      let size = CGSize(width: 13 + marker.lift * 0.4, height: 4 + marker.lift * 0.12)
      items.append(
        .fill(.ellipse(in: CGRect(center: point, size: size)), Color(white: 0, alpha: 0.22)))
    }
    let corner = CGPoint(x: point.x - picture.foot.x, y: point.y - picture.foot.y - marker.lift)
    items.append(
      .group(
        Group(
          title: marker.picture, bounds: CGRect(origin: .zero, size: picture.size),
          transform: ProjectiveTransform(CGAffineTransform(translationX: corner.x, y: corner.y)),
          items: picture.items)))
    return items
  }
}

extension Content.Place {
  /// The place as the map's module knows it, or nil when it is nowhere on Earth.
  var coordinate: Coordinate? { try? Coordinate(latitude: latitude, longitude: longitude) }

  /// The place as people write it.
  var text: String { coordinate?.description ?? "\(latitude), \(longitude)" }
}

extension Canvas {
  /// A run with a light rim around its letters, readable on any map.
  func haloed(_ run: TextRun, at point: CGPoint) -> [DisplayList.Item] {
    let shift = CGAffineTransform(translationX: point.x, y: point.y)
    let halo = Stroke(palette.map.halo, width: 2.4, cap: .round)
    return [.stroke(shaper.outline(of: run).applying(shift), halo), .text(run, at: point)]
  }
}
