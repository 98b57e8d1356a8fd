/// A state as an outline in plain text.
extension HierarchyState {
  /// The controllers, children indented below their parents, each with its class, its phase and
  /// what is known of its view.
  public var outline: String {
    var text = ""
    for controller in topControllers { write(controller, depth: 0, to: &text) }
    return text
  }

  private func write(_ controller: ControllerState, depth: Int, to text: inout String) {
    let indent = String(repeating: "   | ", count: depth)
    let view = controller.view.map { view in
      "view: \(name(of: view))\(isShownOrUnknown(controller, view) ? "" : " not in the window")"
    }
    let move: String? =
      switch controller.pendingMove {
      case .none: nil
      case .to: "moving to parent"
      case .from: "moving from parent"
      }
    let facts = [
      "\(controller.className) \(controller.name)",
      "state: \(controller.unknown.contains(.phase) ? "unknown" : controller.phase.rawValue)",
      move,
      view ?? "view not loaded",
    ]
    text += indent + facts.compactMap(\.self).joined(separator: ", ") + "\n"
    for child in controller.children.compactMap({ controllers[$0] }) {
      write(child, depth: depth + 1, to: &text)
    }
  }

  /// Whether nothing says that a view is in no window.
  private func isShownOrUnknown(_ controller: ControllerState, _ view: NodeID) -> Bool {
    controller.unknown.contains(.window) || isInWindow(view)
  }
}
