import GioKit
import GtkKit
import Support

/// A line above the panes with text and buttons, shown until it is answered.
final class Notice {
  /// The kind of message, also shown by color and icon.
  enum Kind {
    case news, trouble
  }

  let widget = Box(.horizontal, spacing: 8)
  /// A row below the text for long answers, such as those with file names.
  private let below: Box?

  init(_ text: String, _ kind: Kind = .news, answersBelow: Bool = false) {
    below = answersBelow ? Box(.horizontal, spacing: 8) : nil
    // A wrapping label requests less height than it allocates, and GTK warns about it.
    let words = Box(.vertical, text.split(whereSeparator: \.isNewline).map(Self.line))
    words.expandsHorizontally = true
    words.align(vertical: .center)
    widget.addStyle("notice")
    if kind == .trouble {
      widget.addStyle("trouble")
      widget.append(Icon("dialog-warning-symbolic"))
    }
    if let below {
      below.align(horizontal: .start)
      below.setMargins(top: 6)
      words.append(below)
    }
    widget.append(words)
  }

  private static func line(_ text: Substring) -> Label {
    let line = Label(String(text))
    line.isWrapped = true
    // A path may have no break opportunity.
    line.breaksWords = true
    line.isSelectable = true
    line.horizontalAlignment = 0
    return line
  }

  /// Adds an answer, which may close the notice.
  func offer(_ title: String, _ body: @escaping () -> Void) {
    if let below {
      let button = Button(.shortening(title))
      button.tooltip = title
      add(button, to: below, body)
    } else {
      add(Button(.text(title)), to: widget, body)
    }
  }

  /// Adds a close button.
  func offerToDismiss(_ body: @escaping () -> Void) {
    let close = Button(.icon("window-close-symbolic", label: localized("Dismiss")))
    close.addStyle("flat")
    add(close, to: widget, body)
  }

  private func add(_ button: Button, to row: Box, _ body: @escaping () -> Void) {
    button.align(vertical: .center)
    // Closing destroys the pressed button: defer until its signal has returned.
    button.onClick { MainLoop.async { body() } }
    row.append(button)
  }
}
