import GtkKit
import Hierarchy
import Session

/// The sandbox palette below a script's stage: each button offers lines to insert.
final class SandboxBar {
  let widget: ScrolledWindow
  private let row = Box(.horizontal, spacing: 2)
  private var buttons: [(call: Sandbox.Call, button: MenuButton)] = []
  /// The lines each call offers now, in button order.
  private var lines: [[String]] = []
  private var model: SandboxModel?

  /// The most lines in a menu.
  private static let greatestCount = 24

  init() {
    row.addStyle("sandbox-bar")
    widget = ScrolledWindow(row, vertical: false)
    widget.keepsBarsInSight()
    widget.isVisible = false
  }

  /// Creates the buttons lazily, for the first script.
  private func fill() {
    buttons = Sandbox.Call.allCases.enumerated().map { index, call in
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

  func show(_ model: SandboxModel) {
    widget.isVisible = model.inputs.isOffered
    guard widget.isVisible, model != self.model else { return }
    self.model = model
    if buttons.isEmpty { fill() }
    let sandbox = Sandbox(of: model.opened)
    lines = buttons.map { sandbox.lines(for: $0.call) }
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
