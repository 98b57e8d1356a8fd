import CCairo
import Drawing
import Geometry

/// Pages that turn in perspective: rasterized flat once, then warped for each frame.
///
/// Only for screens, which have a pixel cache; exports keep vector paths.
extension CairoPainter {
  /// Paints a turning page from cached pixels; returns false if it needs its items instead.
  func paintPage(_ group: Group, through transform: ProjectiveTransform, visible: CGRect) -> Bool {
    guard let rasters, group.node != nil, group.opacity == 1, transform.affine == nil,
      let page = pixelPainter?.page(of: group, through: transform)
    else { return false }
    let pixels = rasters.pixelsPerPoint
    let seen = page.box.applying(transform).overlap(with: visible)
    guard !seen.isNull, !seen.isEmpty else { return true }
    // Its bounds in whole device pixels, relative to their corner.
    let corner = CGPoint(
      x: (seen.minX * pixels).rounded(.down), y: (seen.minY * pixels).rounded(.down))
    let (width, height) = (
      (seen.maxX * pixels).rounded(.up) - corner.x, (seen.maxY * pixels).rounded(.up) - corner.y
    )
    guard width * height <= RasterCache.most,
      let surface = try? Surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    else { return false }
    let toTarget = CGAffineTransform(scaleX: pixels, y: pixels)
      .concatenating(CGAffineTransform(translationX: -corner.x, y: -corner.y))
    PageWarp.fill(
      surface, with: page, through: transform.concatenating(ProjectiveTransform(toTarget)))
    cairo_save(context)
    cairo_translate(context, corner.x / pixels, corner.y / pixels)
    cairo_scale(context, 1 / pixels, 1 / pixels)
    cairo_set_source_surface(context, surface.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    cairo_paint(context)
    cairo_restore(context)
    return true
  }
}
