/// Looks through programs for what has the focus, in an active window.
@MainActor
package final class FocusSearch {
  /// What was found, and in whose tree.
  package struct Found: Sendable {
    package let application: RunningApplication
    package let tree: AccessibleTree
    package let place: Int
  }

  private var walks: [TreeWalk] = []
  private var waiting: Int
  private var found: Found?
  private let finish: @MainActor (Found?) -> Void

  /// Looks at all of some programs at once; a program that is silent has nothing.
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
  /// The place of what has the focus in a window that is active; the innermost, if several say so.
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

  /// An accessible and its ancestors in words, the outermost first: "frame “Main” ▸ push button
  /// “OK”".
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
