// Choosing a value: from a list, or a number in a range.

internal import CGtk

/// A drop-down list.
package final class DropDown: Widget {
  /// Creates a list with an accessible name; with `shrinks`, ellipsizes the current choice if space
  /// is short.
  package init(_ choices: [String], label: String, shrinks: Bool = false) {
    // The widget takes ownership of the list.
    super.init(gtk_drop_down_new(Self.list(of: choices), nil))
    setAccessibleLabel(label)
    // The focusable widget is the button inside, which GTK leaves unnamed.
    gtk_widget_get_first_child(pointer).map { Widget($0).setAccessibleLabel(label) }
    if shrinks { shortenChosen() }
    if let list = gtk_widget_get_last_child(pointer) { RowNames.give(in: list) }
  }

  /// Ellipsizes the current choice; the list is not affected.
  private func shortenChosen() {
    guard let factory = gtk_signal_list_item_factory_new() else { return }
    gtk_drop_down_set_list_factory(opaque, gtk_drop_down_get_factory(opaque))
    let raw = UnsafeMutableRawPointer(factory)
    connect(raw, "setup") { call in
      guard let item = call.object(0) else { return }
      let label = Label("")
      label.horizontalAlignment = 0
      label.isEllipsized = true
      label.widthInCharacters = 4
      gtk_list_item_set_child(OpaquePointer(item), label.pointer)
    }
    connect(raw, "bind") { call in
      guard let item = call.object(0), let label = gtk_list_item_get_child(OpaquePointer(item)),
        let text = gtk_list_item_get_item(OpaquePointer(item))
      else { return }
      gtk_label_set_text(
        OpaquePointer(label), gtk_string_object_get_string(OpaquePointer(text)))
    }
    gtk_drop_down_set_factory(opaque, factory)
    g_object_unref(raw)
  }

  /// Replaces the choices and selects the first.
  package func setChoices(_ choices: [String]) {
    let list = Self.list(of: choices)
    gtk_drop_down_set_model(opaque, list)
    g_object_unref(UnsafeMutableRawPointer(list))
  }

  /// A string list, owned by the caller.
  private static func list(of choices: [String]) -> OpaquePointer {
    let copies = choices.map { g_strdup($0) }
    defer { copies.forEach { g_free($0) } }
    return gtk_string_list_new(copies.map { UnsafePointer<CChar>($0) } + [nil])
  }

  /// The index of the selection.
  package var selection: Int {
    get { Int(gtk_drop_down_get_selected(opaque)) }
    set { gtk_drop_down_set_selected(opaque, UInt32(newValue)) }
  }

  /// Calls `body` with the index of each new choice, whether the user or code changed it.
  package func onChange(_ body: @escaping (Int) -> Void) {
    connect(raw, "notify::selected") { [opaque] _ in
      body(Int(gtk_drop_down_get_selected(opaque)))
    }
  }
}

/// A slider.
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

  /// Calls `body` with each new value, whether the user or code changed it.
  package func onChange(_ body: @escaping (Double) -> Void) {
    connect(raw, "value-changed") { [raw] _ in
      body(gtk_range_get_value(raw.assumingMemoryBound(to: GtkRange.self)))
    }
  }
}
