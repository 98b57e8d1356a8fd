internal import CGtk

/// An accessible role.
package enum AccessibleRole: Sendable {
  case button, group, image, list, listItem, tree, treeItem, slider, status, label, presentation

  var native: GtkAccessibleRole {
    switch self {
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .image: GTK_ACCESSIBLE_ROLE_IMG
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .tree: GTK_ACCESSIBLE_ROLE_TREE
    case .treeItem: GTK_ACCESSIBLE_ROLE_TREE_ITEM
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .label: GTK_ACCESSIBLE_ROLE_LABEL
    case .presentation: GTK_ACCESSIBLE_ROLE_PRESENTATION
    }
  }
}

/// Accessible properties and states.
extension Widget {
  /// Sets the accessible name.
  package func setAccessibleLabel(_ text: String) {
    update(GTK_ACCESSIBLE_PROPERTY_LABEL) { g_value_set_string($0, text) }
  }

  /// Sets the accessible description.
  package func setAccessibleDescription(_ text: String) {
    update(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) { g_value_set_string($0, text) }
  }

  /// Sets the value as text, as `2.310 seconds`.
  package func setAccessibleValue(_ text: String) {
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) { g_value_set_string($0, text) }
  }

  /// Sets the value as a number in a range.
  package func setAccessibleValue(_ value: Double, in range: ClosedRange<Double>) {
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN) { g_value_set_double($0, range.lowerBound) }
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX) { g_value_set_double($0, range.upperBound) }
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double($0, value) }
  }

  /// Sets the level in a tree, 1 for the root.
  package func setAccessibleLevel(_ level: Int) {
    update(GTK_ACCESSIBLE_PROPERTY_LEVEL) { g_value_set_int($0, Int32(level)) }
  }

  /// Sets the selected state.
  package func setAccessibleSelected(_ isSelected: Bool) {
    update(GTK_ACCESSIBLE_STATE_SELECTED, isSelected)
  }

  /// Sets the expanded state; nil if it has no children.
  package func setAccessibleExpanded(_ isExpanded: Bool?) {
    guard let isExpanded else {
      return gtk_accessible_reset_state(opaque, GTK_ACCESSIBLE_STATE_EXPANDED)
    }
    update(GTK_ACCESSIBLE_STATE_EXPANDED, isExpanded)
  }

  private func update(
    _ property: GtkAccessibleProperty, _ fill: (UnsafeMutablePointer<GValue>) -> Void
  ) {
    var (property, value) = (property, GValue())
    gtk_accessible_property_init_value(property, &value)
    fill(&value)
    gtk_accessible_update_property_value(opaque, 1, &property, &value)
    g_value_unset(&value)
  }

  private func update(_ state: GtkAccessibleState, _ isOn: Bool) {
    var (state, value) = (state, GValue())
    gtk_accessible_state_init_value(state, &value)
    // GTK stores a state that may be undefined as an integer.
    if terrarium_fundamental(&value) == terrarium_type_boolean {
      g_value_set_boolean(&value, isOn ? 1 : 0)
    } else {
      g_value_set_int(&value, isOn ? 1 : 0)
    }
    gtk_accessible_update_state_value(opaque, 1, &state, &value)
    g_value_unset(&value)
  }
}
