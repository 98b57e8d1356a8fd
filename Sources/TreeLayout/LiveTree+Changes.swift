public import Geometry

/// Changing a tree: each change leaves every node where a layout of the whole tree would put it.
///
/// What a change costs is the sum, over the families from the changed one up to the roots, of their
/// members and of the outlines along which these meet.
extension LiveTree {
  /// Adds a node below `parent`, or a root; before `sibling`, or as the last.
  ///
  /// - Returns: The number of the new node. Numbers of removed nodes are used again.
  @discardableResult
  public mutating func add(
    _ size: CGSize, below parent: Int?, before sibling: Int? = nil
  ) throws(TreeError) -> Int {
    let place = try self.place(of: parent)
    let next = try self.place(of: sibling, below: parent)
    let node = kin.upcoming - 1
    try Tree.check(size, of: node)
    let new = enter(size)
    change(below: place) { $0.attach(new, to: place, before: next) }
    updateLevels(at: new) { $0.add($1, at: $2) }
    return node
  }

  /// Adds all nodes of `tree` below `parent`, or as roots; before `sibling`, or as the last.
  ///
  /// - Returns: The number that each node of `tree` has here.
  /// - Complexity: That of a change, and O(count of `tree`).
  @discardableResult
  public mutating func add(
    _ tree: Tree, below parent: Int?, before sibling: Int? = nil
  ) throws(TreeError) -> [Int] {
    let place = try self.place(of: parent)
    return insert(tree, below: place, before: try self.place(of: sibling, below: parent))
  }

  /// Removes `node` and all nodes below it.
  ///
  /// - Complexity: That of a change, and O(number of nodes removed).
  public mutating func remove(_ node: Int) throws(TreeError) {
    let root = try place(of: node)
    updateLevels(at: root) { $0.remove($1, at: $2) }
    change(below: Int(kin.links[root].parent)) { $0.detach(root) }
    for (place, _) in Array(kin.subtree(at: root)) { kin.leave(place) }
  }

  /// Moves `node` and all nodes below it to `parent`, or to the roots; before `sibling`, or as the
  /// last.
  ///
  /// - Complexity: That of two changes; when layered, and O(number of nodes moved).
  public mutating func move(
    _ node: Int, below parent: Int?, before sibling: Int? = nil
  ) throws(TreeError) {
    let root = try place(of: node)
    let place = try self.place(of: parent)
    var next = try self.place(of: sibling, below: parent)
    if kin.path(from: place).contains(root) {
      throw .belowItself(node: node, parent: parent ?? node)
    }
    if next == root { next = kin.links[root].next < 0 ? nil : Int(kin.links[root].next) }
    updateLevels(at: root) { $0.remove($1, at: $2) }
    change(below: Int(kin.links[root].parent)) { $0.detach(root) }
    change(below: place) { $0.attach(root, to: place, before: next) }
    updateLevels(at: root) { $0.add($1, at: $2) }
  }

  /// Gives `node` another size.
  public mutating func resize(_ node: Int, to size: CGSize) throws(TreeError) {
    let place = try self.place(of: node)
    try Tree.check(size, of: node)
    if contours.gaps.isLayered {
      let depth = self.depth(of: place)
      levels.remove(Double(kin.sizes[place].height), at: depth)
      levels.add(Double(size.height), at: depth)
    }
    kin.resize(place, to: size)
    contours.resize(place)
    change(below: Int(kin.links[place].parent)) { _ in }
  }
}
