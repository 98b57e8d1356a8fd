internal import CGtk

/// One Tab stop for a list: only its focused row accepts Tab.
extension Widget {
  /// Makes all children one Tab stop.
  ///
  /// GTK stops at every row, and selecting by Tab would open each on the way. Arrows move inside
  /// the list.
  package func makeOneTabStop() {
    let controller = UnsafeMutableRawPointer(gtk_event_controller_key_new()).unsafelyUnwrapped
    gtk_event_controller_set_propagation_phase(OpaquePointer(controller), GTK_PHASE_CAPTURE)
    connect(controller, "key-pressed") { [pointer] call in
      let modifiers = Modifiers(call.flags(2))
      guard Key(value: call.uint(0)) == .tab, modifiers.subtracting(.shift).isEmpty else { return }
      let isForward = !modifiers.contains(.shift)
      let rows = rowsWithoutFocus(of: pointer)
      rows.forEach { gtk_widget_set_can_focus($0, 0) }
      defer { rows.forEach { gtk_widget_set_can_focus($0, 1) } }
      guard let root = gtk_widget_get_root(pointer) else { return }
      let window = UnsafeMutableRawPointer(root).assumingMemoryBound(to: GtkWidget.self)
      let direction = isForward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
      call.reply(gtk_widget_child_focus(window, direction) != 0)
    }
    adopt(controller)
  }
}

/// The rows without focus.
private func rowsWithoutFocus(
  of list: UnsafeMutablePointer<GtkWidget>
) -> [UnsafeMutablePointer<GtkWidget>] {
  let focused = gtk_widget_get_focus_child(list)
  return children(of: list).filter { $0 != focused }
}
