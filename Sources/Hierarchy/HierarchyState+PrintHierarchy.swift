/// A state as UIKit's debugger command prints it.
///
/// UIKit: `_printHierarchy` of `UIViewController`, since iOS 8. Pointers are made from the ids, so
/// that the same state always gives the same text and a reader of such texts tells nodes apart.
extension HierarchyState {
  /// The root controllers of the windows with everything below them, in UIKit's form.
  ///
  /// A line is a controller: `   | ` for each container above it, then its class, its phase, its
  /// view, and what it was presented with. What a controller presents comes after its children,
  /// marked by `   + `. UIKit prints the key window only; here it comes first and the other windows
  /// follow.
  public var printHierarchy: String {
    var printer = HierarchyPrinter(self)
    let key = keyWindow
    for window in [key].compactMap(\.self) + windows.filter({ $0.view != key?.view }) {
      if let root = window.rootViewController { printer.print(root) }
    }
    return printer.text
  }

  /// One controller with everything below it, in UIKit's form.
  ///
  /// A controller that neither has a parent nor is a window's root gets the mark of a presented
  /// one, as in UIKit.
  public func printHierarchy(of controller: NodeID) -> String {
    var printer = HierarchyPrinter(self)
    printer.print(controller)
    return printer.text
  }
}

/// Writes controllers line by line; below so many levels that bars would fill the text it counts
/// them, in a word that UIKit does not have.
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

  /// An unknown phase has a word of its own, which UIKit does not print.
  private func phase(of controller: ControllerState) -> String {
    controller.unknown.contains(.phase) ? "unknown" : controller.phase.rawValue
  }

  /// Two blanks come before what is not loaded; so does UIKit.
  private func view(of controller: ControllerState) -> String {
    if controller.unknown.contains(.view) { return "unknown" }
    guard let id = controller.view, let view = state.views[id] else { return " (view not loaded)" }
    return "<\(view.className.visible()) \(id.pointer(.object))>"
      + (shown.contains(id) ? "" : " not in the window")
  }
}

extension HierarchyState {
  /// The views that hang in a window.
  fileprivate var viewsInWindows: Set<NodeID> {
    var (shown, waiting) = (Set<NodeID>(), windows.map(\.view))
    while let view = waiting.popLast() {
      if shown.insert(view).inserted { waiting += views[view]?.subviews ?? [] }
    }
    return shown
  }
}
