import Figures
import GtkKit
import Hierarchy
import Session
import Support

/// All facts about the selected node at the playhead.
///
/// It updates only while visible, and only changed labels.
final class InspectorPane {
  let widget: Box
  private let name = Label("", style: "inspector-name")
  private let summary = Label("", style: "inspector-summary")
  private let empty: Box
  private let overview: InspectorOverview
  private let hint = Label("", style: "dim-label")
  private let content = Box(.vertical)
  private let scroller: ScrolledWindow
  private let findings: InspectorFindings
  private let rows: InspectorRows
  private let callbacks: InspectorCallbacks
  private let heading: Box
  private var act: (Session.Action) -> Void = { _ in }
  private var appear: () -> Void = {}
  private var changed: () -> Void = {}
  private var isOnScreen = false
  private var history: (revision: Revision, history: NodeHistory)?
  private var model: InspectorModel?
  private(set) var shown: Inspection?
  private var recorded: [Inspection.Section] = []
  /// Live details from the running program, shown below the recorded facts.
  private var told: (node: NodeID, sections: [Inspection.Section])?

  init(copyAction: String) {
    name.isEllipsized = true
    summary.isEllipsized = true
    for label in [name, summary] { label.horizontalAlignment = 0 }
    let titles = Box(.vertical, [name, summary])
    titles.expandsHorizontally = true
    let copy = Button(
      .icon("edit-copy-symbolic", label: localized("Copy All as Text")), action: copyAction)
    copy.addStyle("flat")
    copy.align(vertical: .start)
    heading = Box(.horizontal, spacing: 6, [titles, copy])
    heading.addStyle("inspector-heading")
    let relay = Relay()
    findings = InspectorFindings { relay.act($0) }
    rows = InspectorRows { relay.act($0) }
    callbacks = InspectorCallbacks { relay.act($0) }
    empty = Self.emptyState(hint)
    overview = InspectorOverview { relay.act($0) }
    for part in [findings.widget, rows.widget, callbacks.widget] { content.append(part) }
    content.addStyle("inspector-content")
    scroller = ScrolledWindow(content, horizontal: false)
    scroller.expandsVertically = true
    widget = Box(.vertical, [heading, scroller, overview.widget, empty])
    widget.addStyle("inspector")
    widget.setAccessibleLabel(localized("Inspector"))
    widget.setMinimumSize(width: 240)
    relay.act = { [weak self] action in self?.act(action) }
    widget.onShow { [weak self] in
      self?.isOnScreen = true
      self?.appear()
    }
    widget.onHide { [weak self] in self?.isOnScreen = false }
    show(nil)
  }

  /// Forwards actions from subviews that exist before the pane does.
  private final class Relay {
    var act: (Session.Action) -> Void = { _ in }
  }

  /// Calls `body` with each action of the user.
  func onAction(_ body: @escaping (Session.Action) -> Void) { act = body }

  /// Calls `body` when the user asks for all events of the selection, in the event list.
  func onShowEvents(_ body: @escaping () -> Void) { callbacks.onMore(body) }

  /// Calls `body` when the pane appears and needs its content.
  func onAppear(_ body: @escaping () -> Void) { appear = body }

  private static func emptyState(_ hint: Label) -> Box {
    let heading = Label(localized("Nothing Selected"), style: "heading")
    hint.isWrapped = true
    hint.isCentered = true
    hint.greatestWidthInCharacters = 34
    let box = Box(.vertical, spacing: 6, [heading, WidthFirst(hint)])
    box.align(horizontal: .center, vertical: .center)
    box.expandsVertically = true
    box.setMargins(24)
    return box
  }

  /// A hint about what can be selected.
  private static func hint(in state: HierarchyState) -> String {
    if state.showsProgram {
      return localized(
        "Choose a widget, in the hierarchy or on the stage, to see everything about it.")
    }
    let hasControllers = state.controllers.values.contains { _ in true }
    return hasControllers || state.views.values.isEmpty
      ? localized(
        "Choose a controller or a view, in the hierarchy or on the stage, to see everything about it."
      )
      : localized("Choose a view, in the hierarchy or on the stage, to see everything about it.")
  }

  func show(_ model: InspectorModel) {
    guard isOnScreen else { return }
    guard model != self.model else { return }
    self.model = model
    if model.selection == nil {
      hint.text = Self.hint(in: model.state)
      overview.show(model.diagnoses)
    }
    show(history(of: model).map(model.opened.inspection(of:)))
    changed()
  }

  /// Calls `body` when the content changes.
  func onChange(_ body: @escaping () -> Void) { changed = body }

  /// Shows the running program's details of a node while it is shown; nil removes them.
  func tell(_ sections: [Inspection.Section]?, of node: NodeID?) {
    let before = told
    told = node.flatMap { node in sections.map { (node, $0) } }
    guard told?.node != before?.node || told?.sections != before?.sections, var shown else {
      return
    }
    shown.sections = recorded
    show(shown)
  }

  /// The selected node's events, read once per node and run.
  private func history(of model: InspectorModel) -> NodeHistory? {
    if history?.revision != model.revision || history?.history.node != model.selection {
      history = model.selectionHistory.map { (model.revision, $0) }
    }
    return history?.history
  }

  /// Scrolls to a diagnostic and focuses it, once the pane is visible.
  func point(toDiagnosticAt event: Int) {
    afterwards { [weak self] in self?.findings.point(to: event) }
  }

  private func show(_ inspection: Inspection?) {
    var inspection = inspection
    recorded = inspection?.sections ?? []
    if let told, told.node == inspection?.node { inspection?.sections += told.sections }
    let isOther = inspection?.node != shown?.node
    shown = inspection
    heading.isVisible = inspection != nil
    scroller.isVisible = inspection != nil
    empty.isVisible = inspection == nil
    overview.isNeeded = inspection == nil
    guard let inspection else { return }
    name.text = inspection.name
    name.tooltip = inspection.name
    summary.text = inspection.summary
    findings.show(inspection.findings)
    rows.show(inspection.sections)
    callbacks.show(inspection)
    if isOther { scroller.scrollToTop() }
  }
}
