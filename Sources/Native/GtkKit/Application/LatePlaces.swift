internal import CGtk

/// Allocates widgets that still need it before their window, ours or GTK's, is drawn.
///
/// GTK runs at most four layout passes per frame, and then draws without widgets that requested one
/// in the last: "Trying to snapshot GtkButton without a current allocation".
@MainActor enum LatePlaces {
  /// Installs the hook, once.
  static func giveOut() { _ = hook }

  private static let hook: Void = {
    let surface = g_type_class_ref(gdk_surface_get_type())
    let render = g_signal_lookup("render", gdk_surface_get_type())
    // An emission hook runs before the window draws, also for windows that GTK creates.
    g_signal_add_emission_hook(
      render, 0,
      { _, count, values, _ in
        nonisolated(unsafe) let values = values
        MainActor.assumeIsolated {
          guard count > 0, let values, let surface = g_value_get_object(values) else { return }
          place(on: OpaquePointer(surface))
        }
        return 1
      }, nil, nil)
    g_type_class_unref(surface)
  }()

  /// Does nothing if all are allocated.
  private static func place(on surface: OpaquePointer) {
    guard let native = gtk_native_get_for_surface(surface) else { return }
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_allocate(
      window, gtk_widget_get_allocated_width(window), gtk_widget_get_allocated_height(window), -1,
      nil)
  }
}
