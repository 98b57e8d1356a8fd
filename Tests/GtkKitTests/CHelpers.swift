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

  /// Brings the keyboard to a row, as the Tab key does.
  func giveKeyboard(toRow index: Int32) {
    _ = gtk_widget_child_focus(
      UnsafeMutableRawPointer(gtk_list_box_get_row_at_index(opaque, index))?
        .assumingMemoryBound(to: GtkWidget.self), GTK_DIR_TAB_FORWARD)
  }

  /// Its rows, each known by a widget of its own.
  var rows: [UnsafeMutablePointer<GtkListBoxRow>] {
    (0...).lazy.map { gtk_list_box_get_row_at_index(self.opaque, $0) }.prefix { $0 != nil }
      .compactMap { $0 }
  }

  /// What is written in its rows.
  var titles: [String] {
    rows.compactMap { row in
      gtk_list_box_row_get_child(row).map {
        String(cString: gtk_label_get_label(OpaquePointer($0)))
      }
    }
  }

  func activateRow(_ index: Int32) {
    gtk_widget_activate(
      UnsafeMutableRawPointer(gtk_list_box_get_row_at_index(opaque, index))?
        .assumingMemoryBound(to: GtkWidget.self))
  }
}

@MainActor extension Object {
  /// How many items this menu model has.
  var menuItemCount: Int32 { g_menu_model_get_n_items(typed()) }
}

/// Where Tab and the arrows lead.
enum FocusDirection {
  case forward, backward, left, right

  var native: GtkDirectionType {
    switch self {
    case .forward: GTK_DIR_TAB_FORWARD
    case .backward: GTK_DIR_TAB_BACKWARD
    case .left: GTK_DIR_LEFT
    case .right: GTK_DIR_RIGHT
    }
  }
}

@MainActor extension Widget {
  /// Does what Tab or an arrow does here; false if the focus would leave.
  func moveFocus(_ direction: FocusDirection) -> Bool {
    gtk_widget_child_focus(pointer, direction.native) != 0
  }
}

extension WeakObject {
  /// Whether the object is still there.
  @MainActor var isAlive: Bool { object != nil }
}

@MainActor extension Widget {
  /// Asks for its place again in each of the next layouts, more often than GTK lays a frame out.
  func asksForItsPlace(inLayouts count: Int) {
    guard let clock = gtk_widget_get_frame_clock(pointer) else { return }
    var left = count
    connect(UnsafeMutableRawPointer(clock), "layout") { [self] _ in
      guard left > 0 else { return }
      left -= 1
      gtk_widget_queue_allocate(pointer)
    }
    gtk_widget_queue_allocate(pointer)
  }
}
