import GtkKit
import Session
import Support

/// The properties of a node in sections: names at the left, values at the right.
///
/// A property that just changed is bold, has a mark, and says so to screen readers.
final class InspectorRows {
  let widget = Box(.vertical)
  private var sections: [Widget] = []
  private var rows: [Row] = []
  private var shown: [Inspection.Section] = []
  private let act: (Session.Action) -> Void

  init(_ act: @escaping (Session.Action) -> Void) { self.act = act }

  func show(_ next: [Inspection.Section]) {
    guard next != shown else { return }
    if next.map(\.shape) != shown.map(\.shape) { build(next) }
    shown = next
    for (row, content) in zip(rows, next.flatMap(\.rows)) { row.show(content) }
  }

  private func build(_ next: [Inspection.Section]) {
    sections.forEach(widget.remove)
    rows = []
    sections = next.map { section in
      let box = inspectorSection(section.title)
      for content in section.rows {
        let row = Row(content, act)
        rows.append(row)
        box.append(row.widget)
      }
      return box
    }
    sections.forEach(widget.append)
  }

  /// A property's row.
  private final class Row {
    let widget: Box
    private let mark = Label("", style: "inspector-mark")
    /// The value as selectable text; nil if it is a list of links.
    private let value: Label?
    private let links: Flow?
    private var shown: Inspection.Row?

    /// The width of the longest name, in pixels.
    private static let nameWidth = 158
    /// The most links in a row.
    private static let greatestCount = 24

    init(_ row: Inspection.Row, _ act: @escaping (Session.Action) -> Void) {
      let name = Label(row.name, style: "inspector-property")
      name.horizontalAlignment = 0
      name.isEllipsized = true
      name.tooltip = row.help ?? row.name
      name.setMinimumSize(width: Self.nameWidth)
      name.greatestWidthInCharacters = 1
      name.align(vertical: .start)
      mark.align(vertical: .start)
      mark.widthInCharacters = 1
      widget = Box(.horizontal, spacing: 4, [name, mark])
      widget.addStyle("inspector-row")
      guard !row.links.isEmpty else {
        let label = Label("", style: "inspector-value")
        label.isWrapped = true
        label.isSelectable = true
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        (value, links) = (label, nil)
        widget.append(label)
        return
      }
      let flow = Flow(spacing: 2)
      flow.expandsHorizontally = true
      (value, links) = (nil, flow)
      for link in row.links.prefix(Self.greatestCount) {
        let title = Label(link.title)
        // Long titles must not widen the pane.
        title.isEllipsized = true
        let button = Button(title, label: "\(row.name): \(link.title)")
        button.addStyle("inspector-link")
        button.tooltip = localized("Select \(link.title)")
        button.onClick { act(.select(link.node)) }
        flow.append(button)
      }
      if row.links.count > Self.greatestCount {
        flow.append(Label(localized("and \(row.links.count - Self.greatestCount) more")))
      }
      widget.append(flow)
    }

    func show(_ row: Inspection.Row) {
      guard row != shown else { return }
      shown = row
      value?.text = row.value.inOwnOrder
      let news = row.hasChanged ? localized(", changed") : ""
      value?.setAccessibleLabel("\(row.name): \(row.value)\(news)")
      widget.setAccessibleLabel("\(row.name): \(row.value)\(news)")
      mark.text = row.hasChanged ? "•" : ""
      widget.setStyle("changed", row.hasChanged)
    }
  }
}

/// A section heading above its rows.
func inspectorSection(_ title: String) -> Box {
  let heading = Label(title, style: "inspector-section")
  heading.horizontalAlignment = 0
  return Box(.vertical, [heading])
}

extension Inspection.Section {
  /// The structure; a change of it requires new widgets.
  fileprivate var shape: [[String]] {
    [[title]] + rows.map { row in [row.name] + row.links.map { "\($0.node) \($0.title)" } }
  }
}
