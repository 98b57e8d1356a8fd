package import Geometry
internal import CGtk

/// Where a widget sits in the room its parent gives it.
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

/// Whether a container runs along the line or down the page.
package enum Orientation: Sendable {
  case horizontal, vertical

  var native: GtkOrientation {
    self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
  }
}

extension Widget {
  /// The size it was given.
  package var size: CGSize {
    CGSize(
      width: Double(gtk_widget_get_width(pointer)), height: Double(gtk_widget_get_height(pointer)))
  }

  /// Whether it takes what width is left over.
  package var expandsHorizontally: Bool {
    get { gtk_widget_get_hexpand(pointer) != 0 }
    set { gtk_widget_set_hexpand(pointer, newValue ? 1 : 0) }
  }

  /// Whether it takes what height is left over.
  package var expandsVertically: Bool {
    get { gtk_widget_get_vexpand(pointer) != 0 }
    set { gtk_widget_set_vexpand(pointer, newValue ? 1 : 0) }
  }

  /// Places it inside the room it is given.
  package func align(horizontal: Alignment = .fill, vertical: Alignment = .fill) {
    gtk_widget_set_halign(pointer, horizontal.native)
    gtk_widget_set_valign(pointer, vertical.native)
  }

  /// Keeps neighbours away, in pixels.
  package func setMargins(top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    gtk_widget_set_margin_top(pointer, Int32(top))
    gtk_widget_set_margin_start(pointer, Int32(leading))
    gtk_widget_set_margin_bottom(pointer, Int32(bottom))
    gtk_widget_set_margin_end(pointer, Int32(trailing))
  }

  /// Keeps neighbours away by the same on every side.
  package func setMargins(_ all: Int) {
    setMargins(top: all, leading: all, bottom: all, trailing: all)
  }

  /// Asks for at least this much room; nil leaves a direction to the widget.
  package func setMinimumSize(width: Int? = nil, height: Int? = nil) {
    gtk_widget_set_size_request(pointer, Int32(width ?? -1), Int32(height ?? -1))
  }

  /// Lets this and all in it stand from left to right, wherever the person reads from, as time and
  /// code do.
  package func keepLeftToRight() {
    gtk_widget_set_direction(pointer, GTK_TEXT_DIR_LTR)
    for child in children(of: pointer) { Widget(child).keepLeftToRight() }
  }

  /// How narrow it can be at most; 0 while it is not visible.
  package var minimumWidth: Int {
    var width: Int32 = 0
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, &width, nil, nil, nil)
    return Int(width)
  }

  /// How wide it would like to be; 0 while it is not visible.
  package var naturalWidth: Int {
    var width: Int32 = 0
    gtk_widget_measure(pointer, GTK_ORIENTATION_HORIZONTAL, -1, nil, &width, nil, nil)
    return Int(width)
  }

  /// How low it can be at most; 0 while it is not visible.
  package var minimumHeight: Int { minimumHeight(forWidth: nil) }

  /// How low it can be at most where it is so wide, or as wide as it likes.
  package func minimumHeight(forWidth width: Double?) -> Int {
    var height: Int32 = 0
    let width = width.map { Int32($0) } ?? -1
    gtk_widget_measure(pointer, GTK_ORIENTATION_VERTICAL, width, &height, nil, nil, nil)
    return Int(height)
  }

  /// Where a point of this widget lies in `other`; nil if they share no window.
  package func convert(_ point: CGPoint, to other: Widget) -> CGPoint? {
    var (x, y) = (0.0, 0.0)
    guard
      gtk_widget_translate_coordinates(pointer, other.pointer, point.x, point.y, &x, &y) != 0
    else { return nil }
    return CGPoint(x: x, y: y)
  }
}
