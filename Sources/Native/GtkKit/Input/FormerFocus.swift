internal import CGtk

/// Who had the keyboard before something opened that takes it, and gets it back when that closes.
///
/// GTK gives it to the button instead, where the space bar would open it again.
@MainActor final class FormerFocus {
  private enum Holder {
    case nobody
    case widget(WeakObject)
  }

  /// Nothing while nothing is open, or where a click had given the keyboard to the button itself.
  private var holder: Holder?

  /// Remembers who has the keyboard in the window of a button that is about to open something.
  func remember(before button: UnsafeMutablePointer<GtkWidget>) {
    holder = nil
    guard let root = gtk_widget_get_root(button) else { return }
    if let focus = gtk_root_get_focus(root), focus.lies(in: button) { return }
    remember(in: root)
  }

  /// Remembers the focused widget of a window.
  func remember(in root: OpaquePointer) {
    guard let focus = gtk_root_get_focus(root) else { return holder = .nobody }
    holder = .widget(WeakObject(Object(holding: UnsafeMutableRawPointer(focus))))
  }

  /// Restores the focus when a popover or dialog has closed, if the focus did not move meanwhile.
  func giveBack(from button: UnsafeMutablePointer<GtkWidget>) {
    guard let holder else { return }
    self.holder = nil
    guard let root = gtk_widget_get_root(button) else { return }
    if let focus = gtk_root_get_focus(root), !focus.lies(in: button) { return }
    switch holder {
    case .nobody: gtk_root_set_focus(root, nil)
    case .widget(let reference):
      guard let object = reference.object else { return }
      let widget: UnsafeMutablePointer<GtkWidget> = object.typed()
      guard gtk_widget_get_root(widget) == root, gtk_widget_get_mapped(widget) != 0 else { return }
      gtk_widget_grab_focus(widget)
    }
  }
}

extension UnsafeMutablePointer<GtkWidget> {
  /// Whether it is another widget, or somewhere in it.
  fileprivate func lies(in other: Self) -> Bool {
    self == other || gtk_widget_is_ancestor(self, other) != 0
  }
}
