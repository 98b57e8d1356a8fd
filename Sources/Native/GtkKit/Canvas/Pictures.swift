// Display lists as the pictures of canvases and nodes.

internal import CGtk
internal import CairoKit
package import Drawing
package import Geometry

extension Toolkit {
  /// What measures and sets the text of pictures on the screen, in the fonts of the exports.
  package static var textShaper: any TextShaper { pango }
  /// Made by whoever asks first, used on the main thread alone.
  nonisolated(unsafe) private static let pango = {
    let shaper = PangoShaper()
    shaper.learn(expected)
    return shaper
  }()
  nonisolated(unsafe) private static var expected: [TextRun] = []

  /// Learns the fonts of pictures, and the letters of texts like these, so that they are known when the
  /// first text is measured; to be called once, on a thread of its own, before anybody asks for them.
  nonisolated package static func learnFonts(for texts: [TextRun]) {
    expected = texts
    _ = pango
  }

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

  /// Draws the same, in layers where a graphics card draws the window, and while it moves beside the
  /// toolkit where none does.
  ///
  /// For pictures of which large parts move and stay as they are.
  package func drawInLayers(
    with shaper: any TextShaper = Toolkit.textShaper, _ picture: @escaping (CGSize) -> DisplayList?
  ) {
    let rasters = RasterCache()
    paint = painting(picture, shaper, rasters)
    compose = composing(picture, shaper, rasters)
    moving = MovingScreen(picture, shaper, rasters)
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

/// Paints pictures in the middle of the room there is.
private func painting(
  _ picture: @escaping (CGSize) -> DisplayList?, _ shaper: any TextShaper,
  _ rasters: RasterCache = RasterCache()
) -> Paint {
  { context, size, pixelsPerPoint in
    rasters.pixelsPerPoint = pixelsPerPoint
    guard let picture = picture(size) else { return }
    cairo_translate(
      context, (size.width - picture.size.width) / 2, (size.height - picture.size.height) / 2)
    CairoPainter(context: context, shaper: shaper, textStyle: .outlines, rasters: rasters)
      .paint(picture)
  }
}

/// Puts the layers of pictures into the middle of the room there is.
@MainActor private func composing(
  _ picture: @escaping (CGSize) -> DisplayList?, _ shaper: any TextShaper, _ rasters: RasterCache
) -> Compose {
  let scene = LayerScene()
  return { snapshot, size, pixelsPerPoint in
    rasters.pixelsPerPoint = pixelsPerPoint
    guard let picture = picture(size) else { return }
    var corner = graphene_point_t(
      x: Float((size.width - picture.size.width) / 2),
      y: Float((size.height - picture.size.height) / 2))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &corner)
    scene.append(
      LayerMaker.layers(of: picture, shaper: shaper, rasters: rasters), to: snapshot)
    gtk_snapshot_restore(snapshot)
  }
}
