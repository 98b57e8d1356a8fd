import CCairo
import Drawing
import Geometry

/// Converting a layout to a path.
extension Layout {
  /// The glyphs' outlines, for the nonzero fill rule.
  var outline: Path {
    Layout.path { pango_cairo_layout_path($0, pointer) }
  }

  /// The outlines of another text in the first letter's font, on the first line; nil if that font
  /// lacks a glyph.
  func outline(shaping other: String) -> Path? {
    shaping(other) { glyphs, font in
      Layout.path {
        cairo_move_to($0, 0, Double(baselineUnits) / units)
        pango_cairo_glyph_string_path($0, font, glyphs)
      }
    }
  }

  /// The path that `draw` adds.
  ///
  /// Cairo skips glyphs outside the surface, so this uses an unbounded one. It also rounds to
  /// 1/256, so the outlines are recorded at 16 times the size.
  private static func path(_ draw: (OpaquePointer?) -> Void) -> Path {
    let ground = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    let context = cairo_create(ground)
    defer {
      cairo_destroy(context)
      cairo_surface_destroy(ground)
    }
    cairo_scale(context, 16, 16)
    draw(context)
    guard let copy = cairo_copy_path(context) else { return Path() }
    defer { cairo_path_destroy(copy) }
    return Path(copy.pointee)
  }
}

extension Path {
  fileprivate init(_ path: cairo_path_t) {
    self.init()
    guard path.status == CAIRO_STATUS_SUCCESS, let data = path.data else { return }
    var start: CGPoint?
    var index = 0
    /// Cairo starts a subpath after every close; skip empty ones.
    func begin() {
      if let point = start { move(to: point) }
      start = nil
    }
    while index < Int(path.num_data) {
      let header = data[index].header
      func point(_ offset: Int) -> CGPoint {
        let point = data[index + offset].point
        return CGPoint(x: point.x, y: point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: start = point(1)
      case CAIRO_PATH_LINE_TO:
        begin()
        line(to: point(1))
      case CAIRO_PATH_CURVE_TO:
        begin()
        curve(point(1), point(2), to: point(3))
      default:
        if start == nil { close() }
      }
      index += Int(header.length)
    }
  }
}
