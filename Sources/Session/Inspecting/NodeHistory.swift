package import Hierarchy

/// The events of a node in a run, read from the recording once.
///
/// Includes the events of its counterpart: a controller's view, or a view's controller.
package struct NodeHistory: Sendable {
  package let node: NodeID
  /// The node and its counterpart.
  package private(set) var nodes: Set<NodeID>
  /// Their events, by index.
  private(set) var events: [Int] = []
  /// The events that report diagnostics about them, by index.
  private(set) var findings: [Int] = []
  private(set) var className = ""
  /// The event count at its creation; nil if it was never created.
  private(set) var birth: Int?
  /// The event before its deallocation.
  private(set) var end: Int?

  /// - Complexity: O(*events* + *changes*).
  package init(of node: NodeID, in recording: Recording) {
    self.node = node
    nodes = [node]
    var changes: [(change: Int, isBirth: Bool)] = []
    for (place, change) in recording.changes.enumerated() {
      switch change {
      case .controllerMade(node, _, let name), .viewMade(node, _, let name),
        .coordinatorMade(node, _, let name):
        className = name
        changes.append((place, true))
      case .released(node): changes.append((place, false))
      case .view(of: let controller, let view?) where controller == node || view == node:
        nodes.formUnion([controller, view])
      default: break
      }
    }
    for (place, event) in recording.events.enumerated() {
      while let next = changes.first, next.change < Int(event.changeCount) {
        if next.isBirth { birth = place } else { end = place }
        changes.removeFirst()
      }
      if case .diagnostic(let index) = event.kind {
        if concerns(recording.diagnostics[Int(index)]) { findings.append(place) }
      } else if let subject = event.subject, nodes.contains(subject) {
        events.append(place)
      }
    }
    if changes.first?.isBirth == true { birth = recording.events.count }
  }

  /// Whether a diagnostic is about them.
  private func concerns(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.subject.map(nodes.contains) ?? false
      || diagnostic.participants.contains(where: nodes.contains)
  }
}
