import CCairo
package import Drawing
package import Geometry

/// Paints the stills of a film, all of one size, one after the other onto the same pixels.
package final class StillPainter {
  package let width: Int
  package let height: Int
  private let surface: Surface
  private let scale: Double

  /// A painter of stills of so many points, each `scale` pixels large.
  package init(size: CGSize, scale: Double) throws(CairoFailure) {
    self.scale = scale
    surface = try Surface.image(
      of: DisplayList(size: size, background: .black), scale: scale, shaper: NoText(),
      textStyle: .outlines)
    width = Int(cairo_image_surface_get_width(surface.pointer))
    height = Int(cairo_image_surface_get_height(surface.pointer))
  }

  /// The pixels of a picture, row by row: blue, green, red and a byte without meaning.
  package func pixels(
    of picture: DisplayList, shaper: any TextShaper
  ) throws(CairoFailure) -> [UInt8] {
    try surface.paint(picture, scale: scale, shaper: shaper, textStyle: .outlines)
    cairo_surface_flush(surface.pointer)
    guard let data = cairo_image_surface_get_data(surface.pointer) else { throw .outOfMemory }
    // With four bytes a pixel cairo leaves no gap between rows.
    return [UInt8](UnsafeBufferPointer(start: data, count: width * height * 4))
  }

  /// What sets no text, as there is none on the bare ground.
  private final class NoText: TextShaper {
    func size(of run: TextRun) -> CGSize { .zero }
    func lines(of run: TextRun) -> [TextLine] { [] }
    func outline(of run: TextRun) -> Path { Path() }
  }
}
