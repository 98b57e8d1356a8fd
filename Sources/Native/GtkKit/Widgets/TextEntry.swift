internal import CGtk

/// A line to type in.
package final class TextEntry: Widget, EditableLine {
  package init(label: String) {
    super.init(gtk_entry_new())
    setAccessibleLabel(label)
  }

  package var text: String {
    get { String(cString: gtk_editable_get_text(opaque)) }
    set { if newValue != text { gtk_editable_set_text(opaque, newValue) } }
  }

  /// What stands in it, grey, while nothing is typed.
  package func setPlaceholder(_ text: String) { gtk_entry_set_placeholder_text(typed(), text) }

  /// Calls `body` with each new text, from any source.
  package func onChange(_ body: @escaping (String) -> Void) {
    connect(raw, "changed") { [opaque] _ in
      body(String(cString: gtk_editable_get_text(opaque)))
    }
  }
}
