internal import CGtk

/// A style sheet in GTK's CSS.
package final class StyleSheet: Object {
  /// Parse errors, one per line, as `3:14: No property named "colour"`.
  package var problems: [String] { collected.lines }
  private let collected = Problems()

  private final class Problems { var lines: [String] = [] }

  private init() {
    super.init(owning: UnsafeMutableRawPointer(gtk_css_provider_new()))
    connect(raw, "parsing-error") { [collected] call in
      guard let section = call.boxed(0), let reported = call.boxed(1) else { return }
      let error = reported.assumingMemoryBound(to: GError.self)
      guard let place = gtk_css_section_get_start_location(OpaquePointer(section)) else { return }
      let (line, column) = (place.pointee.lines + 1, place.pointee.line_chars + 1)
      collected.lines.append("\(line):\(column): " + String(cString: error.pointee.message))
    }
  }

  /// Parses a text.
  package convenience init(_ text: String) {
    self.init()
    gtk_css_provider_load_from_data(typed(), text, gssize(text.utf8.count))
  }

  /// Loads the file at `path`.
  package convenience init(path: String) {
    self.init()
    gtk_css_provider_load_from_path(typed(), path)
  }

  /// Installs the sheet above the theme, for all windows.
  package func install() {
    guard let display = gdk_display_get_default() else { return }
    gtk_style_context_add_provider_for_display(
      display, opaque, UInt32(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }
}
