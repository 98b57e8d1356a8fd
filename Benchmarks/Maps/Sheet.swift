import CCairo
import CairoKit
import Drawing
import Geometry

/// Pixels to paint on, as those of a screen.
final class Sheet {
  private let surface: OpaquePointer
  private let context: OpaquePointer

  init?(size: CGSize) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_RGB24, Int32(size.width), Int32(size.height)),
      let context = cairo_create(surface)
    else { return nil }
    (self.surface, self.context) = (surface, context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func paint(_ picture: DisplayList, _ shaper: any TextShaper, _ rasters: RasterCache) {
    CairoPainter(context: context, shaper: shaper, textStyle: .outlines, rasters: rasters)
      .paint(picture)
    cairo_surface_flush(surface)
  }
}
