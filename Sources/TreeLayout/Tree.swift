public import Geometry

/// A rooted, ordered tree or forest of sized nodes, as plain arrays.
///
/// A node is named by its index in the arrays the tree was built from. Inside, nodes are in
/// breadth-first order, each at its *place*: the children of a node are neighbors in memory, and a
/// loop from back to front visits children before their parents. There is no recursion and no
/// object per node, however deep the tree is.
public struct Tree: Hashable, Sendable {
  /// The place of the invisible node above all roots; it makes a forest a tree.
  static let ground = 0

  /// The parent of each place; the ground is its own.
  let parents: [Int]
  /// Where the children of each place begin; they end where those of the next place begin.
  let childStarts: [Int]
  /// The size of each place; the ground has none.
  let sizes: [CGSize]
  /// The place of each node.
  let places: [Int]
  /// The node at each place; the ground is −1.
  let nodes: [Int]

  /// The number of nodes.
  public var count: Int { places.count }

  /// The nodes without a parent, in order.
  public var roots: [Int] { Array(nodes[family(of: Tree.ground)]) }

  /// The parent of `node`, or nil if it is a root.
  public func parent(of node: Int) -> Int? {
    let place = parents[places[node]]
    return place == Tree.ground ? nil : nodes[place]
  }

  /// The children of `node`, from left to right.
  public func children(of node: Int) -> [Int] { Array(nodes[family(of: places[node])]) }

  /// The size of `node`.
  public func size(of node: Int) -> CGSize { sizes[places[node]] }

  /// The places of the children of the node at a place.
  func family(of place: Int) -> Range<Int> { childStarts[place]..<childStarts[place + 1] }
}
