import GtkKit

/// What could not be done, in a line above the panes: it waits to be read, and is in nobody's way.
extension MainWindow {
  /// Tells what could not be done and why, in the place of what was told before.
  func complain(_ text: String, _ reason: String) {
    say("")
    closeTrouble()
    let bar = Notice("\(text) \(reason)", .trouble)
    bar.offerToDismiss { [weak self] in
      self?.closeTrouble()
      self?.native.clearFocus()
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
