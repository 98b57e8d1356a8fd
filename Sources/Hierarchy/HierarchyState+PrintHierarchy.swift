/// A state in the format of UIKit's debugger command.
///
/// UIKit: `_printHierarchy` of `UIViewController`, since iOS 8. Pointers are derived from ids, so
/// that equal states print equally and parsers can distinguish nodes.
extension HierarchyState {
  /// The windows' root controllers and their descendants, in UIKit's format.
  ///
  /// Each line is a controller: `   | ` per ancestor, then its class, phase, view and presentation
  /// controller. Presented controllers follow the children, marked by `   + `. UIKit prints the key
  /// window only; here the other windows follow it.
  public var printHierarchy: String {
    var printer = HierarchyPrinter(self)
    let key = keyWindow
    for window in [key].compactMap(\.self) + windows.filter({ $0.view != key?.view }) {
      if let root = window.rootViewController { printer.print(root) }
    }
    return printer.text
  }

  /// A controller and its descendants, in UIKit's format.
  ///
  /// As in UIKit, a controller without a parent that is no window's root is marked as presented.
  public func printHierarchy(of controller: NodeID) -> String {
    var printer = HierarchyPrinter(self)
    printer.print(controller)
    return printer.text
  }
}

/// Prints controllers line by line; very deep lines print their level instead of bars, an extension
/// of UIKit's format.
private struct HierarchyPrinter {
  private(set) var text = ""
  private let state: HierarchyState
  private let shown: Set<NodeID>
  private let presented: [NodeID: [NodeID]]
  private var printed: Set<NodeID> = []

  init(_ state: HierarchyState) {
    self.state = state
    shown = state.viewsInWindows
    presented = state.controllers.values.reduce(into: [:]) { presented, controller in
      if let presenter = controller.presenting {
        presented[presenter, default: []].append(controller.id)
      }
    }
  }

  mutating func print(_ top: NodeID) {
    var waiting = [(id: top, level: 0)]
    while let (id, level) = waiting.popLast() {
      guard let controller = state.controllers[id], printed.insert(id).inserted else { continue }
      write(controller, level: level)
      let below = controller.children + (presented[id] ?? [])
      waiting += below.reversed().map { ($0, level + 1) }
    }
  }

  private mutating func write(_ controller: ControllerState, level: Int) {
    let id = controller.id
    let isRoot = state.windows.contains { $0.rootViewController == id }
    let isMarked = controller.parent == nil && !isRoot
    let bars = isMarked ? max(level - 1, 0) : level
    text += OutlineBars.text(bars, most: OutlineBars.mostForTools) + (isMarked ? "   + " : "")
    text +=
      "<\(controller.className.visible()) \(id.pointer(.object))>, state: \(phase(of: controller))"
    text += ", view: \(view(of: controller))"
    if isMarked, controller.presenting != nil {
      let className = controller.presentationController ?? "_UIFullscreenPresentationController"
      text += ", presented with: <\(className.visible()) \(id.pointer(.presentationController))>"
    }
    text += "\n"
  }

  /// Prints "unknown" for an unknown phase; UIKit has no such word.
  private func phase(of controller: ControllerState) -> String {
    controller.unknown.contains(.phase) ? "unknown" : controller.phase.rawValue
  }

  /// UIKit, too, prints two blanks before an unloaded view.
  private func view(of controller: ControllerState) -> String {
    if controller.unknown.contains(.view) { return "unknown" }
    guard let id = controller.view, let view = state.views[id] else { return " (view not loaded)" }
    return "<\(view.className.visible()) \(id.pointer(.object))>"
      + (shown.contains(id) ? "" : " not in the window")
  }
}

extension HierarchyState {
  /// The views in windows.
  fileprivate var viewsInWindows: Set<NodeID> {
    var (shown, waiting) = (Set<NodeID>(), windows.map(\.view))
    while let view = waiting.popLast() {
      if shown.insert(view).inserted { waiting += views[view]?.subviews ?? [] }
    }
    return shown
  }
}
