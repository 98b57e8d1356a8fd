internal import CGtk

/// Sets the roles of check and radio items below a widget.
///
/// Call it when the widget is in its window: GTK 4.8 knows the kinds of items only then, and does
/// not pass them on to assistive technology.
@MainActor func tellKindsOfItems(in widget: UnsafeMutablePointer<GtkWidget>) {
  for child in children(of: widget) {
    let item = Widget(child)
    let kind: (role: GtkAccessibleRole, name: String)? =
      switch item.caseName("role") {
      case "check": (GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX, "menu-item-checkbox")
      case "radio": (GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO, "menu-item-radio")
      default: nil
      }
    // GTK refuses to change the role of a realized item.
    if let kind, item.caseName("accessible-role") != kind.name {
      item.set(
        "accessible-role",
        to: PropertyValue(case: kind.role.rawValue, of: gtk_accessible_role_get_type()))
    }
    tellKindsOfItems(in: child)
  }
}
