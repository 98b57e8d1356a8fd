import CCairo
import Drawing
import Geometry

/// Painting one item.
extension CairoPainter {
  func fill(
    _ path: Path, _ color: Color, through transform: ProjectiveTransform,
    rule: cairo_fill_rule_t = CAIRO_FILL_RULE_EVEN_ODD
  ) {
    add(path, through: transform)
    cairo_set_fill_rule(context, rule)
    set(color)
    cairo_fill(context)
  }

  /// Strokes a path.
  ///
  /// An affine transform also transforms the pen; perspective scales it as at the
  /// center of the path.
  func stroke(_ path: Path, _ stroke: Stroke, through transform: ProjectiveTransform) {
    add(path, through: transform)
    set(stroke.color)
    cairo_save(context)
    defer {
      cairo_restore(context)
      cairo_new_path(context)
    }
    var scale = 1.0
    if let affine = transform.affine {
      guard apply(affine) else { return }
    } else {
      scale = transform.scale(at: path.bounds.center)
    }
    cairo_set_line_width(context, stroke.width * scale)
    cairo_set_line_cap(context, stroke.cap == .round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    // Round caps imply round joins: the miter of a thick line would be a spike.
    cairo_set_line_join(
      context, stroke.cap == .round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER)
    if let dashes = stroke.usableDashes {
      cairo_set_dash(context, dashes.map { $0 * scale }, Int32(dashes.count), 0)
    }
    if stroke.isRough { cairo_set_antialias(context, CAIRO_ANTIALIAS_FAST) }
    cairo_stroke(context)
  }

  func text(_ run: TextRun, at point: CGPoint, through transform: ProjectiveTransform) {
    let shift = CGAffineTransform(translationX: point.x, y: point.y)
    guard let affine = transform.affine, textStyle == .glyphs, let shaper = shaper as? PangoShaper
    else {
      let moved = ProjectiveTransform(shift).concatenating(transform)
      return fill(
        shaper.outline(of: run), run.color, through: moved, rule: CAIRO_FILL_RULE_WINDING)
    }
    FontLock.hold { show(run, by: shaper, through: shift.concatenating(affine)) }
  }

  private func show(
    _ run: TextRun, by shaper: PangoShaper, through transform: CGAffineTransform
  ) {
    // Saves more than the matrix: cairo caches the last scaled font per saved state.
    cairo_save(context)
    if apply(transform) {
      set(run.color)
      cairo_move_to(context, 0, 0)
      if !shaper.show(run, on: context), let layout = shaper.layout(of: run) {
        pango_cairo_show_layout(context, layout.pointer)
      }
    }
    cairo_restore(context)
    cairo_new_path(context)
  }

  /// Adds the transformed path to the context's current path.
  func add(_ path: Path, through transform: ProjectiveTransform) {
    guard let affine = transform.affine else {
      return add(path.applying(transform), through: .identity)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        let point = point.applying(affine)
        cairo_move_to(context, point.x, point.y)
      case .line(let point):
        let point = point.applying(affine)
        cairo_line_to(context, point.x, point.y)
      case .curve(let a, let b, let end):
        let (a, b, end) = (a.applying(affine), b.applying(affine), end.applying(affine))
        cairo_curve_to(context, a.x, a.y, b.x, b.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  private func set(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  /// Applies `transform` to the context, unless it is singular: cairo would paint nothing from then
  /// on.
  private func apply(_ transform: CGAffineTransform) -> Bool {
    guard transform.inverse != nil else { return false }
    var matrix = cairo_matrix_t(
      xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
      y0: transform.ty)
    cairo_transform(context, &matrix)
    return true
  }
}
