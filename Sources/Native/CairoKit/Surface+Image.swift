import CCairo
package import Drawing
import Geometry

/// Image surfaces.
extension Surface {
  /// Paints a picture into an image surface, opaque if the picture has a background.
  package static func image(
    of picture: DisplayList, scale: Double, shaper: any TextShaper,
    textStyle: CairoPainter.TextStyle, rasters: RasterCache? = nil
  ) throws(CairoFailure) -> Surface {
    let isOpaque = (picture.background?.alpha ?? 0) >= 1
    let surface = try Surface(
      cairo_image_surface_create(
        isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32,
        pixels(picture.size.width, scale), pixels(picture.size.height, scale)))
    if isOpaque, let background = picture.background {
      // Fill pixels of the last row and column that the picture covers only partly.
      let context = cairo_create(surface.pointer)
      cairo_set_source_rgb(context, background.red, background.green, background.blue)
      cairo_paint(context)
      cairo_destroy(context)
    }
    try surface.paint(
      picture, scale: scale, shaper: shaper, textStyle: textStyle, rasters: rasters)
    return surface
  }

  /// Rounds up to whole pixels, ignoring rounding errors.
  private static func pixels(_ length: Double, _ scale: Double) -> Int32 {
    Int32(max(1, min((length * scale - 1e-6).rounded(.up), 1e9)))
  }
}
