internal import CGtk

/// Places for what still waits for one when its window, ours or GTK's own, is painted.
///
/// GTK lays out a frame four times at most, and then draws it without the widgets that asked in the last
/// one: "Trying to snapshot GtkButton without a current allocation".
@MainActor enum LatePlaces {
  /// Gives them out before each picture from now on; does so once, however often it is called.
  static func giveOut() { _ = hook }

  private static let hook: Void = {
    let surface = g_type_class_ref(gdk_surface_get_type())
    let render = g_signal_lookup("render", gdk_surface_get_type())
    // A hook is called before the window paints itself, and for windows that GTK makes, too.
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

  /// Does nothing where all have theirs.
  private static func place(on surface: OpaquePointer) {
    guard let native = gtk_native_get_for_surface(surface) else { return }
    let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_allocate(
      window, gtk_widget_get_allocated_width(window), gtk_widget_get_allocated_height(window), -1,
      nil)
  }
}
