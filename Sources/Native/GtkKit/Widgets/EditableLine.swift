internal import CGtk

/// A single-line text field.
@MainActor package protocol EditableLine: Widget {}

extension EditableLine {
  /// Focuses it with all text selected.
  package func grabFocusForReplacing() {
    _ = grabFocus()
    gtk_editable_select_region(opaque, 0, -1)
  }

  /// Focuses it with the cursor at the end.
  package func grabFocusAtEnd() {
    _ = grabFocus()
    gtk_editable_set_position(opaque, -1)
  }

  /// The natural width in characters; it expands if there is space.
  package var lengthInCharacters: Int {
    get { Int(gtk_editable_get_max_width_chars(opaque)) }
    set { gtk_editable_set_max_width_chars(opaque, Int32(newValue)) }
  }

  /// Calls `body` on Return.
  package func onAccept(_ body: @escaping () -> Void) { on("activate", body) }
}
