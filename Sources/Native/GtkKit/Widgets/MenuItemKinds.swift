internal import CGtk

/// Tells assistive technology which items below a widget are checked, and which are chosen among.
///
/// To be called when the widget stands in its window: GTK 4.8 knows by then what the actions of the
/// items are, and has forgotten it where readers ask, as items enter a window as plain ones.
@MainActor func tellKindsOfItems(in widget: UnsafeMutablePointer<GtkWidget>) {
  for child in children(of: widget) {
    let item = Widget(child)
    let kind: (role: GtkAccessibleRole, name: String)? =
      switch item.caseName("role") {
      case "check": (GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX, "menu-item-checkbox")
      case "radio": (GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO, "menu-item-radio")
      default: nil
      }
    // GTK refuses to set the role of an item that readers know.
    if let kind, item.caseName("accessible-role") != kind.name {
      item.set(
        "accessible-role",
        to: PropertyValue(case: kind.role.rawValue, of: gtk_accessible_role_get_type()))
    }
    tellKindsOfItems(in: child)
  }
}
