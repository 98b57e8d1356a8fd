import Hierarchy
import Interpreter
import Scenarios
import Support

/// The owners that retain a controller, one row each.
extension InspectedPlace {
  func owners(of controller: ControllerState) -> [Inspection.Row?] {
    let windows = state.windows.filter { $0.rootViewController == controller.id }.map(\.view)
    let keepers = state.coordinators.values.filter { $0.controller == controller.id }.map(\.id)
    var rows = [
      controller.parent.map { row("parent", [$0]) },
      controller.presenting.map { row(localized("presenter"), [$0]) },
      windows.isEmpty ? nil : row(localized("window, as its root"), windows),
      keepers.isEmpty ? nil : row(localized("coordinator"), keepers),
    ].compactMap(\.self)
    let variables = variables(holding: controller)
    if !variables.isEmpty {
      rows.append(row(localized("script"), variables.joined(separator: ", ")))
    }
    if controller.phase.isTransitional || controller.presentationMove != .none {
      rows.append(row(localized("transition"), localized("until it ends")))
    }
    return rows.isEmpty ? [row(localized("owners"), ownerless)] : rows
  }

  /// The text for a controller without known owners.
  private var ownerless: String {
    opened.run.scenario.script == nil
      ? localized("only its container's code") : localized("no visible owner")
  }

  /// The script variables that hold the controller, or a list with it, by name.
  private func variables(holding controller: ControllerState) -> [String] {
    guard let script = opened.outcome.script, let steps = script.steps, events > 0,
      state.controllers.values.count(where: { $0.name == controller.name }) == 1
    else { return [] }
    let last = min(events, script.eventCount) - 1
    guard last >= 0 else { return [] }
    return steps.values(atEvent: last).filter { Self.stands($0.text, for: controller.name) }
      .map(\.variable.name)
  }

  private static func stands(_ text: String, for name: String) -> Bool {
    if text == name { return true }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return false }
    return text.dropFirst().dropLast().split(separator: ", ").contains(name[...])
  }
}
