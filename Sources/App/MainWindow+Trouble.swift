import GtkKit

/// Failures and warnings, in a line above the panes that waits to be read and blocks nothing.
extension MainWindow {
  /// Tells what could not be done and why, in the place of what was told before.
  func complain(_ text: String, _ reason: String) {
    show(Notice("\(text) \(reason)", .trouble))
  }

  /// Shows a line until something else is tried, in the place of what was told before.
  func show(_ bar: Notice) {
    say("")
    closeTrouble()
    bar.offerToDismiss { [weak self] in
      self?.closeTrouble()
      self?.native.clearFocusOfMouse()
    }
    trouble = bar
    right.prepend(bar.widget)
  }

  /// Takes it away, as something else is tried.
  func closeTrouble() {
    guard let bar = trouble else { return }
    trouble = nil
    right.remove(bar.widget)
  }
}
