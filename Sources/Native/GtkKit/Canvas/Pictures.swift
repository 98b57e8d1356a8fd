// Display lists as pictures of canvases and nodes.

internal import CGtk
internal import CairoKit
package import Drawing
package import Geometry

extension Toolkit {
  /// The text shaper for the screen, with the fonts of the exports.
  package static var textShaper: any TextShaper { pango }
  private static let pango = PangoShaper()

  /// A new shaper, for background threads.
  nonisolated package static func newTextShaper() -> any TextShaper { PangoShaper() }

  /// Missing fonts, one sentence each; empty if all are installed.
  package static var fontProblems: [String] { pango.missingFonts.map(\.description) }
}

extension Canvas {
  /// Draws the picture for the canvas size, below the nodes; nil draws nothing.
  ///
  /// `shaper` lays out the text; a picture that measures text must use the same one.
  package func draw(
    with shaper: any TextShaper = Toolkit.textShaper, _ picture: @escaping (CGSize) -> DisplayList?
  ) {
    paint = painting(picture, shaper)
  }

  /// Draws the picture for the canvas size, above the nodes.
  package func drawAbove(
    with shaper: any TextShaper = Toolkit.textShaper, _ picture: @escaping (CGSize) -> DisplayList?
  ) {
    paintAbove = painting(picture, shaper)
  }
}

extension NodeWidget {
  /// Draws the picture for the node's size.
  ///
  /// A larger picture is centered and exceeds the node on all sides, as far as `overflow` allows.
  package func draw(
    with shaper: any TextShaper = Toolkit.textShaper, _ picture: @escaping (CGSize) -> DisplayList?
  ) {
    paint = painting(picture, shaper)
  }

  /// Draws nothing from now on.
  package func drawNothing() { paint = nil }
}

/// Paints centered pictures, with a pixel cache for moving parts.
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
