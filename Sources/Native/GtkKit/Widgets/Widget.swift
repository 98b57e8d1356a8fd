internal import CGtk

/// Anything that takes part in a window: shown, placed, styled, focused.
package class Widget: Object {
  /// The address for functions that take a `GtkWidget *`.
  var pointer: UnsafeMutablePointer<GtkWidget> { typed() }

  /// Wraps what a `_new` function returned.
  init(_ pointer: UnsafeMutablePointer<GtkWidget>) {
    super.init(holding: pointer)
  }

  package var isVisible: Bool {
    get { gtk_widget_get_visible(pointer) != 0 }
    set { gtk_widget_set_visible(pointer, newValue ? 1 : 0) }
  }

  /// Whether it answers to the user; one that does not is drawn pale.
  package var isEnabled: Bool {
    get { gtk_widget_get_sensitive(pointer) != 0 }
    set { gtk_widget_set_sensitive(pointer, newValue ? 1 : 0) }
  }

  /// Whether the pointer meets it; what does not is only looked at.
  package var isTarget: Bool {
    get { gtk_widget_get_can_target(pointer) != 0 }
    set { gtk_widget_set_can_target(pointer, newValue ? 1 : 0) }
  }

  /// What a pointer resting on it is told; nil for nothing.
  package var tooltip: String? {
    get { gtk_widget_get_tooltip_text(pointer).map { String(cString: $0) } }
    set { if newValue != tooltip { gtk_widget_set_tooltip_text(pointer, newValue) } }
  }

  /// Asks for a new picture.
  package func queueDraw() { gtk_widget_queue_draw(pointer) }

  /// Whether the keyboard can reach it.
  package var isFocusable: Bool {
    get { gtk_widget_get_focusable(pointer) != 0 }
    set { gtk_widget_set_focusable(pointer, newValue ? 1 : 0) }
  }

  /// Whether keys go to exactly this widget.
  package var isFocused: Bool { gtk_widget_is_focus(pointer) != 0 }

  /// Whether keys go to this widget or to one inside it.
  package var hasFocusWithin: Bool {
    gtk_widget_get_state_flags(pointer).rawValue & GTK_STATE_FLAG_FOCUS_WITHIN.rawValue != 0
  }

  /// Whether no widget in its window has the focus.
  package var isKeyboardNowhere: Bool {
    gtk_widget_get_root(pointer).map { gtk_root_get_focus($0) == nil } ?? false
  }

  /// Sends the keys here; false if it cannot take them.
  @discardableResult
  package func grabFocus() -> Bool { gtk_widget_grab_focus(pointer) != 0 }

  /// Whether it is on screen with all that it stands in.
  package var isMapped: Bool { gtk_widget_get_mapped(pointer) != 0 }

  /// Sends the keys to the first widget within that takes them; false if there is none.
  package func takeKeyboardWithin() -> Bool {
    gtk_widget_child_focus(pointer, GTK_DIR_TAB_FORWARD) != 0
  }

  /// Runs the action called `name`, as `win.play` or `app.quit`, of this widget or those around it.
  @discardableResult
  package func activateAction(_ name: String, target: String? = nil) -> Bool {
    gtk_widget_activate_action_variant(pointer, name, target.map { g_variant_new_string($0) }) != 0
  }

  /// The shape of the pointer above it, by its CSS name, as `grab`; nil for the usual.
  package func setCursor(_ name: String?) {
    gtk_widget_set_cursor_from_name(pointer, name)
  }

  /// Calls `body` when the widget comes onto the screen.
  package func onShow(_ body: @escaping () -> Void) { on("map", body) }

  /// Calls `body` when the widget leaves the screen.
  package func onHide(_ body: @escaping () -> Void) { on("unmap", body) }
}
