import GtkKit
import Hierarchy
import Session

/// The palette of calls below the stage of a script: each button offers the lines that it can be.
final class SandboxBar {
  let widget: ScrolledWindow
  private let row = Box(.horizontal, spacing: 2)
  private var buttons: [(call: Session.SandboxCall, button: MenuButton)] = []
  /// What each call can be written as just now, in the order of the buttons.
  private var lines: [[String]] = []
  private var mark: Mark?

  /// What the lines depend on, so that they are worked out only when something changed.
  private struct Mark: Equatable {
    let rerunCount: Int
    let selection: NodeID?
    let events: Int
    let text: String
  }

  /// As many lines a menu has room for.
  private static let greatestCount = 24

  init() {
    row.addStyle("sandbox-bar")
    widget = ScrolledWindow(row, vertical: false)
    widget.keepsBarsInSight()
    widget.isVisible = false
  }

  /// Makes the buttons, which only who has a script sees.
  private func fill() {
    buttons = Session.SandboxCall.allCases.enumerated().map { index, call in
      (
        call,
        MenuButton(
          .text(call.title), listing: { [weak self] in self?.menu(at: index) ?? Menu(items: []) })
      )
    }
    for (_, button) in buttons {
      button.addStyle("flat")
      row.append(button)
    }
  }

  func show(_ session: Session) {
    widget.isVisible = session.isSandbox && session.lesson == nil
    guard widget.isVisible else { return }
    if buttons.isEmpty { fill() }
    let mark = Mark(
      rerunCount: session.rerunCount, selection: session.selection,
      events: session.recording.events.count, text: session.document?.text ?? "")
    guard mark != self.mark else { return }
    self.mark = mark
    lines = buttons.map { session.lines(for: $0.call) }
    for ((_, button), lines) in zip(buttons, lines) where button.isEnabled == lines.isEmpty {
      button.isEnabled = !lines.isEmpty
    }
  }

  private func menu(at index: Int) -> Menu {
    guard lines.indices.contains(index) else { return Menu(items: []) }
    return Menu(
      items: lines[index].prefix(Self.greatestCount).map {
        .action($0, "win.write-line", target: $0)
      })
  }
}
