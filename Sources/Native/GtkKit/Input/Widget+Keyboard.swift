internal import CGtk

/// Keyboard input to a widget and its nodes.
extension Widget {
  /// Calls `body` when a key is pressed here or on a node; it returns whether it handled the key.
  ///
  /// Modifier keys alone are not reported. Unhandled, Return and space activate the focused node.
  package func onKey(_ body: @escaping (KeyEvent) -> Bool) {
    let controller = UnsafeMutableRawPointer(gtk_event_controller_key_new()).unsafelyUnwrapped
    connect(controller, "key-pressed") { [input] call in
      guard !Modifiers.isModifier(call.uint(0)) else { return }
      let node = input.focusedNode
      let key = Key(value: call.uint(0))
      let modifiers = Modifiers(call.flags(2))
      if body(KeyEvent(key: key, modifiers: modifiers, node: node)) { return call.reply(true) }
      guard let node, modifiers.isEmpty, key == .return || key == .space else { return }
      node.behavior.activate()
      call.reply(true)
    }
    adopt(controller)
  }

  /// Calls `body` with each key press here or in a child, before the focused widget; it returns
  /// whether it handled the key.
  package func onKeyFirst(_ body: @escaping (KeyEvent) -> Bool) {
    let controller = UnsafeMutableRawPointer(gtk_event_controller_key_new()).unsafelyUnwrapped
    gtk_event_controller_set_propagation_phase(OpaquePointer(controller), GTK_PHASE_CAPTURE)
    connect(controller, "key-pressed") { call in
      guard !Modifiers.isModifier(call.uint(0)) else { return }
      let key = Key(value: call.uint(0))
      call.reply(body(KeyEvent(key: key, modifiers: Modifiers(call.flags(2)), node: nil)))
    }
    adopt(controller)
  }

  /// Calls `body` when a key that was pressed here is released.
  package func onKeyRelease(_ body: @escaping (Key) -> Void) {
    let controller = UnsafeMutableRawPointer(gtk_event_controller_key_new()).unsafelyUnwrapped
    connect(controller, "key-released") { call in body(Key(value: call.uint(0))) }
    adopt(controller)
  }

  /// Calls `body` with true when the widget or a child gains the focus, with false after.
  package func onFocusWithin(_ body: @escaping (Bool) -> Void) {
    let controller = UnsafeMutableRawPointer(gtk_event_controller_focus_new()).unsafelyUnwrapped
    connect(controller, "enter") { _ in body(true) }
    connect(controller, "leave") { _ in body(false) }
    adopt(controller)
  }
}
