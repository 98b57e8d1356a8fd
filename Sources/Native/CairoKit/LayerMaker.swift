import CCairo
package import Drawing
import Geometry

/// Makes pictures layers, so that what only moves need not be painted again.
///
/// What cannot be a layer of its own, small things and all that turns without perspective, is painted
/// into one with its neighbours. One serves one screen and one thread.
package struct LayerMaker {
  private let painter: PixelPainter
  private let pixelsPerPoint: Double
  /// All there is room for, in points.
  private let whole: CGRect

  /// What of the items of a group can be seen.
  private struct Sight {
    /// What is in sight of the window.
    var seen: CGRect
    /// What the group itself does not cut off, which moves with it.
    var own: CGRect
  }

  /// The layers of a picture, of which little lies below something through which nothing shines;
  /// `rasters` is to be the same for the next one.
  package static func layers(
    of picture: DisplayList, shaper: any TextShaper, textStyle: CairoPainter.TextStyle = .outlines,
    rasters: RasterCache
  ) -> [Layer] {
    wholeLayers(of: picture, shaper: shaper, textStyle: textStyle, rasters: rasters).uncovered()
  }

  /// Paints what pictures have that will soon be shown, so that their layers are at hand then.
  ///
  /// It is kept until it is shown, or until others are expected.
  package static func expect(
    _ pictures: [DisplayList], shaper: any TextShaper, rasters: RasterCache
  ) {
    rasters.expect {
      for picture in pictures {
        _ = wholeLayers(of: picture, shaper: shaper, textStyle: .outlines, rasters: rasters)
      }
    }
  }

  /// The same with all that lies below others.
  static func wholeLayers(
    of picture: DisplayList, shaper: any TextShaper, textStyle: CairoPainter.TextStyle,
    rasters: RasterCache
  ) -> [Layer] {
    rasters.beginPicture()
    let maker = LayerMaker(
      painter: PixelPainter(rasters: rasters, shaper: shaper, textStyle: textStyle),
      pixelsPerPoint: rasters.pixelsPerPoint, whole: CGRect(origin: .zero, size: picture.size))
    let ground = picture.background.map { maker.plain(maker.whole, $0, seen: maker.whole) }
    let layers = maker.layers(
      of: picture.items, through: .identity, in: Sight(seen: maker.whole, own: maker.whole))
    return (ground.map { [$0] } ?? []) + layers
  }

  /// Items of which `visible` is seen, one above the other.
  private func layers(
    of items: [DisplayList.Item], through place: CGAffineTransform, in sight: Sight
  ) -> [Layer] {
    var layers: [Layer] = []
    var neighbours: [DisplayList.Item] = []
    func endNeighbours() {
      guard !neighbours.isEmpty else { return }
      layers += patches(of: neighbours, through: place, in: sight)
      neighbours = []
    }
    for item in items {
      guard let own = ownLayers(of: item, through: place, in: sight) else {
        neighbours.append(item)
        continue
      }
      endNeighbours()
      layers += own
    }
    endNeighbours()
    return layers
  }

  /// The layers of an item that has its own; nil for one that is painted with its neighbours.
  private func ownLayers(
    of item: DisplayList.Item, through place: CGAffineTransform, in sight: Sight
  ) -> [Layer]? {
    switch item {
    case .fill(let path, let color):
      guard let rect = path.rectangle, let box = wholePixels(of: rect, through: place),
        isLarge(box)
      else { return nil }
      let seen = box.overlap(with: sight.seen)
      return seen.isNull ? [] : [plain(box, color, seen: seen)]
    case .stroke, .text: return nil
    case .group(let group):
      guard group.opacity > 0 else { return [] }
      let transform = group.transform.concatenating(ProjectiveTransform(place))
      guard let affine = transform.affine else {
        return turning(group, through: transform, visible: sight.seen)
      }
      return upright(group, through: affine, in: sight)
    }
  }

  /// A rectangle of one colour.
  private func plain(_ rect: CGRect, _ color: Color, seen: CGRect) -> Layer {
    Layer(
      content: .color(rect, color, .identity), seen: seen, solid: color.alpha < 1 ? .null : seen)
  }

  private func upright(
    _ group: Group, through affine: CGAffineTransform, in sight: Sight
  ) -> [Layer]? {
    if let raster = painter.raster(of: group, through: affine) {
      return [stamped(raster, of: group, through: affine, in: sight)]
    }
    guard affine.isUpright, isWorthLayers(group, through: ProjectiveTransform(affine)) else {
      return nil
    }
    var sight = sight
    if let clip = group.clip {
      guard let edge = clip.rectangle?.applying(affine) else { return nil }
      sight = Sight(seen: onPixels(edge).overlap(with: sight.seen), own: edge)
      guard !sight.seen.isNull, !sight.seen.isEmpty else { return [] }
    }
    return faded(
      by: group.opacity, layers(of: group.items, through: affine, in: sight), sight.seen)
  }

  private func faded(by opacity: Double, _ layers: [Layer], _ seen: CGRect) -> [Layer] {
    guard opacity < 1, !layers.isEmpty else { return layers }
    return [Layer(content: .faded(opacity, layers), seen: seen, solid: .null)]
  }

  /// A pane in perspective, or the shade on one; nil for anything else.
  private func turning(
    _ group: Group, through transform: ProjectiveTransform, visible: CGRect
  ) -> [Layer]? {
    if group.node == nil, group.clip == nil, group.items.count == 1,
      case .fill(let path, let color) = group.items[0], let rect = path.rectangle,
      transform.shows(rect)
    {
      let shade = color.withAlpha(color.alpha * group.opacity)
      return [Layer(content: .color(rect, shade, transform), seen: visible, solid: .null)]
    }
    guard group.node != nil, group.opacity == 1,
      let pane = painter.pane(of: group, through: transform),
      let fromPane = ProjectiveTransform(pane.home).inverse
    else { return nil }
    let way = fromPane.concatenating(transform)
    let toPixels = way.concatenating(
      ProjectiveTransform(CGAffineTransform(scaleX: pixelsPerPoint, y: pixelsPerPoint)))
    let solid =
      toPixels.upright(inside: pane.solid)
      .map { inPoints($0).overlap(with: visible) } ?? .null
    let pixels = Layer.Pixels(
      surface: pane.surface, crop: pane.surface.box, way: way, isStretched: true)
    return [Layer(content: .pixels(pixels), seen: visible, solid: solid)]
  }

  /// Neighbours painted into pixels of their own: together, or each by itself where they lie far apart.
  private func patches(
    of items: [DisplayList.Item], through place: CGAffineTransform, in sight: Sight
  ) -> [Layer] {
    let inks = items.map { Group(items: [$0]).ink(painter.shaper) }
    let all = inks.reduce(CGRect?.some(.null)) { sum, ink in
      guard let sum, let ink else { return nil }
      return ink.isNull ? sum : sum.extended(to: ink)
    }
    guard let all else { return patch(of: items, nil, through: place, in: sight) }
    let filled = inks.reduce(0) { $0 + ($1.map { $0.isNull ? 0 : $0.width * $0.height } ?? 0) }
    if items.count > 1, items.count <= Self.fewItems, isLarge(all.applying(place)),
      all.width * all.height > Self.sparse * filled
    {
      return zip(items, inks).flatMap {
        patch(of: [$0], $1, through: place, in: sight)
      }
    }
    return patch(of: items, all, through: place, in: sight)
  }

  /// Items whose ink is known, or not, painted into pixels of their own.
  private func patch(
    of items: [DisplayList.Item], _ ink: CGRect?, through place: CGAffineTransform,
    in sight: Sight
  ) -> [Layer] {
    let visible = sight.seen
    let scale = CGSize(width: place.a * pixelsPerPoint, height: place.d * pixelsPerPoint)
    let corner = CGPoint(x: place.tx * pixelsPerPoint, y: place.ty * pixelsPerPoint)
    let seen = CGRect(
      x: visible.minX * pixelsPerPoint - corner.x, y: visible.minY * pixelsPerPoint - corner.y,
      width: visible.width * pixelsPerPoint, height: visible.height * pixelsPerPoint)
    let most = Self.roomBesideWhole * whole.width * whole.height * pixelsPerPoint * pixelsPerPoint
    var box = seen
    if let ink {
      let all = ink.applying(CGAffineTransform(scaleX: scale.width, y: scale.height))
      guard !all.overlap(with: seen).isNull else { return [] }
      // What is in sight for a moment only is not painted for later.
      box = all.width * all.height <= most ? all : all.overlap(with: seen)
    }
    guard let patch = painter.patch(of: items, scale: scale, box: box, corner: corner) else {
      return []
    }
    let way = CGAffineTransform(translationX: patch.origin.x, y: patch.origin.y)
      .concatenating(CGAffineTransform(scaleX: 1 / pixelsPerPoint, y: 1 / pixelsPerPoint))
    return [layer(patch.surface, way, solid: solid(of: items, through: place), in: sight)]
  }

  /// So many times as large as what lies in it neighbours may be, of which there are no more than so many.
  private static let (sparse, fewItems) = (4.0, 12)
  /// How much larger than the picture what is painted at once may be.
  private static let roomBesideWhole = 1.5

  /// The largest rectangle among items through which nothing shines, a pixel within its edges.
  private func solid(of items: [DisplayList.Item], through place: CGAffineTransform) -> CGRect {
    var largest = CGRect.null
    for item in items {
      guard case .fill(let path, let color) = item, color.alpha >= 1,
        let rect = path.upright?.applying(place), isLarge(rect),
        largest.isNull || rect.width * rect.height > largest.width * largest.height
      else { continue }
      largest = onPixels(rect.insetBy(dx: 1 / pixelsPerPoint, dy: 1 / pixelsPerPoint))
    }
    return largest
  }

  /// A stamped group: by whole pixels where they are as large as the screen's.
  private func stamped(
    _ raster: RasterCache.Raster, of group: Group, through affine: CGAffineTransform,
    in sight: Sight
  ) -> Layer {
    let (stretchX, stretchY) = (
      affine.a * pixelsPerPoint / raster.scale.width,
      affine.d * pixelsPerPoint / raster.scale.height
    )
    let isPlain = abs(stretchX - 1) < 1e-3 && abs(stretchY - 1) < 1e-3
    let corner = group.bounds.origin.applying(affine)
    let way = CGAffineTransform(
      a: (isPlain ? 1 : stretchX) / pixelsPerPoint, b: 0, c: 0,
      d: (isPlain ? 1 : stretchY) / pixelsPerPoint, tx: corner.x, ty: corner.y)
    let size = CGSize(
      width: group.bounds.width * affine.a, height: group.bounds.height * affine.d)
    // The last row and column may be covered in part.
    let solid =
      isPlain
      ? CGRect(
        x: onPixels(corner.x), y: onPixels(corner.y), width: wholePixels(within: size.width),
        height: wholePixels(within: size.height))
      : CGRect(origin: corner, size: size).insetBy(dx: 1 / pixelsPerPoint, dy: 1 / pixelsPerPoint)
    return layer(raster.surface, way, isMoved: isPlain, solid: solid, in: sight)
  }

  /// Pixels of which what the group cuts off is left out.
  private func layer(
    _ surface: Surface, _ way: CGAffineTransform, isMoved: Bool = true, solid: CGRect,
    in sight: Sight
  ) -> Layer {
    var place = way
    if isMoved { (place.tx, place.ty) = (onPixels(way.tx), onPixels(way.ty)) }
    let all = surface.box
    // From where both stand, not from the pixels they are moved to, so that it stays while both move.
    let own = ProjectiveTransform(way).inverse.map { sight.own.applying($0).outwards }
    let crop = own.map { all.overlap(with: $0) } ?? all
    let box = CGRect(
      x: place.tx + crop.minX * place.a, y: place.ty + crop.minY * place.d,
      width: crop.width * place.a, height: crop.height * place.d)
    let seen = box.overlap(with: sight.seen)
    return Layer(
      content: .pixels(
        .init(
          surface: surface, crop: crop, way: ProjectiveTransform(place), isStretched: !isMoved)),
      seen: seen, solid: onPixels(solid).overlap(with: seen))
  }

  /// Whether a group is large enough to be painted for itself, or something in it has layers.
  private func isWorthLayers(_ group: Group, through transform: ProjectiveTransform) -> Bool {
    guard let affine = transform.affine else { return group.node != nil }
    if group.stamp != nil { return true }
    if group.node != nil, isLarge(group.bounds.applying(affine)) { return true }
    return group.items.contains { item in
      guard case .group(let inner) = item else { return false }
      return isWorthLayers(inner, through: inner.transform.concatenating(transform))
    }
  }

  private func isLarge(_ rect: CGRect) -> Bool { rect.width * rect.height >= Self.large }

  /// From here on a thing is a layer of its own, in square points: a fifth of a small phone's screen.
  private static let large = 30_000.0
}

/// Lengths on whole pixels.
extension LayerMaker {
  /// A rectangle whose edges are as many whole pixels apart as from where its coordinates begin; nil
  /// for any other.
  private func wholePixels(of rect: CGRect, through place: CGAffineTransform) -> CGRect? {
    let edges = [
      rect.minX * place.a, rect.maxX * place.a, rect.minY * place.d, rect.maxY * place.d,
    ]
    guard edges.allSatisfy({ abs($0 - onPixels($0)) < 1e-3 }) else { return nil }
    return onPixels(rect.applying(place))
  }

  private func wholePixels(within length: Double) -> Double {
    (length * pixelsPerPoint + 1e-3).rounded(.down) / pixelsPerPoint
  }

  private func inPoints(_ rect: CGRect) -> CGRect {
    rect.applying(CGAffineTransform(scaleX: 1 / pixelsPerPoint, y: 1 / pixelsPerPoint))
  }

  private func onPixels(_ length: Double) -> Double {
    (length * pixelsPerPoint).rounded() / pixelsPerPoint
  }

  private func onPixels(_ rect: CGRect) -> CGRect {
    let (left, top) = (onPixels(rect.minX), onPixels(rect.minY))
    return CGRect(
      x: left, y: top, width: onPixels(rect.maxX) - left, height: onPixels(rect.maxY) - top)
  }
}

extension Path {
  /// A rectangle that it fills: itself, or what lies between its round corners.
  fileprivate var upright: CGRect? {
    rectangle ?? rounded.map { $0.box.insetBy(dx: 0, dy: $0.radius.height) }
  }
}

extension CGRect {
  /// The whole numbers around it, but for what computing adds.
  var outwards: CGRect {
    let (left, top) = ((minX + 1e-3).rounded(.down), (minY + 1e-3).rounded(.down))
    return CGRect(
      x: left, y: top, width: (maxX - 1e-3).rounded(.up) - left,
      height: (maxY - 1e-3).rounded(.up) - top)
  }
}
