// Showing display lists: the place where pictures meet widgets.

internal import CairoKit
package import Drawing
package import Geometry

/// The fonts that every picture in the window is measured and painted with.
package enum WindowFonts {
  /// The one shaper of the window; it belongs to the main thread.
  package static let shaper: any TextShaper = pango
  private static let pango = PangoShaper()

  /// What is wrong with the fonts, a sentence each; empty when all are there.
  package static var problems: [String] { pango.missingFonts.map(\.description) }
}

/// Paints the picture that `make` gives for a size.
private func painting(_ make: @escaping (CGSize) -> DisplayList?) -> Paint {
  { context, size in
    guard let picture = make(size) else { return }
    CairoPainter(context: context, shaper: WindowFonts.shaper).paint(picture)
  }
}

extension Canvas {
  /// Shows below the nodes what `make` gives for the canvas's size, whenever it is drawn.
  package func draw(_ make: @escaping (CGSize) -> DisplayList?) { paint = painting(make) }

  /// Shows above the nodes what `make` gives for the canvas's size, whenever it is drawn.
  package func drawAbove(_ make: @escaping (CGSize) -> DisplayList?) { paintAbove = painting(make) }
}

extension NodeWidget {
  /// Shows what `make` gives for the node's size, whenever it is drawn.
  package func draw(_ make: @escaping (CGSize) -> DisplayList?) { paint = painting(make) }
}
