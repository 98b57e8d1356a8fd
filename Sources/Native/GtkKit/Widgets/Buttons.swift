// What is pressed: by words or by a picture, for an action or a closure.

internal import CGtk

/// What a button shows.
package enum Face: Hashable, Sendable {
  /// Words.
  case text(String)
  /// Words that are shortened where there is little room.
  case shortening(String)
  /// A picture of the icon theme, as `open-menu-symbolic`, and what it means in words.
  case icon(String, label: String)
}

/// A button for one thing.
package final class Button: Widget {
  package init(_ face: Face) {
    super.init(gtk_button_new())
    show(face)
  }

  /// A button called `label` that shows a widget of its own.
  package init(_ child: Widget, label: String) {
    super.init(gtk_button_new())
    gtk_button_set_child(typed(), child.pointer)
    setAccessibleLabel(label)
  }

  /// A button that runs the action called `action`, as `win.play`.
  package convenience init(_ face: Face, action: String, target: String? = nil) {
    self.init(face)
    setAction(action, target: target)
  }

  /// Changes what it shows.
  package func show(_ face: Face) { showOnButton(face) }

  package func onClick(_ body: @escaping () -> Void) { on("clicked", body) }
}

extension Widget {
  /// Leaves the keyboard where it is when it is clicked: what it does is about who has that.
  package func leavesKeyboard() { gtk_widget_set_focus_on_click(pointer, 0) }
}

/// A button that stays down.
package final class ToggleButton: Widget {
  package init(_ face: Face) {
    super.init(gtk_toggle_button_new())
    showOnButton(face)
  }

  /// A button that shows and changes the state of an action.
  package convenience init(_ face: Face, action: String, target: String? = nil) {
    self.init(face)
    setAction(action, target: target)
  }

  package func show(_ face: Face) { showOnButton(face) }

  package var isOn: Bool {
    get { gtk_toggle_button_get_active(typed()) != 0 }
    set { gtk_toggle_button_set_active(typed(), newValue ? 1 : 0) }
  }

  /// Calls `body` with each new state, from any source.
  package func onChange(_ body: @escaping (Bool) -> Void) {
    connect(raw, "toggled") { [raw] _ in
      body(gtk_toggle_button_get_active(raw.assumingMemoryBound(to: GtkToggleButton.self)) != 0)
    }
  }
}

extension Widget {
  /// Shows `face` on what must be a `GtkButton`.
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

  /// Ties what must be a `GtkActionable` to an action.
  fileprivate func setAction(_ name: String, target: String?) {
    gtk_actionable_set_action_name(opaque, name)
    gtk_actionable_set_action_target_value(opaque, target.map { g_variant_new_string($0) })
  }
}
