import GtkKit
import Translation

/// A line above the panes that waits for an answer: words, and buttons beside them.
final class Notice {
  let widget = Box(.horizontal, spacing: 8)

  init(_ text: String) {
    let words = Label(text)
    words.isWrapped = true
    words.isSelectable = true
    words.expandsHorizontally = true
    words.horizontalAlignment = 0
    widget.addStyle("notice")
    widget.append(words)
  }

  /// Offers an answer, which may take the line away.
  func offer(_ title: String, _ body: @escaping () -> Void) {
    add(Button(.text(title)), body)
  }

  /// Offers to do nothing.
  func offerToDismiss(_ body: @escaping () -> Void) {
    let close = Button(.icon("window-close-symbolic", label: localized("Dismiss")))
    close.addStyle("flat")
    add(close, body)
  }

  private func add(_ button: Button, _ body: @escaping () -> Void) {
    button.align(vertical: .center)
    // The button that was pressed goes with the line, and not before it has been heard.
    button.onClick { Task { @MainActor in body() } }
    widget.append(button)
  }
}
