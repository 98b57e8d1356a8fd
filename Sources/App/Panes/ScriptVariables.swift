import GtkKit
import Session
import Support

/// The script's variables at the playhead; recent changes stand out.
final class ScriptVariables {
  let widget: Box
  private let heading = Label(localized("Variables"), style: "script-heading")
  private let list = Box(.vertical, spacing: 2)
  private var rows: [Row] = []
  /// Whether they are from an earlier text.
  var isStale = false { didSet { list.setStyle("stale", isStale) } }

  /// The most rows to show; each is a widget.
  private static let greatestCount = 200

  init() {
    heading.horizontalAlignment = 0
    let scroller = ScrolledWindow(list, horizontal: false)
    scroller.grows(to: 190)
    // A scrolling list can be focused to scroll by keyboard.
    scroller.setAccessibleLabel(localized("Variables"))
    list.addStyle("script-variables")
    widget = Box(.vertical, [heading, scroller])
    widget.addStyle("script-state")
    widget.isVisible = false
  }

  /// Shows variables; if there are too many, the changed ones and the first.
  func show(_ all: [ScriptVariable]) {
    let variables =
      all.count > Self.greatestCount
      ? (all.filter(\.hasChanged) + all.filter { !$0.hasChanged }).prefix(Self.greatestCount)
      : all[...]
    heading.text =
      variables.count < all.count
      ? localized("Variables: \(variables.count) of \(all.count)") : localized("Variables")
    while rows.count > variables.count { list.remove(rows.removeLast().widget) }
    while rows.count < variables.count {
      let row = Row()
      rows.append(row)
      list.append(row.widget)
    }
    for (row, variable) in zip(rows, variables) { row.show(variable) }
    widget.isVisible = !variables.isEmpty
  }

  /// A name at the left, its value at the right.
  private final class Row {
    let widget: Box
    private let name = Label("", style: "script-name")
    private let value = Label("", style: "script-value")
    private var shown: ScriptVariable?

    init() {
      name.horizontalAlignment = 0
      value.horizontalAlignment = 1
      value.isEllipsized = true
      value.expandsHorizontally = true
      widget = Box(.horizontal, spacing: 12, [name, value])
      widget.addStyle("script-variable")
    }

    func show(_ variable: ScriptVariable) {
      guard variable != shown else { return }
      shown = variable
      name.text = variable.name
      value.text = variable.value
      value.tooltip = variable.value
      widget.setStyle("changed", variable.hasChanged)
      let news = variable.hasChanged ? localized(", changed") : ""
      widget.setAccessibleLabel("\(variable.name) = \(variable.value)\(news)")
    }
  }
}
