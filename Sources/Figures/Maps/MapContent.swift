import Drawing
import Geometry
import Hierarchy
import Tunnel

/// A map: sea, land, grid, names, and markers on top.
enum MapContent {
  /// The content of a map view; in exports an animating map has no names, which would jump.
  static func items(
    _ map: Content.Map, of view: NodeID, in size: CGSize, at corner: CGPoint = .zero,
    on canvas: StagePainter, isGliding: Bool = false
  ) -> [DisplayList.Item] {
    guard let projection = canvas.mapLook.projection(of: view, in: canvas.state, size: size) else {
      return []
    }
    let box = CGRect(origin: .zero, size: size)
    let words = MapWords(on: map, in: projection, on: canvas)
    let isNamed = canvas.mapLook.isOnScreen || !isGliding
    let reserved = words.strips + map.markers.compactMap { place(of: $0, in: projection) }
    var items: [DisplayList.Item] = [
      .group(ground(of: projection, around: reserved, isNamed: isNamed, on: canvas))
    ]
    items += words.items
    for marker in map.markers { items += self.items(of: marker, in: projection) }
    let origin = CGAffineTransform(translationX: corner.x, y: corner.y)
    return [
      .group(
        Group(
          title: "map", bounds: box, transform: ProjectiveTransform(origin),
          clip: .rectangle(box), items: items))
    ]
  }

  /// The area a marker keeps free of names.
  ///
  /// A dragged marker passes over names, so that they do not move away from it; its resting place
  /// stays reserved.
  private static func place(
    of marker: Content.Marker, in projection: MapProjection
  ) -> CGRect? {
    let size = projection.size
    guard marker.lift == 0 else {
      return CGRect(x: size.width / 2 - 16, y: size.height / 2 - 42, width: 34, height: 52)
    }
    return MarkerStand(of: marker, in: projection)?.frame.insetBy(dx: -4, dy: -4)
  }

  private static func ground(
    of projection: MapProjection, around reserved: [CGRect], isNamed: Bool, on canvas: StagePainter
  ) -> Group {
    let ground = MapGround(
      projection: projection, reserved: reserved, isNamed: isNamed, canvas: canvas)
    return canvas.mapCache?.group(of: ground) ?? ground.group(margin: 0)
  }

  private static func items(
    of marker: Content.Marker, in projection: MapProjection
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

extension StagePainter {
  /// Text with a halo, legible on any map.
  func haloed(
    _ run: TextRun, at point: CGPoint, in colors: MapColors
  ) -> [DisplayList.Item] {
    let shift = CGAffineTransform(translationX: point.x, y: point.y)
    let halo = Stroke(colors.halo, width: 2.4, cap: .round)
    return [.stroke(shaper.outline(of: run).applying(shift), halo), .text(run, at: point)]
  }
}
