// What tests do to widgets that programs leave to the user.

import CGtk

@testable import GtkKit

@MainActor extension Application {
  /// Makes windows possible without running.
  func register() { g_application_register(typed(), nil, nil) }
}

@MainActor extension Button {
  /// Does what a click does.
  func press() -> Bool { gtk_widget_activate(pointer) != 0 }
}

@MainActor extension SidebarList {
  /// Selects a row as the user does.
  func chooseRow(_ index: Int32) {
    gtk_list_box_select_row(opaque, gtk_list_box_get_row_at_index(opaque, index))
  }
}

@MainActor extension Object {
  /// How many items this menu model has.
  var menuItemCount: Int32 { g_menu_model_get_n_items(typed()) }
}
