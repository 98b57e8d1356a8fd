// What chooses a value: one of a list, or a number in a range.

internal import CGtk

/// One of several, behind a button.
package final class DropDown: Widget {
  package init(_ choices: [String], label: String) {
    let copies = choices.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    super.init(gtk_drop_down_new_from_strings(copies.map { UnsafePointer<CChar>($0) } + [nil]))
    setAccessibleLabel(label)
    // What takes the keyboard is the button inside, which GTK leaves without a name.
    gtk_widget_get_first_child(pointer).map { Widget($0).setAccessibleLabel(label) }
  }

  /// The place of the chosen one.
  package var selection: Int {
    get { Int(gtk_drop_down_get_selected(opaque)) }
    set { gtk_drop_down_set_selected(opaque, UInt32(newValue)) }
  }

  /// Calls `body` with the place of the new choice, whoever made it.
  package func onChange(_ body: @escaping (Int) -> Void) {
    connect(raw, "notify::selected") { [opaque] _ in
      body(Int(gtk_drop_down_get_selected(opaque)))
    }
  }
}

/// A number on a line.
package final class Scale: Widget {
  package init(_ range: ClosedRange<Double>, step: Double, label: String) {
    super.init(
      gtk_scale_new_with_range(
        GTK_ORIENTATION_HORIZONTAL, range.lowerBound, range.upperBound, step))
    gtk_scale_set_draw_value(typed(), 0)
    setAccessibleLabel(label)
  }

  package var value: Double {
    get { gtk_range_get_value(typed()) }
    set { gtk_range_set_value(typed(), newValue) }
  }

  package func setRange(_ range: ClosedRange<Double>) {
    gtk_range_set_range(typed(), range.lowerBound, range.upperBound)
  }

  /// Puts a tick, with words or without, at `value`.
  package func addMark(at value: Double, _ text: String? = nil) {
    gtk_scale_add_mark(typed(), value, GTK_POS_BOTTOM, text)
  }

  /// Calls `body` with the new value, whoever set it.
  package func onChange(_ body: @escaping (Double) -> Void) {
    connect(raw, "value-changed") { [raw] _ in
      body(gtk_range_get_value(raw.assumingMemoryBound(to: GtkRange.self)))
    }
  }

  /// Calls `body` with the value the user wants; not for values the program sets.
  package func onUserChange(_ body: @escaping (Double) -> Void) {
    connect(raw, "change-value") { call in
      body(call.double(1))
      call.reply(false)
    }
  }
}
