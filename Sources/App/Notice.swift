import GioKit
import GtkKit
import Support

/// A line above the panes that waits for an answer: words, and buttons beside them.
final class Notice {
  /// What a line is about, as its colour and a sign say, too.
  enum Kind {
    case news, trouble
  }

  let widget = Box(.horizontal, spacing: 8)
  /// A row below the words for answers that are long, as those with names of files are.
  private let below: Box?

  init(_ text: String, _ kind: Kind = .news, answersBelow: Bool = false) {
    below = answersBelow ? Box(.horizontal, spacing: 8) : nil
    // A label of several lines asks for less height than it takes, of which GTK complains.
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
    // A path may have no place to break.
    line.breaksWords = true
    line.isSelectable = true
    line.horizontalAlignment = 0
    return line
  }

  /// Offers an answer, which may take the line away.
  func offer(_ title: String, _ body: @escaping () -> Void) {
    if let below {
      let button = Button(.shortening(title))
      button.tooltip = title
      add(button, to: below, body)
    } else {
      add(Button(.text(title)), to: widget, body)
    }
  }

  /// Offers to do nothing.
  func offerToDismiss(_ body: @escaping () -> Void) {
    let close = Button(.icon("window-close-symbolic", label: localized("Dismiss")))
    close.addStyle("flat")
    add(close, to: widget, body)
  }

  private func add(_ button: Button, to row: Box, _ body: @escaping () -> Void) {
    button.align(vertical: .center)
    // The button that was pressed goes with the line, and not before it has been heard.
    button.onClick { MainLoop.async { body() } }
    row.append(button)
  }
}
