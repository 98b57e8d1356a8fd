internal import CGtk

/// The focus before a popover or menu opened, restored when it closes.
///
/// GTK focuses the button instead, where space would open it again.
@MainActor final class FormerFocus {
  private enum Holder {
    case nobody
    case widget(WeakObject)
  }

  /// Nil while nothing is open, or if a click had focused the button itself.
  private var holder: Holder?

  /// Saves the focus of a button's window before the button opens something.
  func remember(before button: UnsafeMutablePointer<GtkWidget>) {
    holder = nil
    guard let root = gtk_widget_get_root(button) else { return }
    if let focus = gtk_root_get_focus(root), focus.lies(in: button) { return }
    remember(in: root)
  }

  /// Saves the focused widget of a window.
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
  /// Whether it is `other` or inside it.
  fileprivate func lies(in other: Self) -> Bool {
    self == other || gtk_widget_is_ancestor(self, other) != 0
  }
}
