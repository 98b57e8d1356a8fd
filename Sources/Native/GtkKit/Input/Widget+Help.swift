internal import Geometry
internal import CGtk

/// Tooltips that depend on the position.
extension Widget {
  /// Calls `body` when the pointer rests on the widget; it returns a tooltip, or nil.
  package func onTooltip(_ body: @escaping (PointerEvent) -> String?) {
    gtk_widget_set_has_tooltip(pointer, 1)
    connect(raw, "query-tooltip") { [input] call in
      let point = CGPoint(x: call.int(0), y: call.int(1))
      let node = call.bool(2) ? input.focusedNode : input.node(at: point)
      let event = PointerEvent(position: point, node: node, modifiers: [])
      // It would cover the menu.
      guard !input.isMenuOpen, let text = body(event), let tooltip = call.object(3) else { return }
      gtk_tooltip_set_text(OpaquePointer(tooltip), text)
      call.reply(true)
    }
  }
}

extension WidgetInput {
  /// Whether a menu of the widget is open.
  fileprivate var isMenuOpen: Bool {
    guard let last = gtk_widget_get_last_child(widget), gtk_widget_get_mapped(last) != 0 else {
      return false
    }
    let instance = UnsafeMutableRawPointer(last).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, gtk_popover_get_type()) != 0
  }
}
