import GtkKit
import Support

/// The inspector and the script in one place, with tabs to switch between them.
final class SidePane {
  /// The tabs.
  enum Tab: String, CaseIterable {
    case inspector, script

    var title: String { self == .inspector ? localized("Inspector") : localized("Script") }
  }

  let widget: Box
  private let tabs: Box
  private let inspector: Widget
  private let script: Widget

  /// The name of the action that switches tabs.
  static let action = "side-pane"

  init(_ inspector: Widget, _ script: Widget) {
    (self.inspector, self.script) = (inspector, script)
    tabs = Box(
      .horizontal,
      Tab.allCases.map { tab in
        let button = ToggleButton(
          .text(tab.title), action: "win.\(Self.action)", target: tab.rawValue)
        button.setAccessibleLabel(localized("\(tab.title) Tab"))
        button.addStyle("flat")
        return button
      })
    tabs.addStyle("pane-tabs")
    tabs.setAccessibleLabel(localized("Inspector or Script"))
    widget = Box(.vertical, [tabs, inspector, script])
    widget.addStyle("side-pane")
    inspector.expandsVertically = true
    script.expandsVertically = true
  }

  /// Shows the available tabs, and of both the chosen one.
  func show(hasInspector: Bool, hasScript: Bool, front: Tab) {
    set(tabs, hasInspector && hasScript)
    set(inspector, hasInspector && (front == .inspector || !hasScript))
    set(script, hasScript && (front == .script || !hasInspector))
    set(widget, hasInspector || hasScript)
  }

  private func set(_ part: Widget, _ isVisible: Bool) {
    if part.isVisible != isVisible { part.isVisible = isVisible }
  }
}
