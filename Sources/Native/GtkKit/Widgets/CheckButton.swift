internal import CGtk

/// A check button with a label.
package final class CheckButton: Widget {
  package init(_ words: String) {
    super.init(gtk_check_button_new_with_label(words))
    passArrowsOn()
  }

  /// Creates a check button bound to an action, as `win.sidebar`; with a target, a radio button.
  package init(_ words: String, action: String, target: String? = nil) {
    // Assistive technology sees the role at creation, before it joins a group.
    super.init(
      target == nil
        ? gtk_check_button_new()
        : makeWidget(of: gtk_check_button_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO))
    gtk_check_button_set_label(typed(), words)
    gtk_actionable_set_action_name(opaque, action)
    gtk_actionable_set_action_target_value(opaque, target.map { g_variant_new_string($0) })
    if target == nil { passArrowsOn() }
  }

  /// Lets arrows move the focus to neighbors.
  ///
  /// GTK uses them to select another radio button, and to toggle a lone check button.
  private func passArrowsOn() {
    onKey { [raw] event in
      let direction: GtkDirectionType
      switch event.key {
      case .down, .right: direction = GTK_DIR_TAB_FORWARD
      case .up, .left: direction = GTK_DIR_TAB_BACKWARD
      default: return false
      }
      let box = raw.assumingMemoryBound(to: GtkWidget.self)
      guard event.modifiers.isEmpty, let parent = gtk_widget_get_parent(box) else { return false }
      gtk_widget_child_focus(parent, direction)
      return true
    }
  }

  /// Makes it a radio button in a group with `other`.
  package func join(_ other: CheckButton) {
    gtk_check_button_set_group(typed(), other.typed())
  }

  package var isOn: Bool {
    get { gtk_check_button_get_active(typed()) != 0 }
    set { gtk_check_button_set_active(typed(), newValue ? 1 : 0) }
  }

  /// Calls `body` with each new state, whether the user or code changed it.
  package func onChange(_ body: @escaping (Bool) -> Void) {
    connect(raw, "toggled") { [raw] _ in
      body(gtk_check_button_get_active(raw.assumingMemoryBound(to: GtkCheckButton.self)) != 0)
    }
  }
}
