import CCairo
import Drawing
import Geometry

/// Turning a layout into a path.
extension Layout {
  /// The glyphs' outlines, to be filled by the nonzero rule.
  var outline: Path {
    Layout.path { pango_cairo_layout_path($0, pointer) }
  }

  /// The outlines of another text in the font of the first letter, on the first line; nil where that font
  /// lacks a letter.
  func outline(shaping other: String) -> Path? {
    shaping(other) { glyphs, font in
      Layout.path {
        cairo_move_to($0, 0, Double(baselineUnits) / units)
        pango_cairo_glyph_string_path($0, font, glyphs)
      }
    }
  }

  /// What `draw` adds to a path.
  ///
  /// Cairo leaves out glyphs beyond the edges of what it draws on, so it gets a ground without
  /// edges. It also rounds to 1/256, so the outlines are taken 16 times as large.
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
    /// Cairo begins a subpath after every closing; only those with something in them count.
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
