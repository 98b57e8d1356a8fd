internal import CGtk

/// A line to type what is looked for.
package final class SearchEntry: Widget {
  package init(label: String) {
    super.init(gtk_search_entry_new())
    setAccessibleLabel(label)
  }

  package var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// How many letters it would like to show; it grows where there is room.
  package var lengthInCharacters: Int {
    get { Int(gtk_editable_get_max_width_chars(opaque)) }
    set { gtk_editable_set_max_width_chars(opaque, Int32(newValue)) }
  }

  /// Whether keys go here; what they reach is the text inside.
  package var hasKeyboard: Bool {
    guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return gtk_widget_is_ancestor(focus, pointer) != 0
  }

  /// Takes the keyboard with the whole text selected, so that typing replaces it.
  package func grabFocusForReplacing() {
    _ = grabFocus()
    gtk_editable_select_region(opaque, 0, -1)
  }

  /// Calls `body` with the text when the user stops typing for a moment.
  package func onSearch(_ body: @escaping (String) -> Void) {
    connect(raw, "search-changed") { [opaque] _ in
      body(String(cString: gtk_editable_get_text(opaque)))
    }
  }

  /// Calls `body` on Return.
  package func onAccept(_ body: @escaping () -> Void) { on("activate", body) }

  /// Calls `body` on Escape.
  package func onCancel(_ body: @escaping () -> Void) { on("stop-search", body) }
}
