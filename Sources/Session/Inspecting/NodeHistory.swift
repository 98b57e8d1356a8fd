package import Hierarchy

/// What happened to one node in a whole run, read off the recording once.
///
/// A controller and its view belong together: each is told what the other is told.
package struct NodeHistory: Sendable {
  package let node: NodeID
  /// The node, with the view of a controller or the controller of a view.
  package private(set) var nodes: Set<NodeID>
  /// The events about them, by place.
  private(set) var events: [Int] = []
  /// The events that tell diagnostics about them, by place.
  private(set) var findings: [Int] = []
  private(set) var className = ""
  /// How many events there were when it came into being; nil for a node that never did.
  private(set) var birth: Int?
  /// The event before which it was let go of.
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
