internal import Geometry
internal import CGtk

/// A mouse button.
package enum PointerButton: Sendable {
  case first, middle

  fileprivate var native: UInt32 {
    UInt32(self == .first ? GDK_BUTTON_PRIMARY : GDK_BUTTON_MIDDLE)
  }
}

/// Pointer input to a widget and its nodes.
extension Widget {
  /// Calls `body` when the primary button is pressed.
  package func onPress(_ body: @escaping (ClickEvent) -> Void) {
    let gesture = clickGesture()
    connect(gesture, "pressed") { [input] call in
      body(input.click(call, gesture))
    }
  }

  /// Calls `body` when the primary button, or any, is pressed on the widget or a descendant, before
  /// that receives the event.
  package func onPressWithin(ofAnyButton isAny: Bool = false, _ body: @escaping () -> Void) {
    let gesture = clickGesture()
    if isAny { gtk_gesture_single_set_button(OpaquePointer(gesture), 0) }
    gtk_event_controller_set_propagation_phase(OpaquePointer(gesture), GTK_PHASE_CAPTURE)
    connect(gesture, "pressed") { _ in body() }
  }

  /// Calls `body` when the primary button was pressed and released without moving.
  package func onClick(_ body: @escaping (ClickEvent) -> Void) {
    let gesture = clickGesture()
    var pressed = CGPoint.zero
    connect(gesture, "pressed") { call in pressed = CGPoint(call.point(1)) }
    connect(gesture, "released") { [input] call in
      let event = input.click(call, gesture)
      if pressed.isNear(event.position) { body(event) }
    }
  }

  /// Calls `body` on a long press with the primary button or a finger.
  package func onLongPress(_ body: @escaping (PointerEvent) -> Void) {
    let gesture = UnsafeMutableRawPointer(gtk_gesture_long_press_new()).unsafelyUnwrapped
    connect(gesture, "pressed") { [input] call in
      body(input.pointer(at: CGPoint(call.point(0)), gesture))
    }
    adopt(gesture)
  }

  /// Calls `body` when the secondary button is pressed.
  package func onSecondPress(_ body: @escaping () -> Void) {
    let gesture = UnsafeMutableRawPointer(gtk_gesture_click_new()).unsafelyUnwrapped
    gtk_gesture_single_set_button(OpaquePointer(gesture), UInt32(GDK_BUTTON_SECONDARY))
    connect(gesture, "pressed") { _ in body() }
    adopt(gesture)
  }

  /// Calls `body` with the position of a secondary click.
  package func onSecondClick(_ body: @escaping (ClickEvent) -> Void) {
    let gesture = UnsafeMutableRawPointer(gtk_gesture_click_new()).unsafelyUnwrapped
    gtk_gesture_single_set_button(OpaquePointer(gesture), UInt32(GDK_BUTTON_SECONDARY))
    connect(gesture, "pressed") { [input] call in body(input.click(call, gesture)) }
    adopt(gesture)
  }

  /// Calls `body` when the pointer moves above the widget; with nil when it leaves.
  package func onHover(_ body: @escaping (PointerEvent?) -> Void) {
    let controller = UnsafeMutableRawPointer(gtk_event_controller_motion_new())
      .unsafelyUnwrapped
    let report = { [input] (call: SignalCall) in
      body(input.pointer(at: CGPoint(call.point(0)), controller))
    }
    connect(controller, "enter", report)
    connect(controller, "motion", report)
    connect(controller, "leave") { _ in body(nil) }
    adopt(controller)
  }

  /// Calls `body` during a drag, beyond a small threshold.
  ///
  /// A drag does not count as a click.
  package func onDrag(
    with button: PointerButton = .first, _ body: @escaping (DragEvent) -> Void
  ) {
    let gesture = UnsafeMutableRawPointer(gtk_gesture_drag_new()).unsafelyUnwrapped
    gtk_gesture_single_set_button(OpaquePointer(gesture), button.native)
    var drag: (start: CGPoint, node: NodeWidget?, hasBegun: Bool)?
    let report = { [input] (phase: Phase, position: CGPoint) in
      guard let drag else { return }
      body(
        DragEvent(
          phase: phase, start: drag.start, position: position, node: drag.node,
          below: input.node(at: position),
          modifiers: input.modifiers(gesture)))
    }
    connect(gesture, "drag-begin") { [input] call in
      let start = CGPoint(call.point(0))
      drag = (start, input.node(at: start), false)
    }
    connect(gesture, "drag-update") { call in
      guard let current = drag else { return }
      let position = current.start.offset(by: call.point(0))
      if !current.hasBegun {
        guard !current.start.isNear(position) else { return }
        drag?.hasBegun = true
        gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
        report(.began, current.start)
      }
      report(.changed, position)
    }
    connect(gesture, "drag-end") { call in
      guard let current = drag else { return }
      if current.hasBegun { report(.ended, current.start.offset(by: call.point(0))) }
      drag = nil
    }
    connect(gesture, "cancel") { _ in
      if let current = drag, current.hasBegun { report(.cancelled, current.start) }
      drag = nil
    }
    adopt(gesture)
  }

  private func clickGesture() -> UnsafeMutableRawPointer {
    let gesture = UnsafeMutableRawPointer(gtk_gesture_click_new()).unsafelyUnwrapped
    adopt(gesture)
    return gesture
  }
}

extension CGPoint {
  /// A point from a pair of signal arguments.
  init(_ pair: (x: Double, y: Double)) { self.init(x: pair.x, y: pair.y) }

  func offset(by pair: (x: Double, y: Double)) -> CGPoint { CGPoint(x: x + pair.x, y: y + pair.y) }

  /// Whether `other` is within the click threshold.
  func isNear(_ other: CGPoint) -> Bool { abs(x - other.x) < 5 && abs(y - other.y) < 5 }
}
