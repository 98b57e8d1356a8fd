// Buttons: with text or icon, for an action or a closure.

internal import CGtk

/// The content of a button.
package enum Face: Hashable, Sendable {
  /// Text.
  case text(String)
  /// Text, ellipsized if space is short.
  case shortening(String)
  /// A themed icon, as `open-menu-symbolic`, and its accessible name.
  case icon(String, label: String)
}

/// A push button.
package final class Button: Widget {
  package init(_ face: Face) {
    super.init(gtk_button_new())
    show(face)
  }

  /// Creates a button with a custom child and an accessible name.
  package init(_ child: Widget, label: String) {
    super.init(gtk_button_new())
    gtk_button_set_child(typed(), child.pointer)
    setAccessibleLabel(label)
  }

  /// Creates a button that activates an action, as `win.play`.
  package convenience init(_ face: Face, action: String, target: String? = nil) {
    self.init(face)
    setAction(action, target: target)
  }

  /// Changes its content.
  package func show(_ face: Face) { showOnButton(face) }

  package func onClick(_ body: @escaping () -> Void) { on("clicked", body) }
}

extension Widget {
  /// Does not take the focus on click, because its action applies to the focused widget.
  package func leavesKeyboard() { gtk_widget_set_focus_on_click(pointer, 0) }
}

/// A toggle button.
package final class ToggleButton: Widget {
  package init(_ face: Face) {
    super.init(gtk_toggle_button_new())
    showOnButton(face)
  }

  /// Creates a button bound to a stateful action.
  package convenience init(_ face: Face, action: String, target: String? = nil) {
    self.init(face)
    setAction(action, target: target)
  }

  package func show(_ face: Face) { showOnButton(face) }

  package var isOn: Bool {
    get { gtk_toggle_button_get_active(typed()) != 0 }
    set { gtk_toggle_button_set_active(typed(), newValue ? 1 : 0) }
  }

  /// Calls `body` with each new state, whether the user or code changed it.
  package func onChange(_ body: @escaping (Bool) -> Void) {
    connect(raw, "toggled") { [raw] _ in
      body(gtk_toggle_button_get_active(raw.assumingMemoryBound(to: GtkToggleButton.self)) != 0)
    }
  }
}

extension Widget {
  /// Sets the content of a `GtkButton`.
  fileprivate func showOnButton(_ face: Face) {
    switch face {
    case .text(let text):
      gtk_button_set_label(typed(), text)
      setAccessibleLabel(text)
    case .shortening(let text):
      let label = Label(text)
      label.isEllipsized = true
      gtk_button_set_child(typed(), label.pointer)
      setAccessibleLabel(text)
    case .icon(let name, let label):
      gtk_button_set_icon_name(typed(), name)
      tooltip = label
      setAccessibleLabel(label)
    }
  }

  /// Sets the action of a `GtkActionable`.
  fileprivate func setAction(_ name: String, target: String?) {
    gtk_actionable_set_action_name(opaque, name)
    gtk_actionable_set_action_target_value(opaque, target.map { g_variant_new_string($0) })
  }
}
