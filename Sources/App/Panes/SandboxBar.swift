import GtkKit
import Hierarchy
import Session

/// The palette of calls below the stage of a script: each button offers the lines that it can be.
final class SandboxBar {
  let widget: ScrolledWindow
  private let lines = Lines()
  private var buttons: [(call: Session.SandboxCall, button: MenuButton)] = []
  private var mark: Mark?

  /// What the lines depend on, so that they are worked out only when something changed.
  private struct Mark: Equatable {
    let rerunCount: Int
    let selection: NodeID?
    let events: Int
    let text: String
  }

  /// What each call can be written as just now.
  private final class Lines {
    var of: [[String]] = Session.SandboxCall.allCases.map { _ in [] }
  }

  /// As many lines a menu has room for.
  private static let greatestCount = 24

  init() {
    let row = Box(.horizontal, spacing: 2)
    row.addStyle("sandbox-bar")
    widget = ScrolledWindow(row, vertical: false)
    buttons = Session.SandboxCall.allCases.enumerated().map { [lines] index, call in
      let button = MenuButton(
        .text(call.title),
        listing: {
          Menu(
            items: lines.of[index].prefix(Self.greatestCount).map {
              .action($0, "win.write-line", target: $0)
            })
        })
      return (call, button)
    }
    for (_, button) in buttons {
      button.addStyle("flat")
      row.append(button)
    }
    widget.isVisible = false
  }

  func show(_ session: Session) {
    widget.isVisible = session.isSandbox && session.lesson == nil
    guard widget.isVisible else { return }
    let mark = Mark(
      rerunCount: session.rerunCount, selection: session.selection,
      events: session.recording.events.count, text: session.document?.text ?? "")
    guard mark != self.mark else { return }
    self.mark = mark
    lines.of = buttons.map { session.lines(for: $0.call) }
    for ((_, button), lines) in zip(buttons, lines.of) where button.isEnabled == lines.isEmpty {
      button.isEnabled = !lines.isEmpty
    }
  }
}
