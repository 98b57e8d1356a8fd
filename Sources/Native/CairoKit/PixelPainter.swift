import CCairo
import Drawing
import Geometry

/// Paints parts of a picture into pixels of their own, and keeps them while they look the same.
struct PixelPainter {
  let rasters: RasterCache
  let shaper: any TextShaper
  let textStyle: CairoPainter.TextStyle

  /// The pixels of a stamped group that stands upright, as large as the transform makes it.
  ///
  /// Nothing where only its items will do.
  func raster(of group: Group, through affine: CGAffineTransform) -> RasterCache.Raster? {
    guard let stamp = group.stamp, group.opacity == 1, group.clip == nil, affine.isUpright else {
      return nil
    }
    let pixels = rasters.pixelsPerPoint
    let scale = CGSize(width: affine.a * pixels, height: affine.d * pixels)
    return rasters.raster(of: stamp, scale: scale) {
      let (items, surface) = begun(group, scale: scale)
      if let surface { paint(items, in: group.bounds, onto: surface, scale: scale) }
      return surface
    }
  }

  /// What is left to paint of a group, and where: on what was painted ahead, if it begins with that.
  private func begun(_ group: Group, scale: CGSize) -> ([DisplayList.Item], Surface?) {
    if case .group(let first) = group.items.first, let stamp = first.stamp,
      first.bounds == group.bounds, let surface = rasters.ahead?.take(stamp, scale: scale)
    {
      return (Array(group.items.dropFirst()), surface)
    }
    return (group.items, RasterCache.surface(for: group.bounds, scale: scale))
  }

  /// Paints items onto pixels of their own, the corner of `bounds` onto the first of them.
  func paint(
    _ items: [DisplayList.Item], in bounds: CGRect, onto surface: Surface, scale: CGSize
  ) {
    let home = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
    let whole = CGRect(
      x: 0, y: 0, width: bounds.width * scale.width, height: bounds.height * scale.height)
    paint(items, onto: surface, through: home, visible: whole, rasters: nil)
  }

  /// A group that turns in perspective, as pixels that lie flat.
  ///
  /// Nothing where only its items will do.
  func pane(of group: Group, through transform: ProjectiveTransform) -> RasterCache.Pane? {
    guard let growth = transform.greatestScale(of: group.bounds) else { return nil }
    let scale = growth * rasters.pixelsPerPoint
    guard let pane = rasters.pane(like: group, scale: scale) ?? flatPane(of: group, scale: scale),
      transform.shows(pane.box)
    else { return nil }
    return pane
  }

  /// Paints a pane flat, so large, and keeps it.
  private func flatPane(of group: Group, scale: Double) -> RasterCache.Pane? {
    guard let box = group.ink(shaper), !box.isNull else { return nil }
    // An edge of one pixel on all sides is left empty.
    let home = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: 1, y: 1))
    let (width, height) = (
      (box.width * scale).rounded(.up) + 2, (box.height * scale).rounded(.up) + 2
    )
    guard max(width, height) <= PaneWarp.longestSide, width * height <= RasterCache.most,
      let surface = try? Surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    else { return nil }
    var flat = group
    flat.transform = .identity
    paint(
      [.group(flat)], onto: surface, through: home, visible: box.applying(home), rasters: rasters)
    let pane = RasterCache.Pane(
      group: group, surface: surface, box: box, home: home,
      solid: PanePixels(surface)?.solid ?? .null, use: rasters.use)
    rasters.panes.append(pane)
    return pane
  }

  /// Items side by side as pixels, and where on the screen the first of them belongs.
  ///
  /// Their coordinates begin at `corner`, which may lie between two pixels; `box` is what is painted of
  /// them, in pixels from there. What moves is to be shown by whole pixels, and is painted anew when it has come
  /// to rest, so that letters stay sharp.
  func patch(
    of items: [DisplayList.Item], scale: CGSize, box: CGRect, corner: CGPoint
  ) -> (surface: Surface, origin: CGPoint)? {
    if let kept = rasters.patch(of: items, scale: scale, box: box, corner: corner) {
      return (kept.surface, kept.origin(at: corner))
    }
    let first = CGPoint(
      x: (box.minX + corner.x).rounded(.down), y: (box.minY + corner.y).rounded(.down))
    let size = CGSize(
      width: (box.maxX + corner.x).rounded(.up) - first.x,
      height: (box.maxY + corner.y).rounded(.up) - first.y)
    guard size.width >= 1, size.height >= 1, size.width * size.height <= RasterCache.most,
      let surface = try? Surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(size.width), Int32(size.height)))
    else { return nil }
    let home = CGAffineTransform(scaleX: scale.width, y: scale.height)
      .concatenating(CGAffineTransform(translationX: corner.x - first.x, y: corner.y - first.y))
    paint(
      items, onto: surface, through: home, visible: CGRect(origin: .zero, size: size),
      rasters: rasters)
    let patch = RasterCache.Patch(
      items: items, scale: scale, box: box, surface: surface,
      offset: CGPoint(x: first.x - corner.x, y: first.y - corner.y), lastCorner: corner,
      use: rasters.use)
    rasters.patches.append(patch)
    return (surface, first)
  }

  private func paint(
    _ items: [DisplayList.Item], onto surface: Surface, through home: CGAffineTransform,
    visible: CGRect, rasters: RasterCache?
  ) {
    guard let ground = cairo_create(surface.pointer) else { return }
    defer { FontLock.hold { cairo_destroy(ground) } }
    CairoPainter(context: ground, shaper: shaper, textStyle: textStyle, rasters: rasters)
      .paint(items, through: ProjectiveTransform(home), visible: visible)
  }
}

extension CairoPainter {
  /// Paints what a screen keeps in pixels; nil where nothing is kept.
  var pixelPainter: PixelPainter? {
    rasters.map { PixelPainter(rasters: $0, shaper: shaper, textStyle: textStyle) }
  }
}

extension CGAffineTransform {
  /// Whether rectangles stay upright, and nothing is mirrored.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension ProjectiveTransform {
  /// How much larger the longest edge of a rectangle becomes, which a turning pane keeps all the while.
  fileprivate func greatestScale(of rect: CGRect) -> Double? {
    guard rect.width > 0, rect.height > 0, shows(rect) else { return nil }
    let corners = rect.corners.map { $0.applying(self) }
    func length(_ a: Int, _ b: Int) -> Double {
      let (dx, dy) = (corners[a].x - corners[b].x, corners[a].y - corners[b].y)
      return (dx * dx + dy * dy).squareRoot()
    }
    let scale = max(
      length(0, 1) / rect.width, length(2, 3) / rect.width, length(1, 2) / rect.height,
      length(3, 0) / rect.height)
    return scale.isFinite && scale > 0 ? scale : nil
  }
}
