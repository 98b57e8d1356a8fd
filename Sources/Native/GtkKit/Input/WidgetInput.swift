internal import CGtk
internal import Geometry

/// Converts GTK controller events.
///
/// Holds the widget by address only: the widget owns its controllers, so it exists whenever one
/// reports.
struct WidgetInput {
  let widget: UnsafeMutablePointer<GtkWidget>

  func modifiers(_ controller: UnsafeMutableRawPointer) -> Modifiers {
    Modifiers(gtk_event_controller_get_current_event_state(OpaquePointer(controller)).rawValue)
  }

  /// The topmost node at `point`.
  func node(at point: CGPoint) -> NodeWidget? {
    var candidate = gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT)
    while let current = candidate, current != widget {
      if let node = NodeWidget.at(current) { return node }
      candidate = gtk_widget_get_parent(current)
    }
    return NodeWidget.at(widget)
  }

  /// The focused node, if it is on this widget.
  var focusedNode: NodeWidget? {
    NodeWidget.at(gtk_widget_get_focus_child(widget)) ?? NodeWidget.at(widget)
  }

  func pointer(at point: CGPoint, _ controller: UnsafeMutableRawPointer) -> PointerEvent {
    PointerEvent(position: point, node: node(at: point), modifiers: modifiers(controller))
  }

  /// The arguments of `pressed` and `released`: count, x, y.
  func click(_ call: SignalCall, _ gesture: UnsafeMutableRawPointer) -> ClickEvent {
    let point = CGPoint(call.point(1))
    return ClickEvent(
      position: point, node: node(at: point), modifiers: modifiers(gesture), count: call.int(0))
  }
}

extension Widget {
  /// For closures of controllers, so that they do not retain the Swift widget.
  var input: WidgetInput { WidgetInput(widget: pointer) }

  /// Adds a controller, which the widget will own.
  func adopt(_ controller: UnsafeMutableRawPointer) {
    gtk_widget_add_controller(pointer, OpaquePointer(controller))
  }
}
