internal import CGtk

/// A line to type in, whatever it is for.
@MainActor package protocol EditableLine: Widget {}

extension EditableLine {
  /// Takes the keyboard with the whole text selected, so that typing replaces it.
  package func grabFocusForReplacing() {
    _ = grabFocus()
    gtk_editable_select_region(opaque, 0, -1)
  }

  /// Takes the keyboard with the cursor behind all letters, and none of them selected.
  package func grabFocusAtEnd() {
    _ = grabFocus()
    gtk_editable_set_position(opaque, -1)
  }

  /// How many letters it would like to show; it grows where there is room.
  package var lengthInCharacters: Int {
    get { Int(gtk_editable_get_max_width_chars(opaque)) }
    set { gtk_editable_set_max_width_chars(opaque, Int32(newValue)) }
  }

  /// Calls `body` on Return.
  package func onAccept(_ body: @escaping () -> Void) { on("activate", body) }
}
