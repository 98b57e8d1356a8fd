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
    items += coordinates(of: map, in: projection, on: canvas)
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

  /// Where the markers stand, in words: along the lower edge, or the upper one if a marker is there.
  private static func coordinates(
    of map: Content.Map, in projection: Equirectangular, on canvas: Canvas
  ) -> [DisplayList.Item] {
    let box = CGRect(origin: .zero, size: projection.size)
    guard let place = map.markers.first?.place, box.height > 60 else { return [] }
    var run = TextRun(
      place.text, size: 11, weight: .semibold, color: canvas.palette.map.seaText)
    let size = canvas.shaper.size(of: run)
    (run.alignment, run.width) = (.center, box.width)
    let letters = CGRect(
      x: box.midX - size.width / 2, y: box.maxY - size.height - 7, width: size.width,
      height: size.height)
    let isTaken = map.markers.contains {
      MarkerStand(of: $0, in: projection)?.frame.intersects(letters.insetBy(dx: -4, dy: -3))
        ?? false
    }
    // A map without a world has its degrees along the upper edge.
    let top = canvas.world == nil ? 18.0 : 7
    return canvas.haloed(run, at: CGPoint(x: 0, y: isTaken ? top : letters.minY))
  }

  private static func items(
    of marker: Content.Marker, in projection: Equirectangular
  ) -> [DisplayList.Item] {
    guard let stand = MarkerStand(of: marker, in: projection) else { return [] }
    var items: [DisplayList.Item] = []
    if marker.lift > 0 || stand.picture == .man {
      let size = CGSize(width: 13 + marker.lift * 0.4, height: 4 + marker.lift * 0.12)
      let shadow = CGRect(center: stand.ground, size: size)
      items.append(.fill(.ellipse(in: shadow), Color(white: 0, alpha: 0.22)))
    }
    let corner = stand.frame.origin
    items.append(
      .group(
        Group(
          title: marker.picture, bounds: CGRect(origin: .zero, size: stand.frame.size),
          transform: ProjectiveTransform(CGAffineTransform(translationX: corner.x, y: corner.y)),
          items: stand.picture.items)))
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
