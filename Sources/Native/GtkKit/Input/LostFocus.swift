internal import CGtk

/// Moves the focus when the focused widget disappears or becomes insensitive.
///
/// GTK leaves no focus then, and Tab starts at the window's first widget. This moves it to the
/// nearest widget if the keyboard is in use: with a mouse, a key might activate a widget the user
/// did not choose.
@MainActor final class LostFocus {
  /// The last focused widget and its ancestors, innermost first.
  private var path: [WeakObject] = []
  /// Whether the last input was from the keyboard rather than the mouse; GTK forgets this after
  /// some seconds.
  private(set) var isUsed = false

  /// Watches the focus of `window`.
  static func watch(_ window: ApplicationWindow) -> LostFocus {
    let lost = LostFocus()
    window.onKeyFirst { [lost] _ in
      lost.isUsed = true
      return false
    }
    window.onPressWithin(ofAnyButton: true) { [lost] in lost.isUsed = false }
    window.on("notify::focus-widget") { [weak window, lost] in
      guard let window else { return }
      if let focus = gtk_root_get_focus(window.opaque) {
        // GTK focuses the panes around a removed widget, which is of no use. A menu's focus is
        // restored when it closes.
        guard !BorderWalk.isPaned(focus), gtk_widget_get_native(focus) == window.opaque else {
          return
        }
        lost.path = Self.path(from: focus, to: window.pointer)
      } else if lost.isUsed, !lost.path.isEmpty {
        // Neither within GTK's own focus change, nor before another handler has set the focus.
        afterwards { [weak window, lost] in
          if let window, gtk_root_get_focus(window.opaque) == nil { lost.giveOn(in: window) }
        }
      }
    }
    return lost
  }

  /// Forgets the focus, as it was cleared on purpose.
  func forget() { path = [] }

  /// Focuses the nearest visible widget that accepts it.
  private func giveOn(in window: ApplicationWindow) {
    let (holder, path) = (path.first?.object, path.compactMap(\.object))
    forget()
    /// Whether it is still in the window, visible and sensitive.
    func isThere(_ object: Object) -> Bool {
      let widget: UnsafeMutablePointer<GtkWidget> = object.typed()
      return gtk_widget_get_root(widget) == window.opaque && gtk_widget_get_mapped(widget) != 0
        && gtk_widget_is_sensitive(widget) != 0
    }
    // If the widget could have kept the focus, it was cleared on purpose.
    if let holder, isThere(holder) { return }
    _ = path.first { isThere($0) && gtk_widget_child_focus($0.typed(), GTK_DIR_TAB_FORWARD) != 0 }
  }

  /// A widget and its ancestors, excluding the window.
  private static func path(
    from widget: UnsafeMutablePointer<GtkWidget>, to window: UnsafeMutablePointer<GtkWidget>
  ) -> [WeakObject] {
    var path: [WeakObject] = []
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let widget = next, widget != window {
      path.append(WeakObject(Object(holding: UnsafeMutableRawPointer(widget))))
      next = gtk_widget_get_parent(widget)
    }
    return path
  }
}
