internal import CGtk

/// A box to tick, with its words beside it.
package final class CheckButton: Widget {
  package init(_ words: String) {
    super.init(gtk_check_button_new_with_label(words))
    passArrowsOn()
  }

  /// A box that shows and changes the state of an action, as `win.sidebar`; with a target it is one
  /// of several, of which one is chosen.
  package init(_ words: String, action: String, target: String? = nil) {
    // To a screen reader it is what it looks like once it has joined others.
    super.init(
      target == nil
        ? gtk_check_button_new()
        : makeWidget(of: gtk_check_button_get_type(), role: GTK_ACCESSIBLE_ROLE_RADIO))
    gtk_check_button_set_label(typed(), words)
    gtk_actionable_set_action_name(opaque, action)
    gtk_actionable_set_action_target_value(opaque, target.map { g_variant_new_string($0) })
    if target == nil { passArrowsOn() }
  }

  /// Lets arrows go to what stands before and behind it.
  ///
  /// GTK takes them for the choice of another of several, and ticks a box that is alone.
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

  /// Looks like one of several, together with `other`.
  package func join(_ other: CheckButton) {
    gtk_check_button_set_group(typed(), other.typed())
  }

  package var isOn: Bool {
    get { gtk_check_button_get_active(typed()) != 0 }
    set { gtk_check_button_set_active(typed(), newValue ? 1 : 0) }
  }

  /// Calls `body` with each new state, from any source.
  package func onChange(_ body: @escaping (Bool) -> Void) {
    connect(raw, "toggled") { [raw] _ in
      body(gtk_check_button_get_active(raw.assumingMemoryBound(to: GtkCheckButton.self)) != 0)
    }
  }
}
