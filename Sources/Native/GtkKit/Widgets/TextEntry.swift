internal import CGtk

/// A text field.
package final class TextEntry: Widget, EditableLine {
  package init(label: String) {
    super.init(gtk_entry_new())
    setAccessibleLabel(label)
  }

  package var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { if newValue != text { gtk_editable_set_text(opaque, newValue) } }
  }

  /// Sets the placeholder.
  package func setPlaceholder(_ text: String) { gtk_entry_set_placeholder_text(typed(), text) }

  /// Calls `body` with each new text, whether the user or code changed it.
  package func onChange(_ body: @escaping (String) -> Void) {
    connect(raw, "changed") { [opaque] _ in
      body(String(cString: gtk_editable_get_text(opaque)))
    }
  }
}
