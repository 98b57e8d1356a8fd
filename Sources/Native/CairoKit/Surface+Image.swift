import CCairo
package import Drawing
import Geometry

/// Pictures in pixels.
extension Surface {
  /// A surface of pixels with the picture on it; without opacity where the picture has a ground.
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
      // A last row or column that the picture covers only in part is ground as well.
      let context = cairo_create(surface.pointer)
      cairo_set_source_rgb(context, background.red, background.green, background.blue)
      cairo_paint(context)
      cairo_destroy(context)
    }
    try surface.paint(
      picture, scale: scale, shaper: shaper, textStyle: textStyle, rasters: rasters)
    return surface
  }

  /// A fraction of a pixel is one more, but not what rounding leaves.
  private static func pixels(_ length: Double, _ scale: Double) -> Int32 {
    Int32(max(1, min((length * scale - 1e-6).rounded(.up), 1e9)))
  }
}
