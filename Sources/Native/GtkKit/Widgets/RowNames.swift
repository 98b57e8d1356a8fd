internal import CGtk

/// Accessible names for the rows of a drop-down list, which GTK leaves unnamed.
@MainActor enum RowNames {
  /// Names the rows of `list` whenever it opens.
  static func give(in list: UnsafeMutablePointer<GtkWidget>) {
    connect(UnsafeMutableRawPointer(list), "map") { _ in
      let held = Object(holding: UnsafeMutableRawPointer(list))
      // Rows are created during layout.
      afterwards { name(rowsIn: held.typed()) }
    }
  }

  private static func name(rowsIn widget: UnsafeMutablePointer<GtkWidget>) {
    for child in children(of: widget) {
      let type = g_type_name_from_instance(
        UnsafeMutableRawPointer(child).assumingMemoryBound(to: GTypeInstance.self))
      if let type, String(cString: type) == "GtkListItemWidget" {
        if let words = words(in: child) { Widget(child).setAccessibleLabel(words) }
      } else {
        name(rowsIn: child)
      }
    }
  }

  /// The text of the first label in a widget.
  private static func words(in widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    for child in children(of: widget) {
      let instance = UnsafeMutableRawPointer(child).assumingMemoryBound(to: GTypeInstance.self)
      if g_type_check_instance_is_a(instance, gtk_label_get_type()) != 0 {
        return gtk_label_get_text(OpaquePointer(child)).map { String(cString: $0) }
      }
      if let words = words(in: child) { return words }
    }
    return nil
  }
}
