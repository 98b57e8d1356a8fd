internal import CGtk

/// A box to tick, with its words beside it.
package final class CheckButton: Widget {
  package init(_ words: String) {
    super.init(gtk_check_button_new_with_label(words))
  }

  package var isOn: Bool {
    get { gtk_check_button_get_active(typed()) != 0 }
    set { gtk_check_button_set_active(typed(), newValue ? 1 : 0) }
  }

  /// Calls `body` with the new state, whoever changed it.
  package func onChange(_ body: @escaping (Bool) -> Void) {
    connect(raw, "toggled") { [raw] _ in
      body(gtk_check_button_get_active(raw.assumingMemoryBound(to: GtkCheckButton.self)) != 0)
    }
  }
}
