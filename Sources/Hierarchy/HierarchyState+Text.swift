/// A state as an outline in plain text.
extension HierarchyState {
  /// The controllers, indented by depth, with class, phase and view.
  ///
  /// Very deep lines print their level instead of bars, which limits the text's size.
  public var outline: String {
    var text = ""
    var waiting = topControllers.reversed().map { (controller: $0, depth: 0) }
    while let (controller, depth) = waiting.popLast() {
      text += OutlineBars.text(depth) + line(of: controller) + "\n"
      for child in controller.children.reversed().compactMap({ controllers[$0] }) {
        waiting.append((child, depth + 1))
      }
    }
    return text
  }

  private func line(of controller: ControllerState) -> String {
    let view = controller.view.map { view in
      "view: \(name(of: view).visible())\(isShownOrUnknown(controller, view) ? "" : " not in the window")"
    }
    let move: String? =
      switch controller.pendingMove {
      case .none: nil
      case .to: "moving to parent"
      case .from: "moving from parent"
      }
    let facts = [
      "\(controller.className.visible()) \(controller.name.visible())",
      "state: \(controller.unknown.contains(.phase) ? "unknown" : controller.phase.rawValue)",
      move,
      view ?? "view not loaded",
    ]
    return facts.compactMap(\.self).joined(separator: ", ")
  }

  /// Whether the view is, or may be, in a window.
  private func isShownOrUnknown(_ controller: ControllerState, _ view: NodeID) -> Bool {
    controller.unknown.contains(.window) || isInWindow(view)
  }
}
