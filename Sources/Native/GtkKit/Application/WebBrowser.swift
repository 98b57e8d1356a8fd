internal import CGtk

/// The default web browser.
package enum WebBrowser {
  /// Asks the desktop to open an address; calls `body` with the reason on failure.
  ///
  /// Opens any scheme with its registered program: callers must check which they trust.
  package static func open(
    _ address: String, above widget: Widget, orElse body: @escaping (String) -> Void
  ) {
    let root = gtk_widget_get_root(widget.pointer).map { UnsafeMutableRawPointer($0) }
    gtk_show_uri_full(
      root?.assumingMemoryBound(to: GtkWindow.self), address, guint32(GDK_CURRENT_TIME), nil,
      { source, result, held in
        nonisolated(unsafe) let (source, result, held) = (source, result, held)
        MainActor.assumeIsolated {
          guard let held else { return }
          let asked = Unmanaged<Asked>.fromOpaque(held).takeRetainedValue()
          var error: UnsafeMutablePointer<GError>?
          let window = source.map { UnsafeMutableRawPointer($0) }
          gtk_show_uri_full_finish(
            window?.assumingMemoryBound(to: GtkWindow.self), result, &error)
          guard let error else { return }
          defer { g_error_free(error) }
          asked.body(String(cString: error.pointee.message))
        }
      }, Unmanaged.passRetained(Asked(body)).toOpaque())
  }

  /// A pending request's handler.
  private final class Asked {
    let body: (String) -> Void

    init(_ body: @escaping (String) -> Void) { self.body = body }
  }
}
