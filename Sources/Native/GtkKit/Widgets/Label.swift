internal import CGtk

/// Words to read.
package final class Label: Widget {
  /// A label that is `.style` to style sheets, as `heading` or `dim-label`.
  package init(_ text: String, style: String? = nil) {
    super.init(gtk_label_new(text))
    if let style { addStyle(style) }
  }

  package var text: String {
    get { String(cString: gtk_label_get_text(opaque)) }
    set { gtk_label_set_text(opaque, newValue) }
  }

  /// Where the words begin in the room they have, 0 at the start, 1 at the end.
  package var horizontalAlignment: Double {
    get { Double(gtk_label_get_xalign(opaque)) }
    set { gtk_label_set_xalign(opaque, Float(newValue)) }
  }

  /// Whether what does not fit is broken into lines.
  package var isWrapped: Bool {
    get { gtk_label_get_wrap(opaque) != 0 }
    set { gtk_label_set_wrap(opaque, newValue ? 1 : 0) }
  }

  /// Whether what does not fit ends in "…".
  package var isEllipsized: Bool {
    get { gtk_label_get_ellipsize(opaque) != PANGO_ELLIPSIZE_NONE }
    set { gtk_label_set_ellipsize(opaque, newValue ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE) }
  }

  /// Whether the user may select and copy it.
  package var isSelectable: Bool {
    get { gtk_label_get_selectable(opaque) != 0 }
    set { gtk_label_set_selectable(opaque, newValue ? 1 : 0) }
  }

  /// The room for so many characters is kept free, so that changing text moves nothing.
  package var widthInCharacters: Int {
    get { Int(gtk_label_get_width_chars(opaque)) }
    set { gtk_label_set_width_chars(opaque, Int32(newValue)) }
  }
}
