package import Hierarchy

/// A tree of cards before folding.
///
/// Parents precede their children, so that a forward pass meets parents first and a backward pass
/// children first.
package struct CardTree: Hashable, Sendable {
  /// The nodes in reading order.
  package private(set) var keys: [Card.Key] = []
  /// The index of each node's parent; nil for roots.
  package private(set) var parents: [Int?] = []
  /// The detached roots.
  package private(set) var parked: Set<Int> = []
  /// The index of each node.
  package private(set) var places: [Card.Key: Int] = [:]

  private mutating func add(_ key: Card.Key, below parent: Int?) -> Int {
    places[key] = keys.count
    keys.append(key)
    parents.append(parent)
    return keys.count - 1
  }

  /// The children of each node, in order.
  ///
  /// - Complexity: O(*n*).
  package var children: [[Int]] {
    var result = Array(repeating: [Int](), count: keys.count)
    for (place, parent) in parents.enumerated() {
      if let parent { result[parent].append(place) }
    }
    return result
  }

  /// The ancestors of a node, from its parent to the root.
  package func ancestors(of place: Int) -> [Int] {
    var result: [Int] = []
    var next = parents[place]
    while let parent = next {
      result.append(parent)
      next = parents[parent]
    }
    return result
  }
}

/// The tree of controllers.
extension CardTree {
  /// Windows with their roots, presented controllers below their presenters, then detached
  /// controllers.
  package static func controllers(of state: HierarchyState) -> CardTree {
    var tree = CardTree()
    // Other programs have only widgets, which are in the tree of views.
    if state.showsProgram { return tree }
    for window in state.windows {
      let place = tree.add(Card.Key(kind: .window, node: window.view), below: nil)
      if let root = window.rootViewController { tree.addController(root, of: state, below: place) }
    }
    let tops = state.topControllers
    for controller in tops where tree.place(ofController: controller.id) == nil {
      guard let presenting = controller.presenting.flatMap(tree.place(ofController:)) else {
        continue
      }
      tree.addController(controller.id, of: state, below: presenting)
    }
    for controller in tops where tree.place(ofController: controller.id) == nil {
      tree.parked.insert(tree.keys.count)
      tree.addController(controller.id, of: state, below: nil)
    }
    return tree
  }

  func place(ofController node: NodeID) -> Int? {
    places[Card.Key(kind: .controller, node: node)]
  }

  /// Adds a controller and its descendants in preorder, without recursion.
  private mutating func addController(
    _ id: NodeID, of state: HierarchyState, below parent: Int?
  ) {
    var stack = [(id: id, parent: parent)]
    while let (id, parent) = stack.popLast() {
      guard place(ofController: id) == nil, let controller = state.controllers[id] else { continue }
      let place = add(Card.Key(kind: .controller, node: id), below: parent)
      for child in controller.children.reversed() { stack.append((child, place)) }
    }
  }
}

/// The tree of views.
extension CardTree {
  /// The windows' views with descendants, then the views without superview.
  package static func views(of state: HierarchyState) -> CardTree {
    var tree = CardTree()
    for window in state.windows { tree.addView(window.view, of: state) }
    for view in state.views.each where view.superview == nil {
      guard tree.places[Card.Key(kind: .view, node: view.id)] == nil else { continue }
      tree.parked.insert(tree.keys.count)
      tree.addView(view.id, of: state)
    }
    return tree
  }

  private mutating func addView(_ root: NodeID, of state: HierarchyState) {
    var stack: [(id: NodeID, parent: Int?)] = [(root, nil)]
    while let (id, parent) = stack.popLast() {
      let key = Card.Key(kind: .view, node: id)
      guard places[key] == nil, let view = state.views[id] else { continue }
      let place = add(key, below: parent)
      for subview in view.subviews.reversed() { stack.append((subview, place)) }
    }
  }
}

/// The tree of coordinators.
extension CardTree {
  /// The root coordinators, each followed by its descendants.
  package static func coordinators(of state: HierarchyState) -> CardTree {
    var tree = CardTree()
    let roots = state.coordinators.values.filter { $0.parent == nil }
    var stack = roots.reversed().map { (id: $0.id, parent: Int?.none) }
    while let (id, parent) = stack.popLast() {
      let key = Card.Key(kind: .coordinator, node: id)
      guard tree.places[key] == nil, let coordinator = state.coordinators[id] else { continue }
      let place = tree.add(key, below: parent)
      for child in coordinator.children.reversed() { stack.append((child, place)) }
    }
    return tree
  }
}
