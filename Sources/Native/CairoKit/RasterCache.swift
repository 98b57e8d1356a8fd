import CCairo
import Drawing
import Geometry

/// Caches the pixels of stamped groups and turning pages, so that moving ones are painted once.
///
/// One cache serves one screen and one thread.
package final class RasterCache {
  /// The screen's pixels per point.
  package var pixelsPerPoint = 1.0

  struct Raster {
    let stamp: Int
    let surface: Surface
    /// The pixels per point of the group.
    let scale: CGSize
  }

  /// The most groups kept.
  private static let limit = 6
  /// The most pixels kept in total.
  private let room: Double
  /// Larger than any screen; larger groups are not cached.
  static let most = 24_000_000.0
  /// The range of scale factors in which a raster is reused.
  private static let stretch = 0.6...1.6
  private(set) var rasters: [Raster] = []
  /// The pages turning in this picture or the previous one.
  private(set) var pages: [FlatPage] = []

  /// Creates a cache for `room` pixels in total, by default two maps on a 4K screen; the last group
  /// shown is always kept.
  package init(room: Double = 48_000_000) { self.room = room }

  /// The pixels of a group at a scale, painted by `paint` if missing.
  func raster(
    of stamp: Int, scale: CGSize, paint: () -> Surface?
  ) -> Raster? {
    if let index = rasters.firstIndex(where: { $0.stamp == stamp }) {
      let raster = rasters.remove(at: index)
      if Self.stretch.contains(scale.width / raster.scale.width),
        Self.stretch.contains(scale.height / raster.scale.height)
      {
        rasters.append(raster)
        return raster
      }
    }
    guard let surface = paint() else { return nil }
    let raster = Raster(stamp: stamp, surface: surface, scale: scale)
    rasters.append(raster)
    while rasters.count > Self.limit || (rasters.count > 1 && pixelCount > room) {
      rasters.removeFirst()
    }
    return raster
  }

  /// A surface for opaque items within `bounds`; nil if it would have too many pixels.
  static func surface(for bounds: CGRect, scale: CGSize) -> Surface? {
    let (width, height) = (
      (bounds.width * scale.width).rounded(.up), (bounds.height * scale.height).rounded(.up)
    )
    guard width >= 1, height >= 1, width * height <= most else { return nil }
    return try? Surface(
      cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height)))
  }

  private var pixelCount: Double {
    rasters.map(\.surface.box).reduce(0) { $0 + $1.width * $1.height }
  }

  /// The pixels of a page with the items of `group`, at `scale` pixels per point; painted by
  /// `paint` if missing.
  func page(of group: Group, scale: Double, paint: () -> FlatPage?) -> FlatPage? {
    if let page = pages.first(where: { $0.shows(group, scale: scale) }) {
      page.isShown = true
      return page
    }
    guard let page = paint() else { return nil }
    pages.append(page)
    return page
  }

  /// Drops pages that the last picture did not show; call it before each picture.
  func beginPicture() {
    pages.removeAll { !$0.isShown }
    for page in pages { page.isShown = false }
  }
}

extension CairoPainter {
  /// Paints a stamped group from its pixels; returns false if it needs its items instead.
  func paintRaster(
    of group: Group, through transform: ProjectiveTransform, visible: CGRect
  ) -> Bool {
    guard let rasters, let affine = transform.affine,
      let raster = pixelPainter?.raster(of: group, through: affine)
    else { return false }
    let pixels = rasters.pixelsPerPoint
    let scale = CGSize(width: affine.a * pixels, height: affine.d * pixels)
    show(raster, in: group.bounds.applying(transform), of: scale, visible: visible)
    return true
  }

  /// Paints pixels onto `box`, unscaled if the scale matches.
  private func show(
    _ raster: RasterCache.Raster, in box: CGRect, of scale: CGSize, visible: CGRect
  ) {
    let (stretchX, stretchY) = (
      scale.width / raster.scale.width, scale.height / raster.scale.height
    )
    let isPlain = abs(stretchX - 1) < 1e-3 && abs(stretchY - 1) < 1e-3
    let pixels = rasters?.pixelsPerPoint ?? 1
    cairo_save(context)
    let seen = box.overlap(with: visible)
    cairo_rectangle(context, seen.minX, seen.minY, seen.width, seen.height)
    cairo_clip(context)
    // Align to whole pixels, or text would blur.
    let corner =
      isPlain
      ? CGPoint(
        x: (box.minX * pixels).rounded() / pixels, y: (box.minY * pixels).rounded() / pixels)
      : box.origin
    cairo_translate(context, corner.x, corner.y)
    // From raster pixels to the context's points.
    let (x, y) = isPlain ? (1, 1) : (stretchX, stretchY)
    cairo_scale(context, x / pixels, y / pixels)
    cairo_set_source_surface(context, raster.surface.pointer, 0, 0)
    cairo_pattern_set_filter(
      cairo_get_source(context), isPlain ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
    cairo_paint(context)
    cairo_restore(context)
  }
}
