internal import CGtk

/// What a widget is to someone who does not see it.
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

/// What assistive technology is told about a widget.
extension Widget {
  /// Its name, read first.
  package func setAccessibleLabel(_ text: String) {
    update(GTK_ACCESSIBLE_PROPERTY_LABEL) { g_value_set_string($0, text) }
  }

  /// What else there is to know, read after the name.
  package func setAccessibleDescription(_ text: String) {
    update(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) { g_value_set_string($0, text) }
  }

  /// A value in words, as `2.310 seconds`.
  package func setAccessibleValue(_ text: String) {
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT) { g_value_set_string($0, text) }
  }

  /// A value as a number in its range.
  package func setAccessibleValue(_ value: Double, in range: ClosedRange<Double>) {
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_MIN) { g_value_set_double($0, range.lowerBound) }
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_MAX) { g_value_set_double($0, range.upperBound) }
    update(GTK_ACCESSIBLE_PROPERTY_VALUE_NOW) { g_value_set_double($0, value) }
  }

  /// How deep in a tree it is, 1 for the root.
  package func setAccessibleLevel(_ level: Int) {
    update(GTK_ACCESSIBLE_PROPERTY_LEVEL) { g_value_set_int($0, Int32(level)) }
  }

  /// Whether it is the chosen one.
  package func setAccessibleSelected(_ isSelected: Bool) {
    update(GTK_ACCESSIBLE_STATE_SELECTED, isSelected)
  }

  /// Whether what is below it is shown; nil if there is nothing below.
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
    // GTK keeps a state that may also be undefined as a number.
    if terrarium_fundamental(&value) == terrarium_type_boolean {
      g_value_set_boolean(&value, isOn ? 1 : 0)
    } else {
      g_value_set_int(&value, isOn ? 1 : 0)
    }
    gtk_accessible_update_state_value(opaque, 1, &state, &value)
    g_value_unset(&value)
  }
}
