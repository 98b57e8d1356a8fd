package import Geometry
internal import CGtk

/// What the user told the desktop about looks and movement.
package enum DesktopSettings {
  private static var settings: Object? {
    gtk_settings_get_default().map { Object(holding: UnsafeMutableRawPointer($0)) }
  }

  /// Whether widgets are light on dark.
  package static var prefersDark: Bool {
    get { settings?.bool("gtk-application-prefer-dark-theme") ?? false }
    set { settings?.set("gtk-application-prefer-dark-theme", to: Value(newValue)) }
  }

  /// Whether things may move; if not, changes are to be shown at once.
  package static var allowsAnimation: Bool { settings?.bool("gtk-enable-animations") ?? true }

  /// The size of the first screen, in the units of widgets; nil where there is none.
  package static var screenSize: CGSize? {
    guard let display = gdk_display_get_default(),
      let monitor = g_list_model_get_item(gdk_display_get_monitors(display), 0)
    else { return nil }
    defer { g_object_unref(monitor) }
    var place = GdkRectangle()
    gdk_monitor_get_geometry(OpaquePointer(monitor), &place)
    return CGSize(width: Int(place.width), height: Int(place.height))
  }

  /// Calls `body` whenever one of them, or the theme, changes; for ever.
  package static func onChange(_ body: @escaping () -> Void) {
    let names = [
      "gtk-application-prefer-dark-theme", "gtk-enable-animations", "gtk-theme-name",
    ]
    for name in names { settings?.on("notify::\(name)", body) }
  }
}
