import CCairo
import Drawing
import Geometry

/// Rasterizes parts of a picture, cached while they look the same.
struct PixelPainter {
  let rasters: RasterCache
  let shaper: any TextShaper
  let textStyle: CairoPainter.TextStyle

  /// The pixels of an upright stamped group at the transform's scale.
  ///
  /// Returns nil if the group needs its items instead.
  func raster(of group: Group, through affine: CGAffineTransform) -> RasterCache.Raster? {
    guard let stamp = group.stamp, group.opacity == 1, group.clip == nil, affine.isUpright else {
      return nil
    }
    let pixels = rasters.pixelsPerPoint
    let scale = CGSize(width: affine.a * pixels, height: affine.d * pixels)
    return rasters.raster(of: stamp, scale: scale) {
      let bounds = group.bounds
      guard let surface = RasterCache.surface(for: bounds, scale: scale) else { return nil }
      let home = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      paint(
        group.items, onto: surface, through: home, visible: bounds.applying(home), rasters: nil)
      return surface
    }
  }

  /// The flat pixels of a group that turns in perspective.
  ///
  /// Returns nil if the group needs its items instead.
  func page(of group: Group, through transform: ProjectiveTransform) -> FlatPage? {
    guard let growth = transform.greatestScale(of: group.bounds) else { return nil }
    let scale = growth * rasters.pixelsPerPoint
    guard let page = rasters.page(of: group, scale: scale, paint: { flat(group, scale: scale) }),
      transform.shows(page.box)
    else { return nil }
    return page
  }

  /// Rasterizes a page flat, with `scale` pixels per point.
  private func flat(_ group: Group, scale: Double) -> FlatPage? {
    guard let box = group.ink(shaper), !box.isNull else { return nil }
    // A transparent border of one pixel on all sides.
    let home = CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: 1, y: 1))
    let (width, height) = (
      (box.width * scale).rounded(.up) + 2, (box.height * scale).rounded(.up) + 2
    )
    guard max(width, height) <= PageWarp.longestSide, width * height <= RasterCache.most,
      let surface = try? Surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    else { return nil }
    var flat = group
    flat.transform = .identity
    paint(
      [.group(flat)], onto: surface, through: home, visible: box.applying(home), rasters: rasters)
    return FlatPage(group, box, surface, home: home)
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
  /// Rasterizes for screens; nil without a pixel cache.
  var pixelPainter: PixelPainter? {
    rasters.map { PixelPainter(rasters: $0, shaper: shaper, textStyle: textStyle) }
  }
}

extension CGAffineTransform {
  /// Whether the transform keeps rectangles upright and does not mirror.
  var isUpright: Bool { b == 0 && c == 0 && a > 0 && d > 0 }
}

extension ProjectiveTransform {
  /// The largest scale of a rectangle's edges, which is constant while a page turns.
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
