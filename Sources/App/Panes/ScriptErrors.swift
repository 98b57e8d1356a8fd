import GtkKit
import Translation

/// The errors of a script, one row each; a row leads to its place.
final class ScriptErrors {
  let widget: Box
  /// A few have all the height that their lines need; only more of them scroll.
  private let few = Box(.vertical)
  private let many = Box(.vertical)
  private let scroller: ScrolledWindow
  private var rows: [Button] = []
  private var shown: [ScriptPaneContent.Mistake] = []
  private static let greatestHeight = 150
  private static let greatestUnscrolled = 3
  /// In characters.
  private static let usualLine = 28
  private var select: (ScriptPaneContent.Mistake) -> Void = { _ in }

  init() {
    scroller = ScrolledWindow(many, horizontal: false)
    scroller.grows(to: Self.greatestHeight)
    widget = Box(.vertical, [few, scroller])
    widget.addStyle("script-errors")
    widget.isVisible = false
  }

  /// Calls `body` with the error a person chooses.
  func onSelect(_ body: @escaping (ScriptPaneContent.Mistake) -> Void) { select = body }

  func show(_ errors: [ScriptPaneContent.Mistake]) {
    guard errors != shown else { return }
    shown = errors
    rows.forEach(scroller.isVisible ? many.remove : few.remove)
    rows = errors.map(row)
    scroller.isVisible = rows.count > Self.greatestUnscrolled
    rows.forEach(scroller.isVisible ? many.append : few.append)
    widget.isVisible = !errors.isEmpty
  }

  private func row(for error: ScriptPaneContent.Mistake) -> Button {
    let place = Label("\(error.line):\(error.column)", style: "script-place")
    place.align(vertical: .start)
    let message = Label(error.message)
    message.isWrapped = true
    // Or the pane is asked to be as wide as the message: panes are measured by their height.
    message.greatestWidthInCharacters = Self.usualLine
    message.horizontalAlignment = 0
    message.expandsHorizontally = true
    let row = Button(
      Box(.horizontal, spacing: 8, [place, message]),
      label: localized("Line \(error.line), column \(error.column): \(error.message)"))
    row.addStyle("flat")
    row.addStyle("script-error")
    row.onClick { [weak self] in self?.select(error) }
    return row
  }
}
