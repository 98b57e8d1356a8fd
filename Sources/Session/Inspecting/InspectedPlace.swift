import Figures
import Geometry
import Hierarchy
import Interpreter
import Scenarios
import Support

/// A moment of a run, inspected: the rows of a controller, a view or a coordinator.
struct InspectedPlace {
  let opened: Opened
  /// The number of past events.
  let events: Int
  let state: HierarchyState
  /// Whether it is from a dump, which has few attributes: missing ones have no row.
  let isOfDump: Bool

  init(of opened: Opened, events: Int, at instant: Instant) {
    self.opened = opened
    self.events = events
    state = opened.recording.state(afterEvents: events, at: instant)
    isOfDump =
      opened.isReadOnly && !state.showsProgram
      && (state.views.values.contains { !$0.unknown.isEmpty }
        || state.controllers.values.contains { !$0.unknown.isEmpty })
  }

  /// The class, and whether the node exists.
  func summary(of history: NodeHistory) -> String {
    let name = history.className
    if isThere(history.node) { return name }
    guard let birth = history.birth else { return name }
    return events <= birth ? localized("\(name), not created yet") : localized("\(name), released")
  }

  func sections(about history: NodeHistory) -> [Inspection.Section] {
    if let controller = state.controllers[history.node] {
      return sections(about: controller, history).filter { !$0.rows.isEmpty }
    }
    if let view = state.views[history.node] {
      return sections(about: view).filter { !$0.rows.isEmpty }
    }
    if let coordinator = state.coordinators[history.node] { return sections(about: coordinator) }
    return [section(localized("Node"), [row("name", opened.recording.name(of: history.node))])]
  }

  /// Whether a node exists at this moment.
  func isThere(_ node: NodeID) -> Bool {
    state.controllers[node] != nil || state.views[node] != nil || state.coordinators[node] != nil
  }

  private func sections(about coordinator: CoordinatorState) -> [Inspection.Section] {
    [
      section(
        localized("Coordinator"),
        [
          row("name", coordinator.name), row("class", coordinator.className),
          row(
            localized("retained by"), [coordinator.parent].compactMap(\.self),
            or: localized("not its parent")),
          row(localized("retains"), coordinator.children),
          row(localized("shows"), [coordinator.controller].compactMap(\.self)),
          row(localized("finished"), coordinator.isDone),
        ])
    ]
  }
}

/// Rows.
extension InspectedPlace {
  func section(_ title: String, _ rows: [Inspection.Row?]) -> Inspection.Section {
    Inspection.Section(title: title, rows: rows.compactMap(\.self))
  }

  func row(_ name: String, _ value: String) -> Inspection.Row { Inspection.Row(name, value) }

  /// A row with an unknown value.
  func unknown(_ name: String) -> Inspection.Row { row(name, localized("unknown")) }

  func row(_ name: String, _ value: Bool, help: String? = nil) -> Inspection.Row {
    Inspection.Row(name, value ? localized("yes") : localized("no"), help: help)
  }

  /// A row of links to nodes.
  func row(_ name: String, _ nodes: [NodeID], or nothing: String = localized("None"))
    -> Inspection.Row
  {
    let links = nodes.map { Inspection.Link(node: $0, title: state.name(of: $0)) }
    return Inspection.Row(
      name, links.isEmpty ? nothing : links.map(\.title).joined(separator: ", "), links: links)
  }
}

/// Number formatting.
extension Double {
  /// At most two decimals, none for whole numbers.
  package var inspected: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return String(self) }
    if hundredths == 0 { return "0" }
    let isWhole = hundredths.truncatingRemainder(dividingBy: 100) == 0
    return isWhole ? String(Int(hundredths / 100)) : String(hundredths / 100)
  }
}

extension CGSize {
  var inspected: String { "\(Double(width).inspected) × \(Double(height).inspected)" }
}

extension CGPoint {
  var inspected: String { "\(Double(x).inspected), \(Double(y).inspected)" }
}

extension CGRect {
  var inspected: String { "\(origin.inspected), \(size.inspected)" }
}

extension TraitCollection {
  var inspected: String {
    let style = userInterfaceStyle == .unspecified ? "" : ", \(userInterfaceStyle.rawValue)"
    return "\(horizontalSizeClass.rawValue) × \(verticalSizeClass.rawValue)\(style)"
  }
}
