internal import CGtk

/// Finds another place for the keyboard when who had it goes or can do nothing any more.
///
/// GTK leaves no focus then, and Tab starts at the window's first widget. Here it moves to the
/// nearest, as long as it is the keyboard that is used: a person with a mouse would press unawares what they
/// have not chosen.
@MainActor final class LostFocus {
  /// Who had it last, and what that stood in, from within.
  private var path: [WeakObject] = []
  /// Whether it was used last, and not the mouse; GTK itself forgets that after some seconds.
  private(set) var isUsed = false

  /// Watches over the keyboard of `window`.
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
        // GTK gives it to the panes around what goes; there it is of no use. What a menu had goes back when
        // that closes.
        guard !BorderWalk.isPaned(focus), gtk_widget_get_native(focus) == window.opaque else {
          return
        }
        lost.path = Self.path(from: focus, to: window.pointer)
      } else if lost.isUsed, !lost.path.isEmpty {
        // Not within GTK's own change of who has it, nor before others have taken it.
        afterwards { [weak window, lost] in
          if let window, gtk_root_get_focus(window.opaque) == nil { lost.giveOn(in: window) }
        }
      }
    }
    return lost
  }

  /// The keyboard was taken away on purpose.
  func forget() { path = [] }

  /// Gives it to the first that takes it in the nearest that is still seen.
  private func giveOn(in window: ApplicationWindow) {
    let (holder, path) = (path.first?.object, path.compactMap(\.object))
    forget()
    /// Whether it is in the window still, and can be used.
    func isThere(_ object: Object) -> Bool {
      let widget: UnsafeMutablePointer<GtkWidget> = object.typed()
      return gtk_widget_get_root(widget) == window.opaque && gtk_widget_get_mapped(widget) != 0
        && gtk_widget_is_sensitive(widget) != 0
    }
    // From who could have kept it, it was taken on purpose.
    if let holder, isThere(holder) { return }
    _ = path.first { isThere($0) && gtk_widget_child_focus($0.typed(), GTK_DIR_TAB_FORWARD) != 0 }
  }

  /// A widget and what it stands in, up to the window and without it.
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
