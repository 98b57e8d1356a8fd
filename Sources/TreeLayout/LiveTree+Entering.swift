import Geometry

/// Bringing nodes into a tree that changes, and finding those that callers name.
extension LiveTree {
  /// Puts all nodes of `tree` below a place; returns their numbers.
  mutating func insert(_ tree: Tree, below parent: Int, before next: Int?) -> [Int] {
    var places = [Int](repeating: 0, count: tree.sizes.count)
    for place in tree.places { places[Int(place)] = enter(tree.sizes[Int(place)]) }
    let roots = 1..<Int(tree.childStarts[1])
    for place in roots.upperBound..<places.count {
      kin.attach(places[place], to: places[Int(tree.parents[place])], before: nil)
    }
    for place in places.dropFirst().reversed() {
      contours.place(kin.children(of: place), of: place)
    }
    change(below: parent) { kin in
      for root in roots { kin.attach(places[root], to: parent, before: next) }
    }
    for root in roots { updateLevels(at: places[root]) { $0.add($1, at: $2) } }
    return tree.places.map { places[Int($0)] - 1 }
  }

  /// A place for a node that has neither parent nor children yet.
  mutating func enter(_ size: CGSize) -> Int {
    if kin.isFull {
      let count = kin.used
      kin.grow(to: 2 * count)
      contours.grow(to: 2 * count, keeping: count, sizes: UnsafeBufferPointer(kin.sizes))
    }
    let place = kin.enter(size)
    contours.enter(place)
    return place
  }

  /// The place of a node, or of the ground.
  func place(of node: Int?) throws(TreeError) -> Int {
    guard let node else { return Int(Tree.ground) }
    guard contains(node) else { throw .noSuchNode(node: node) }
    return node + 1
  }

  /// The place of a child of `parent`, if one is named.
  func place(of sibling: Int?, below parent: Int?) throws(TreeError) -> Int? {
    guard let sibling else { return nil }
    let place = try self.place(of: sibling)
    guard self.parent(of: sibling) == parent else {
      throw .notItsChild(node: sibling, parent: parent)
    }
    return place
  }

  /// Tells the levels of a place and all below it that they come or go.
  mutating func updateLevels(
    at root: Int, _ update: (_ levels: inout Levels, _ height: Double, _ depth: Int) -> Void
  ) {
    guard contours.gaps.isLayered else { return }
    let above = depth(of: root)
    for (place, depth) in kin.subtree(at: root) {
      update(&levels, Double(kin.sizes[place].height), above + depth)
    }
  }

  /// How many nodes are above a place.
  func depth(of place: Int) -> Int {
    kin.path(from: place).reduce(-2) { depth, _ in depth + 1 }
  }
}
