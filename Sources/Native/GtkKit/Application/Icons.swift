internal import CGtk

/// Icons by name, from the desktop's theme and the program's folder.
package enum Icons {
  /// Adds `folder` to the icon search path: `name.svg`, or a theme's
  /// `hicolor/scalable/apps/name.svg`.
  package static func addFolder(_ folder: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_search_path(gtk_icon_theme_get_for_display(display), folder)
  }

  /// Whether an icon `name` exists.
  package static func has(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }

  /// Sets the default icon of all windows.
  package static func setWindowIcon(_ name: String) { gtk_window_set_default_icon_name(name) }
}
