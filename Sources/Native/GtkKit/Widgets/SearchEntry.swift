internal import CGtk

/// A search field.
package final class SearchEntry: Widget, EditableLine {
  package init(label: String) {
    super.init(gtk_search_entry_new())
    setAccessibleLabel(label)
  }

  package var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { gtk_editable_set_text(opaque, newValue) }
  }

  /// Whether it has the focus, which is on the text inside.
  package var hasKeyboard: Bool {
    guard let root = gtk_widget_get_root(pointer), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return gtk_widget_is_ancestor(focus, pointer) != 0
  }

  /// Calls `body` with the text when the user stops typing for a moment.
  package func onSearch(_ body: @escaping (String) -> Void) {
    connect(raw, "search-changed") { [opaque] _ in
      body(String(cString: gtk_editable_get_text(opaque)))
    }
  }

  /// Calls `body` on Escape.
  package func onCancel(_ body: @escaping () -> Void) { on("stop-search", body) }
}
