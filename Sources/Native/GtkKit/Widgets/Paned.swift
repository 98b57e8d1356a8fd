internal import CGtk

/// Two children with a border the user moves.
package final class Paned: Widget {
  /// Those that want to know when a person has moved the border.
  private var listeners: [() -> Void] = []

  /// `border` is what the border is called for those who do not see it, as in "Border of the Sidebar".
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

  /// Pixels from the start to the border.
  package var position: Int {
    get { Int(gtk_paned_get_position(opaque)) }
    set { gtk_paned_set_position(opaque, Int32(newValue)) }
  }

  /// Changes what stands first; nil leaves all the room to the second.
  package func setFirst(_ child: Widget?) { gtk_paned_set_start_child(opaque, child?.pointer) }

  /// Changes what stands second; nil leaves all the room to the first.
  package func setSecond(_ child: Widget?) { gtk_paned_set_end_child(opaque, child?.pointer) }

  /// Which children may be made smaller than they ask for.
  package func setShrinks(first: Bool, second: Bool) {
    gtk_paned_set_shrink_start_child(opaque, first ? 1 : 0)
    gtk_paned_set_shrink_end_child(opaque, second ? 1 : 0)
  }

  /// Which children grow with the window.
  package func setGrows(first: Bool, second: Bool) {
    gtk_paned_set_resize_start_child(opaque, first ? 1 : 0)
    gtk_paned_set_resize_end_child(opaque, second ? 1 : 0)
  }

  package func onMove(_ body: @escaping () -> Void) { on("notify::position", body) }

  /// Calls `body` when a person has moved the border, not when it gave way to another size.
  package func onMoveByHand(_ body: @escaping () -> Void) {
    guard let controllers = gtk_widget_observe_controllers(pointer) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      // The widget keeps it.
      g_object_unref(controller)
      let instance = controller.assumingMemoryBound(to: GTypeInstance.self)
      guard g_type_check_instance_is_a(instance, gtk_gesture_drag_get_type()) != 0 else { continue }
      // A drag of something else within begins here, too, and GTK lets go of it at once.
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
    // By keys that GTK follows; it moves after this was told.
    on("move-handle") { afterwards(body) }
    listeners.append(body)
  }

  /// Says that arrows have moved the border, or that Escape has put it back.
  func wasMovedByKeys() { for tell in listeners { tell() } }

  /// Calls `body` when there is more or less room for the border, once its children have theirs.
  package func onRoomChange(_ body: @escaping () -> Void) {
    on("notify::max-position") { afterwards(body) }
  }
}
