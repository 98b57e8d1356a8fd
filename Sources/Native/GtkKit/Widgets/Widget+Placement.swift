package import Geometry
internal import CGtk

/// The alignment of a widget in its allocation.
package enum Alignment: Sendable {
  case fill, start, center, end

  var native: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .end: GTK_ALIGN_END
    }
  }
}

/// The orientation of a container.
package enum Orientation: Sendable {
  case horizontal, vertical

  var native: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

extension Widget {
  /// The allocated size.
  package var size: CGSize {
    CGSize(
      width: Double(gtk_widget_get_width(pointer)), height: Double(gtk_widget_get_height(pointer)))
  }

  /// Whether it expands horizontally.
  package var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(pointer) != 0 }
    set { gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }

  /// Whether it expands vertically.
  package var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(pointer) != 0 }
    set { gtk_widget_set_vexpand(pointer, newValue ? 1 : 0) }
  }

  /// Aligns it in its allocation.
  package func align(horizontal: Alignment = .fill, vertical: Alignment = .fill) {
    gtk_widget_set_halign(pointer, horizontal.native)
    gtk_widget_set_valign(pointer, vertical.native)
  }

  /// Sets margins, in pixels.
  package func setMargins(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    gtk_widget_set_margin_top(pointer, Int32(top))
    gtk_widget_set_margin_start(pointer, Int32(leading))
    gtk_widget_set_margin_bottom(pointer, Int32(bottom))
    gtk_widget_set_margin_end(pointer, Int32(trailing))
  }

  /// Sets the same margin on all sides.
  package func setMargins(_ all: Int) {
    setMargins(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Sets a minimum size; nil keeps the widget's own.
  package func setMinimumSize(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(pointer, Int32(width ?? -1), Int32(height ?? -1))
  }

  /// Makes the widget and its descendants left-to-right regardless of language, as for time and
  /// code.
  package func keepLeftToRight() {
    gtk_widget_set_direction(pointer, GTK_TEXT_DIR_LTR)
    for child in children(of: pointer) { Widget(child).keepLeftToRight() }
  }

  /// The minimum width; 0 while hidden.
  package var minimumWidth: Int {
    var width: Int32 = 0
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    return Int(width)
  }

  /// The natural width; 0 while hidden.
  package var naturalWidth: Int {
    var width: Int32 = 0
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
    return Int(width)
  }

  /// The minimum height; 0 while hidden.
  package var minimumHeight: Int { minimumHeight(forWidth: nil) }

  /// The minimum height for a width, or for its natural width.
  package func minimumHeight(forWidth width: Double?) -> Int {
    var height: Int32 = 0
    let width = width.map { Int32($0) } ?? -1
    gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
    return Int(height)
  }

  /// Converts a point to the coordinates of `other`; nil if they share no window.
  package func convert(_ point: CGPoint, to other: Widget) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    guard
      gtk_widget_translate_coordinates(pointer, other.pointer, point.x, point.y, &x, &y) != 0
    else { return nil }
    return CGPoint(x: x, y: y)
  }
}
