/// A coordinator at an instant: an object beside the controllers that leads from screen to screen.
public struct CoordinatorState: Hashable, Sendable {
  /// Its id.
  public let id: NodeID
  /// Its name in traces; constant.
  public let name: String
  /// The name of its class.
  public let className: String
  /// The coordinator that keeps it alive.
  public internal(set) var parent: NodeID?
  /// The coordinators it retains, in order.
  public internal(set) var children: [NodeID] = []
  /// The controller that it shows.
  public internal(set) var controller: NodeID?
  /// Whether it has had its day: one that is still there was not let go of.
  public internal(set) var isDone = false
}

/// The tree of coordinators changes.
extension HierarchyState {
  /// Sets the children of a coordinator, and removes them from their previous parents.
  mutating func setChildren(ofCoordinator parent: NodeID, to children: [NodeID]) {
    guard let old = coordinators[parent]?.children else { return }
    for child in old { coordinators[child]?.parent = nil }
    coordinators[parent]?.children = []
    for child in children where !isAbove(child, parent, { coordinators[$0]?.parent }) {
      guard let keeper = coordinators[child].map(\.parent), keeper != parent else { continue }
      if let keeper { coordinators[keeper]?.children.removeAll { $0 == child } }
      coordinators[child]?.parent = parent
      coordinators[parent]?.children.append(child)
    }
  }

  /// Takes a coordinator out of the tree.
  mutating func release(coordinator: CoordinatorState) {
    for child in coordinator.children { coordinators[child]?.parent = nil }
    if let parent = coordinator.parent {
      coordinators[parent]?.children.removeAll { $0 == coordinator.id }
    }
    coordinators[coordinator.id] = nil
  }
}
