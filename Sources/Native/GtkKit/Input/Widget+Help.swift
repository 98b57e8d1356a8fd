internal import Geometry
internal import CGtk

/// Tooltips and menus that depend on the place.
extension Widget {
  /// Calls `body` when the pointer rests on the widget; it answers what to tell, or nil.
  package func onTooltip(_ body: @escaping (PointerEvent) -> String?) {
    gtk_widget_set_has_tooltip(pointer, 1)
    connect(raw, "query-tooltip") { [input] call in
      let point = CGPoint(x: call.int(0), y: call.int(1))
      let node = call.bool(2) ? input.focusedNode : input.node(at: point)
      let event = PointerEvent(position: point, node: node, modifiers: [])
      // It would lie above what one chooses from.
      guard !input.isMenuOpen, let text = body(event), let tooltip = call.object(3) else { return }
      gtk_tooltip_set_text(OpaquePointer(tooltip), text)
      call.reply(true)
    }
  }

  /// Calls `body` on a click with the second button, and on the Menu key; it answers a menu, or nil.
  package func onContextMenu(_ body: @escaping (PointerEvent) -> Menu?) {
    let gesture = UnsafeMutableRawPointer(gtk_gesture_click_new()).unsafelyUnwrapped
    gtk_gesture_single_set_button(OpaquePointer(gesture), UInt32(GDK_BUTTON_SECONDARY))
    connect(gesture, "pressed") { [input] call in
      let event = input.pointer(at: CGPoint(call.point(1)), gesture)
      guard let menu = body(event) else { return }
      gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
      input.popUp(menu, at: CGRect(origin: event.position, size: CGSize(width: 1, height: 1)))
    }
    adopt(gesture)

    let keys = UnsafeMutableRawPointer(gtk_event_controller_key_new()).unsafelyUnwrapped
    connect(keys, "key-pressed") { [input] call in
      let (value, held) = (Int32(bitPattern: call.uint(0)), Modifiers(call.flags(2)))
      guard value == GDK_KEY_Menu || (value == GDK_KEY_F10 && held == .shift) else { return }
      let place = input.focusedNode.map(input.frame) ?? input.bounds
      let event = PointerEvent(position: place.center, node: input.focusedNode, modifiers: held)
      guard let menu = body(event) else { return }
      input.popUp(menu, at: place)
      call.reply(true)
    }
    adopt(keys)
  }
}

extension WidgetInput {
  fileprivate var bounds: CGRect {
    CGRect(
      x: 0, y: 0, width: Int(gtk_widget_get_width(widget)),
      height: Int(gtk_widget_get_height(widget)))
  }

  /// Where `node` is on the widget.
  fileprivate func frame(of node: NodeWidget) -> CGRect {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(node.pointer, widget, &bounds) != 0 else { return self.bounds }
    return CGRect(
      x: Double(bounds.origin.x), y: Double(bounds.origin.y),
      width: Double(bounds.size.width), height: Double(bounds.size.height))
  }

  /// Whether a menu of the widget is open.
  fileprivate var isMenuOpen: Bool {
    guard let last = gtk_widget_get_last_child(widget), gtk_widget_get_mapped(last) != 0 else {
      return false
    }
    let instance = UnsafeMutableRawPointer(last).assumingMemoryBound(to: GTypeInstance.self)
    return g_type_check_instance_is_a(instance, gtk_popover_get_type()) != 0
  }

  /// Shows `menu` beside `place` until something is chosen.
  fileprivate func popUp(_ menu: Menu, at place: CGRect) {
    let model = menu.model
    guard let popover = gtk_popover_menu_new_from_model(model.typed()) else { return }
    let raw = UnsafeMutableRawPointer(popover)
    let typed = raw.assumingMemoryBound(to: GtkPopover.self)
    gtk_widget_set_parent(popover, widget)
    gtk_popover_set_has_arrow(typed, 0)
    var rectangle = GdkRectangle(
      x: Int32(pixels: place.minX), y: Int32(pixels: place.minY),
      width: Int32(pixels: max(place.width, 1)), height: Int32(pixels: max(place.height, 1)))
    gtk_popover_set_pointing_to(typed, &rectangle)
    connect(raw, "closed") { _ in
      // The chosen action runs after the menu closes and needs it until then.
      afterwards { if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) } }
    }
    gtk_popover_popup(typed)
    gtk_widget_trigger_tooltip_query(widget)
  }
}
