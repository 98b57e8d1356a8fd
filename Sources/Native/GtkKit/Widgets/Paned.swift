internal import CGtk

/// Two children with a movable divider.
package final class Paned: Widget {
  /// Handlers of moves by the user.
  private var listeners: [() -> Void] = []

  /// Creates a paned; `border` is the divider's accessible name, as in "Border of the Sidebar".
  package init(
    _ orientation: Orientation, _ first: Widget, _ second: Widget, border: String
  ) {
    super.init(gtk_paned_new(orientation.native))
    setAccessibleLabel(border)
    gtk_paned_set_start_child(opaque, first.pointer)
    gtk_paned_set_end_child(opaque, second.pointer)
    gtk_paned_set_shrink_start_child(opaque, 0)
    gtk_paned_set_shrink_end_child(opaque, 0)
    BorderWalk.listen(to: self)
  }

  /// The divider's position, in pixels from the start.
  package var position: Int {
    get { Int(gtk_paned_get_position(opaque)) }
    set { gtk_paned_set_position(opaque, Int32(newValue)) }
  }

  /// Sets the first child; nil leaves all space to the second.
  package func setFirst(_ child: Widget?) { gtk_paned_set_start_child(opaque, child?.pointer) }

  /// Sets the second child; nil leaves all space to the first.
  package func setSecond(_ child: Widget?) { gtk_paned_set_end_child(opaque, child?.pointer) }

  /// Sets which children may shrink below their minimum size.
  package func setShrinks(first: Bool, second: Bool) {
    gtk_paned_set_shrink_start_child(opaque, first ? 1 : 0)
    gtk_paned_set_shrink_end_child(opaque, second ? 1 : 0)
  }

  /// Sets which children grow with the window.
  package func setGrows(first: Bool, second: Bool) {
    gtk_paned_set_resize_start_child(opaque, first ? 1 : 0)
    gtk_paned_set_resize_end_child(opaque, second ? 1 : 0)
  }

  package func onMove(_ body: @escaping () -> Void) { on("notify::position", body) }

  /// Calls `body` when the user moved the divider, not when a resize did.
  package func onMoveByHand(_ body: @escaping () -> Void) {
    guard let controllers = gtk_widget_observe_controllers(pointer) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      // The widget retains it.
      g_object_unref(controller)
      let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
      guard g_type_check_instance_is_a(instance, gtk_gesture_drag_get_type()) != 0 else { continue }
      // Drags of descendants begin here, too, and are cancelled at once.
      var before: Int?
      connect(controller, "drag-begin") { [weak self] _ in
        let gesture = OpaquePointer(controller)
        let sequence = gtk_gesture_get_last_updated_sequence(gesture)
        let state = gtk_gesture_get_sequence_state(gesture, sequence)
        before = state == GTK_EVENT_SEQUENCE_CLAIMED ? self?.position : nil
      }
      connect(controller, "drag-end") { [weak self] _ in
        if let self, let before, position != before { body() }
      }
    }
    // GTK's keys; the divider moves after this signal.
    on("move-handle") { afterwards(body) }
    listeners.append(body)
  }

  /// Reports that keys moved or restored the divider.
  func wasMovedByKeys() { for tell in listeners { tell() } }

  /// Calls `body` after the divider's range changed and the children were laid out.
  package func onRoomChange(_ body: @escaping () -> Void) {
    on("notify::max-position") { afterwards(body) }
  }
}
