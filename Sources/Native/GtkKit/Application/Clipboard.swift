internal import CGtk

/// What the user carries from program to program.
package enum Clipboard {
  /// Makes `text` what will be pasted.
  package static func copy(_ text: String) {
    guard let display = gdk_display_get_default() else { return }
    gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
  }
}
