import CCairo
import Drawing
import Geometry

/// Paints layers as a graphics card would, onto pixels that a processor reaches.
///
/// What nothing shines through is copied. Coordinates of the context are pixels.
struct LayerPainter {
  private let ground: Surface
  private let context: OpaquePointer
  private let pixelsPerPoint: Double
  /// Whether the context paints into the ground itself, so that pixels may be written there.
  private var isDirect = true
  private let holder: Holder

  private final class Holder {
    let context: OpaquePointer
    init(_ context: OpaquePointer) { self.context = context }
    deinit { cairo_destroy(context) }
  }

  /// A painter of layers in points, each so many pixels of the ground large.
  init?(on ground: Surface, pixelsPerPoint: Double) {
    guard let context = cairo_create(ground.pointer) else { return nil }
    (self.ground, self.context, self.pixelsPerPoint) = (ground, context, pixelsPerPoint)
    holder = Holder(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE)
  }

  /// Paints layers, the lowest first, as far as they lie in a box of whole pixels.
  func paint(_ layers: [Layer], in box: CGRect) {
    cairo_save(context)
    add(box)
    cairo_clip(context)
    for (layer, parts) in sights(of: layers, in: box) { paint(layer, in: parts) }
    cairo_restore(context)
    cairo_surface_flush(ground.pointer)
  }

  /// Layers of which something is left outside of what nothing shines through above them, and what.
  private func sights(of layers: [Layer], in box: CGRect) -> [(Layer, [CGRect])] {
    var covers: [CGRect] = []
    var sights: [(Layer, [CGRect])] = []
    for layer in layers.reversed() {
      let seen = inPixels(layer.seen).nearest.overlap(with: box)
      guard !seen.isNull, seen.width >= 1, seen.height >= 1 else { continue }
      let parts = seen.parts(outside: covers)
      if !parts.isEmpty { sights.append((layer, parts)) }
      let solid = inPixels(layer.solid).nearest.overlap(with: box)
      if !solid.isNull { covers.append(solid) }
    }
    return sights.reversed()
  }

  private func paint(_ layer: Layer, in parts: [CGRect]) {
    let seen = parts.reduce(CGRect.null) { $0.extended(to: $1) }
    switch layer.content {
    case .color(let rect, let color, let way):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      if way.affine == nil {
        paint(quadOf: rect, through: way, in: seen)
      } else {
        let all = inPixels(rect.applying(way)).nearest
        for part in parts { add(all.overlap(with: part)) }
        cairo_fill(context)
      }
    case .pixels(let pixels):
      let solid = inPixels(layer.solid).nearest
      if pixels.way.affine == nil {
        turn(pixels, solid: solid.overlap(with: seen), in: seen)
      } else if pixels.isStretched {
        stretch(pixels, in: seen)
      } else {
        for part in parts { copy(pixels, solid: solid.overlap(with: part), in: part) }
      }
    case .faded(let opacity, let layers):
      cairo_save(context)
      add(seen)
      cairo_clip(context)
      cairo_push_group(context)
      var painter = self
      painter.isDirect = false
      for (layer, parts) in painter.sights(of: layers, in: seen) {
        painter.paint(layer, in: parts)
      }
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
      cairo_restore(context)
    }
  }

  /// Something in perspective of the colour that the context has, with smooth edges.
  private func paint(quadOf rect: CGRect, through way: ProjectiveTransform, in seen: CGRect) {
    guard way.shows(rect) else { return }
    cairo_save(context)
    add(seen)
    cairo_clip(context)
    cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT)
    for corner in rect.corners.map({ $0.applying(way) }) {
      cairo_line_to(context, corner.x * pixelsPerPoint, corner.y * pixelsPerPoint)
    }
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Pixels as large as the ground's: copied where nothing shines through.
  private func copy(_ pixels: Layer.Pixels, solid: CGRect, in seen: CGRect) {
    let place = inPixels(pixels.crop.applying(pixels.way)).nearest
    let all = CGRect(
      x: place.minX, y: place.minY, width: pixels.crop.width, height: pixels.crop.height
    ).overlap(with: seen)
    guard !all.isNull, all.width >= 1, all.height >= 1 else { return }
    cairo_set_source_surface(
      context, pixels.surface.pointer, place.minX - pixels.crop.minX,
      place.minY - pixels.crop.minY)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
    for (part, format) in PaneParts(of: all, solid: solid).all {
      cairo_set_operator(
        context, format == CAIRO_FORMAT_RGB24 ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
      add(part)
      cairo_fill(context)
    }
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
  }

  /// Pixels of another size than the ground's, or between two of them.
  private func stretch(_ pixels: Layer.Pixels, in seen: CGRect) {
    guard let way = pixels.way.affine else { return }
    cairo_save(context)
    add(seen)
    cairo_clip(context)
    var matrix = cairo_matrix_t(
      xx: way.a * pixelsPerPoint, yx: way.b * pixelsPerPoint, xy: way.c * pixelsPerPoint,
      yy: way.d * pixelsPerPoint, x0: way.tx * pixelsPerPoint, y0: way.ty * pixelsPerPoint)
    cairo_transform(context, &matrix)
    cairo_set_source_surface(context, pixels.surface.pointer, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR)
    add(pixels.crop)
    cairo_fill(context)
    cairo_restore(context)
  }

  /// Pixels that turn in perspective, mixed on their way.
  private func turn(_ pixels: Layer.Pixels, solid: CGRect, in seen: CGRect) {
    let way = pixels.way.concatenating(
      ProjectiveTransform(CGAffineTransform(scaleX: pixelsPerPoint, y: pixelsPerPoint)))
    guard way.shows(pixels.crop) else { return }
    let box = pixels.crop.applying(way).outwards.overlap(with: seen)
    guard !box.isNull, box.width >= 1, box.height >= 1,
      let warp = PaneWarp(of: pixels.surface, through: way, in: box)
    else { return }
    for (part, format) in PaneParts(of: box, solid: solid).all {
      if isDirect, format == CAIRO_FORMAT_RGB24 {
        warp.fill(ground, in: part, at: part.origin)
      } else if let surface = try? Surface(
        cairo_image_surface_create(format, Int32(part.width), Int32(part.height)))
      {
        warp.fill(surface, at: part.origin)
        cairo_set_source_surface(context, surface.pointer, part.minX, part.minY)
        cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_NEAREST)
        add(part)
        cairo_fill(context)
      }
    }
  }

  private func add(_ rect: CGRect) {
    guard !rect.isNull else { return }
    cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
  }

  private func inPixels(_ rect: CGRect) -> CGRect {
    rect.applying(CGAffineTransform(scaleX: pixelsPerPoint, y: pixelsPerPoint))
  }
}
