package import Geometry

/// A snapshot of an accessible of a running program.
package struct Accessible: Hashable, Sendable {
  package let reference: AccessibleReference
  /// Its AT-SPI role: "push button".
  package var role = ""
  package var name = ""
  package var description = ""
  package var states: AccessibleStates = []
  /// Its frame in window pixels; nil if unknown.
  package var extents: CGRect?
  /// Whether its parent omits it from its children, as a stack of GTK 4.8 does.
  package var isLeftOut = false
  /// Its parent's index in the tree; nil for the root.
  package var parent: Int?

  package init(reference: AccessibleReference) { self.reference = reference }

  /// Its name, or else its role.
  package var title: String { name.isEmpty ? role : name }
}

/// A snapshot of a program's accessibles: parents before children, children in order.
package struct AccessibleTree: Hashable, Sendable {
  package var nodes: [Accessible]
  /// What could not be read, one sentence each.
  package var notes: [String]
  /// Whether the program described all of them, including parents, in one reply.
  package var isDescribedAtOnce = false

  package init(nodes: [Accessible], notes: [String] = []) {
    (self.nodes, self.notes) = (nodes, notes)
  }

  /// The indexes of each node's children.
  package var children: [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count)
    for (place, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(place) }
    }
    return children
  }

  /// The depth of each node, 0 for the root.
  package var depths: [Int] {
    var depths: [Int] = []
    depths.reserveCapacity(nodes.count)
    for node in nodes { depths.append(node.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }
}
