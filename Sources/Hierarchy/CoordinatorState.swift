/// A coordinator at an instant: an object outside the controllers that manages navigation.
public struct CoordinatorState: Hashable, Sendable {
  /// Its id.
  public let id: NodeID
  /// Its name in traces; never changes.
  public let name: String
  /// The name of its class.
  public let className: String
  /// The coordinator that retains it.
  public internal(set) var parent: NodeID?
  /// The coordinators it retains, in order.
  public internal(set) var children: [NodeID] = []
  /// The controller it shows.
  public internal(set) var controller: NodeID?
  /// Whether it finished; a finished coordinator that still exists was not released.
  public internal(set) var isDone = false
}

/// Changes to the coordinator tree.
extension HierarchyState {
  /// Sets the children of a coordinator, removing them from their previous parents.
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

  /// Removes a coordinator from the tree.
  mutating func release(coordinator: CoordinatorState) {
    for child in coordinator.children { coordinators[child]?.parent = nil }
    if let parent = coordinator.parent {
      coordinators[parent]?.children.removeAll { $0 == coordinator.id }
    }
    coordinators[coordinator.id] = nil
  }
}
