// Display lists as the pictures of canvases and nodes.

internal import CGtk
internal import CairoKit
package import Drawing
package import Geometry

extension Toolkit {
  /// What measures and sets the text of pictures on the screen, in the fonts of the exports.
  package static var textShaper: any TextShaper { pango }
  private static let pango = PangoShaper()

  /// Another one, for work beside the window.
  nonisolated package static func newTextShaper() -> any TextShaper { PangoShaper() }

  /// What fonts are missing, a sentence each; empty when all are there.
  package static var fontProblems: [String] { pango.missingFonts.map(\.description) }
}

extension Canvas {
  /// Draws what `picture` answers for the size of the canvas, below the nodes; nil is nothing.
  ///
  /// `shaper` sets the text; a picture that measures text must measure with the same.
  package func draw(
    with shaper: any TextShaper = Toolkit.textShaper, _ picture: @escaping (CGSize) -> DisplayList?
  ) {
    paint = painting(picture, shaper)
  }

  /// Draws what `picture` answers for the size of the canvas, above the nodes.
  package func drawAbove(
    with shaper: any TextShaper = Toolkit.textShaper, _ picture: @escaping (CGSize) -> DisplayList?
  ) {
    paintAbove = painting(picture, shaper)
  }
}

extension NodeWidget {
  /// Draws what `picture` answers for the size of the node.
  ///
  /// A picture larger than the node goes beyond it on all sides alike, as far as `overflow` allows.
  package func draw(
    with shaper: any TextShaper = Toolkit.textShaper, _ picture: @escaping (CGSize) -> DisplayList?
  ) {
    paint = painting(picture, shaper)
  }

  /// Draws nothing any more.
  package func drawNothing() { paint = nil }
}

/// Paints pictures in the middle of the room there is, with the pixels kept of what only moves.
private func painting(
  _ picture: @escaping (CGSize) -> DisplayList?, _ shaper: any TextShaper
) -> Paint {
  let rasters = RasterCache()
  return { context, size, pixelsPerPoint in
    rasters.pixelsPerPoint = pixelsPerPoint
    guard let picture = picture(size) else { return }
    cairo_translate(
      context, (size.width - picture.size.width) / 2, (size.height - picture.size.height) / 2)
    CairoPainter(context: context, shaper: shaper, textStyle: .outlines, rasters: rasters)
      .paint(picture)
  }
}
