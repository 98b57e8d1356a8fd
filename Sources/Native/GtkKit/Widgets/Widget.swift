internal import CGtk

/// A widget.
package class Widget: Object {
  /// The address as a `GtkWidget *`.
  var pointer: UnsafeMutablePointer<GtkWidget> { typed() }

  /// Wraps the result of a `_new` function.
  init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    super.init(holding: pointer)
  }

  package var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether it is sensitive; otherwise it is drawn dimmed.
  package var isEnabled: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// Whether it receives pointer events.
  package var isTarget: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  /// The tooltip, if any.
  package var tooltip: String? {
    get { gtk_widget_get_tooltip_text(pointer).map { String(cString: $0) } }
    set { if newValue != tooltip { gtk_widget_set_tooltip_text(pointer, newValue) } }
  }

  /// Queues a redraw.
  package func queueDraw() { gtk_widget_queue_draw(pointer) }

  /// Whether it can have the focus.
  package var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  /// Whether this widget itself has the focus.
  package var isFocused: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Whether this widget or a descendant has the focus.
  package var hasFocusWithin: Bool {
    gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Whether no widget in its window has the focus.
  package var isKeyboardNowhere: Bool {
    gtk_widget_get_root(pointer).map { gtk_root_get_focus($0) == nil } ?? false
  }

  /// Focuses it; returns false if it cannot have the focus.
  @discardableResult
  package func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Whether it and its ancestors are on screen.
  package var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Focuses the first focusable descendant; returns false if there is none.
  package func takeKeyboardWithin() -> Bool {
    gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) != 0
  }

  /// Activates an action, as `win.play` or `app.quit`, of this widget or an ancestor.
  @discardableResult
  package func activateAction(_ name: String, target: String? = nil) -> Bool {
    gtk_widget_activate_action_variant(pointer, name, target.map { g_variant_new_string($0) }) != 0
  }

  /// Sets the cursor by CSS name, as `grab`; nil for the default.
  package func setCursor(_ name: String?) {
    gtk_widget_set_cursor_from_name(pointer, name)
  }

  /// Calls `body` when the widget appears on screen.
  package func onShow(_ body: @escaping () -> Void) { on("map", body) }

  /// Calls `body` when the widget leaves the screen.
  package func onHide(_ body: @escaping () -> Void) { on("unmap", body) }
}
