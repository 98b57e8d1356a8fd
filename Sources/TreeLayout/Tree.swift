public import Geometry

/// A rooted, ordered tree or forest of sized nodes, as plain arrays.
///
/// A node is named by its index in the arrays the tree was built from. Inside, nodes stand in
/// breadth-first order, so the children of a node are neighbours in memory and a walk from back
/// to front meets children before their parents: no recursion and no objects, however deep the
/// tree is.
public struct Tree: Hashable, Sendable {
  /// The place of the invisible node above all roots; it makes a forest a tree.
  static let ground: Int32 = 0

  /// The parent of each place; the ground is its own.
  let parents: [Int32]
  /// Where the children of each place begin; they end where those of the next begin.
  let childStarts: [Int32]
  /// The size of each place; the ground has none.
  let sizes: [CGSize]
  /// The place of each node.
  let places: [Int32]
  /// The node at each place; the ground is −1.
  let nodes: [Int32]
  /// The greatest number of children of one place.
  let widestFamily: Int

  /// The number of nodes.
  public var count: Int { places.count }

  /// The nodes without a parent, in order.
  public var roots: [Int] { children(atPlace: Tree.ground) }

  /// The parent of `node`, or nil if it is a root.
  public func parent(of node: Int) -> Int? {
    let place = parents[Int(places[node])]
    return place == Tree.ground ? nil : Int(nodes[Int(place)])
  }

  /// The children of `node`, from left to right.
  public func children(of node: Int) -> [Int] { children(atPlace: places[node]) }

  /// The size of `node`.
  public func size(of node: Int) -> CGSize { sizes[Int(places[node])] }

  private func children(atPlace place: Int32) -> [Int] {
    let start = Int(childStarts[Int(place)])
    let end = Int(childStarts[Int(place) + 1])
    return nodes[start..<end].map(Int.init)
  }
}
