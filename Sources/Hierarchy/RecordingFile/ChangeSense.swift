/// Rejects impossible changes, so that every state read from a file is a forest and every tree walk
/// ends.
struct ChangeSense {
  private var made: Set<NodeID> = []

  /// The number of nodes made so far.
  var nodeCount: Int { made.count }

  /// The limit for the depth of a node.
  static let depthLimit = 10_000

  /// Whether `change` can be applied to `state`.
  mutating func allows(_ change: Change, in state: HierarchyState) -> Bool {
    switch change {
    case .controllerMade(let id, _, _), .viewMade(let id, _, _), .coordinatorMade(let id, _, _):
      made.insert(id).inserted
    case .parent(let child, let parent?), .presenting(let child, by: let parent?):
      state.controllers[child] != nil && !isController(parent, within: child, in: state)
    case .superview(let view, let superview?, _):
      state.views[view] != nil && !isView(superview, within: view, in: state)
    case .childOrder(let id, let children):
      state.controllers[id]?.children.sorted() == children.sorted()
    case .coordinatorChildren(of: let parent, let children):
      Set(children).count == children.count
        && children.allSatisfy { child in
          state.coordinators[child] != nil && !isCoordinator(parent, within: child, in: state)
        }
    default: true
    }
  }

  /// Whether a controller is `other` or its descendant by children and presentations.
  private func isController(
    _ id: NodeID, within other: NodeID, in state: HierarchyState
  ) -> Bool {
    var (waiting, steps) = ([id], 0)
    while let current = waiting.popLast() {
      steps += 1
      guard current != other, steps < Self.depthLimit else { return true }
      if let parent = state.controllers[current]?.parent { waiting.append(parent) }
      if let presenter = state.controllers[current]?.presenting { waiting.append(presenter) }
    }
    return false
  }

  /// Whether a coordinator is `other` or its descendant.
  private func isCoordinator(
    _ id: NodeID, within other: NodeID, in state: HierarchyState
  ) -> Bool {
    var (node, steps) = (Optional(id), 0)
    while let current = node {
      steps += 1
      guard current != other, steps < Self.depthLimit else { return true }
      node = state.coordinators[current]?.parent
    }
    return false
  }

  /// Whether a view is `other` or its descendant.
  private func isView(_ id: NodeID, within other: NodeID, in state: HierarchyState) -> Bool {
    var (node, steps) = (Optional(id), 0)
    while let current = node {
      steps += 1
      guard current != other, steps < Self.depthLimit else { return true }
      node = state.views[current]?.superview
    }
    return false
  }
}
