import GtkKit

/// Failures and warnings, in a notice above the panes that blocks nothing.
extension MainWindow {
  /// Reports a failure and its reason, replacing an earlier notice.
  func complain(_ text: String, _ reason: String) {
    show(Notice("\(text) \(reason)", .trouble))
  }

  /// Shows a notice until the next action, replacing an earlier one.
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

  /// Closes the notice at the next action.
  func closeTrouble() {
    guard let bar = trouble else { return }
    trouble = nil
    right.remove(bar.widget)
  }
}
