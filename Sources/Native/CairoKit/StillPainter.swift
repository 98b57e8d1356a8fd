import CCairo
package import Drawing
package import Geometry

/// Paints the frames of a film into one reused surface.
package final class StillPainter {
  package let width: Int
  package let height: Int
  private let surface: Surface
  private let scale: Double

  /// Creates a painter for frames of `size` points, with `scale` pixels per point.
  package init(size: CGSize, scale: Double) throws(CairoFailure) {
    self.scale = scale
    surface = try Surface.image(
      of: DisplayList(size: size, background: .black), scale: scale, shaper: NoText(),
      textStyle: .outlines)
    width = Int(cairo_image_surface_get_width(surface.pointer))
    height = Int(cairo_image_surface_get_height(surface.pointer))
  }

  /// The pixels of a picture, row by row, as BGRX.
  package func pixels(
    of picture: DisplayList, shaper: any TextShaper
  ) throws(CairoFailure) -> [UInt8] {
    try surface.paint(picture, scale: scale, shaper: shaper, textStyle: .outlines)
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { throw .outOfMemory }
    // With four bytes per pixel, cairo's rows have no padding.
    return [UInt8](UnsafeBufferPointer(start: data, count: width * height * 4))
  }

  /// A text shaper that draws nothing, for the empty background.
  private final class NoText: TextShaper {
    func size(of run: TextRun) -> CGSize { .zero }
    func lines(of run: TextRun) -> [TextLine] { [] }
    func outline(of run: TextRun) -> Path { Path() }
  }
}
