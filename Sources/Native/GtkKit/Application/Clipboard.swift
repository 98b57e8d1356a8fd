internal import CGtk

/// The clipboard.
package enum Clipboard {
  /// Copies text.
  package static func copy(_ text: String) {
    guard let display = gdk_display_get_default() else { return }
    gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
  }

  /// Copies a PNG image; returns false if the bytes are invalid.
  package static func copy(png: [UInt8]) -> Bool {
    guard let display = gdk_display_get_default(), let bytes = g_bytes_new(png, gsize(png.count))
    else { return false }
    defer { g_bytes_unref(bytes) }
    guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return false }
    gdk_clipboard_set_texture(gdk_display_get_clipboard(display), texture)
    g_object_unref(UnsafeMutableRawPointer(texture))
    return true
  }

  /// Calls `body` with the clipboard's text, or nil if it has none.
  package static func readText(_ body: @escaping (String?) -> Void) {
    guard let display = gdk_display_get_default() else { return body(nil) }
    gdk_clipboard_read_text_async(
      gdk_display_get_clipboard(display), nil,
      { source, result, held in
        nonisolated(unsafe) let (source, result, held) = (source, result, held)
        MainActor.assumeIsolated {
          guard let source, let held else { return }
          let clipboard = OpaquePointer(source)
          let text = gdk_clipboard_read_text_finish(clipboard, result, nil)
          defer { g_free(text) }
          let reader = Unmanaged<TextReader>.fromOpaque(held).takeRetainedValue()
          reader.body(text.map { String(cString: $0) })
        }
      }, Unmanaged.passRetained(TextReader(body)).toOpaque())
  }

  /// A pending read.
  private final class TextReader {
    let body: (String?) -> Void

    init(_ body: @escaping (String?) -> Void) { self.body = body }
  }
}
