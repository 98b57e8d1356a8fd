package import Geometry

/// One accessible of a running program, as it was when it was asked.
package struct Accessible: Hashable, Sendable {
  package let reference: AccessibleReference
  /// What it is, in the words of AT-SPI: "push button".
  package var role = ""
  package var name = ""
  package var description = ""
  package var states: AccessibleStates = []
  /// Where it is in its window, in the window's pixels; nil where it does not say.
  package var extents: CGRect?
  /// Whether its parent leaves it out of the list of its children, as a stack of GTK 4.8 does.
  package var isLeftOut = false
  /// Its parent's place in the tree; nil at the root.
  package var parent: Int?

  package init(reference: AccessibleReference) { self.reference = reference }

  /// Its name, or its role where it has none.
  package var title: String { name.isEmpty ? role : name }
}

/// All that a program shows at one time: parents before children, children in their order.
package struct AccessibleTree: Hashable, Sendable {
  package var nodes: [Accessible]
  /// What could not be seen, a sentence each.
  package var notes: [String]
  /// Whether the program described all of them in one answer, and with it whose children they are.
  package var isDescribedAtOnce = false

  package init(nodes: [Accessible], notes: [String] = []) {
    (self.nodes, self.notes) = (nodes, notes)
  }

  /// The children of each node, by their places.
  package var children: [[Int]] {
    var children = [[Int]](repeating: [], count: nodes.count)
    for (place, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(place) }
    }
    return children
  }

  /// How deep each node is; the root is 0.
  package var depths: [Int] {
    var depths: [Int] = []
    depths.reserveCapacity(nodes.count)
    for node in nodes { depths.append(node.parent.map { depths[$0] + 1 } ?? 0) }
    return depths
  }
}
