internal import Geometry
internal import CGtk

/// Scrolling and pinching on a widget.
extension Widget {
  /// Calls `body` when a wheel or touchpad scrolls; it returns whether it handled the event.
  package func onScroll(_ body: @escaping (ScrollEvent) -> Bool) {
    let controller = UnsafeMutableRawPointer(
      gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
    ).unsafelyUnwrapped
    // Wheel events have no position; use that of the last movement.
    var position = CGPoint.zero
    trackPointer { position = $0 }
    connect(controller, "scroll") { [input] call in
      let isWheel =
        gtk_event_controller_scroll_get_unit(OpaquePointer(controller)) == GDK_SCROLL_UNIT_WHEEL
      let (dx, dy) = call.point(0)
      let step = isWheel ? 60.0 : 1.0
      let event = ScrollEvent(
        delta: CGPoint(x: dx * step, y: dy * step), isSliding: !isWheel, position: position,
        modifiers: input.modifiers(controller))
      call.reply(body(event))
    }
    adopt(controller)
  }

  private func trackPointer(_ body: @escaping (CGPoint) -> Void) {
    let motion = UnsafeMutableRawPointer(gtk_event_controller_motion_new()).unsafelyUnwrapped
    connect(motion, "enter") { body(CGPoint($0.point(0))) }
    connect(motion, "motion") { body(CGPoint($0.point(0))) }
    adopt(motion)
  }

  /// Calls `body` during a pinch.
  package func onPinch(_ body: @escaping (PinchEvent) -> Void) {
    let gesture = UnsafeMutableRawPointer(gtk_gesture_zoom_new()).unsafelyUnwrapped
    var pinch = Pinch()
    let report = { (phase: Phase) in
      var (x, y) = (0.0, 0.0)
      gtk_gesture_get_bounding_box_center(OpaquePointer(gesture), &x, &y)
      let scale = gtk_gesture_zoom_get_scale_delta(OpaquePointer(gesture))
      if let event = pinch.event(phase, center: CGPoint(x: x, y: y), scale: scale) { body(event) }
    }
    connect(gesture, "begin") { _ in report(.began) }
    connect(gesture, "scale-changed") { _ in report(.changed) }
    connect(gesture, "end") { _ in report(.ended) }
    connect(gesture, "cancel") { _ in report(.cancelled) }
    adopt(gesture)
  }
}

/// The state of a pinch.
///
/// When the fingers lift, GTK reports a scale of 1; the last scale counts instead, or the drawing
/// would jump back. GTK also ends a pinch that never began when a menu grabs the pointer.
struct Pinch {
  private var last: (center: CGPoint, scale: Double)?

  /// The event for a phase; nil without a pinch.
  mutating func event(_ phase: Phase, center: CGPoint, scale: Double) -> PinchEvent? {
    switch phase {
    case .began: last = (center, 1)
    case .changed where last != nil: last = (center, scale)
    case .changed, .ended, .cancelled: break
    }
    guard let last else { return nil }
    if phase == .ended || phase == .cancelled { self.last = nil }
    return PinchEvent(phase: phase, center: last.center, scale: last.scale)
  }
}
