internal import CGtk
internal import Glibc

/// Pictures by name, from the desktop's theme and the program's own folder.
package enum Icons {
  /// Also looks for icons in `folder`: `name.svg`, or a theme's `hicolor/scalable/apps/name.svg`.
  ///
  /// Of a theme GTK asks for each of the 650 folders it may have whether it is there.
  /// Its name must be `icons`; to be called before anything else, as long as there is one thread.
  /// Folders that are added once there is a display make GTK read all themes a second time.
  package static func addFolder(_ folder: String) {
    guard folder.hasSuffix("/icons") else { return }
    let parent = String(folder.dropLast("/icons".count))
    let named = getenv("XDG_DATA_DIRS").map { String(cString: $0) } ?? ""
    // What is meant where nothing is named.
    let known = named.isEmpty ? "/usr/local/share:/usr/share" : named
    let isKnown = known.split(separator: ":").contains { $0 == parent }
    setenv("XDG_DATA_DIRS", isKnown ? known : "\(known):\(parent)", 1)
  }

  /// Lets GTK begin to read the themes, which it does on a thread of its own.
  package static func prepare() {
    if let display = gdk_display_get_default() { gtk_icon_theme_get_for_display(display) }
  }

  /// Whether there is an icon called `name`.
  package static func has(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }

  /// Makes `name` the icon of every window.
  package static func setWindowIcon(_ name: String) { gtk_window_set_default_icon_name(name) }
}
