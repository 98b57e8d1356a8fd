/// Searches programs for the focused accessible in an active window.
@MainActor
package final class FocusSearch {
  /// The result: the focused accessible and its tree.
  package struct Found: Sendable {
    package let application: RunningApplication
    package let tree: AccessibleTree
    package let place: Int
  }

  private var walks: [TreeWalk] = []
  private var waiting: Int
  private var found: Found?
  private let finish: @MainActor (Found?) -> Void

  /// Searches all given programs concurrently; unresponsive ones count as unfocused.
  package init(
    in applications: [RunningApplication], on bus: AccessibilityBus,
    _ finish: @escaping @MainActor (Found?) -> Void
  ) {
    (waiting, self.finish) = (applications.count, finish)
    guard !applications.isEmpty else {
      finish(nil)
      return
    }
    walks = applications.map { application in
      TreeWalk(bus, of: application) { [weak self] outcome in
        self?.took(outcome, of: application)
      }
    }
    for walk in walks { walk.start() }
  }

  private func took(_ outcome: TreeWalk.Outcome, of application: RunningApplication) {
    waiting -= 1
    if case .whole(let tree) = outcome, found == nil, let place = tree.focused {
      found = Found(application: application, tree: tree, place: place)
    }
    guard waiting == 0 else { return }
    walks = []
    finish(found)
  }
}

extension AccessibleTree {
  /// The focused accessible in an active window; the innermost if several are.
  package var focused: Int? {
    var isInActive = [Bool](repeating: false, count: nodes.count)
    var result: Int?
    for (place, node) in nodes.enumerated() {
      isInActive[place] =
        node.states.contains(.active) || (node.parent.map { isInActive[$0] } ?? false)
      if isInActive[place], node.states.contains(.focused) { result = place }
    }
    return result
  }

  /// The path to an accessible as text, outermost first: "frame “Main” ▸ push button “OK”".
  package func trail(to place: Int) -> String {
    var words: [String] = []
    var next: Int? = place
    while let here = next, nodes[here].parent != nil {
      words.append(nodes[here].words)
      next = nodes[here].parent
    }
    return words.reversed().joined(separator: " ▸ ")
  }
}
