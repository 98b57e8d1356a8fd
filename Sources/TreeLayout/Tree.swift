public import Geometry

/// A rooted, ordered tree or forest of sized nodes, as plain arrays.
///
/// A node is identified by its index in the arrays the tree was built from. Internally, nodes are
/// in breadth-first order, each at its *place*: siblings are adjacent in memory, and a backward
/// loop visits children before their parents. There is no recursion and no object per node, at any
/// depth.
public struct Tree: Hashable, Sendable {
  /// The place of the invisible node above all roots, which joins a forest into a tree.
  static let ground = 0

  /// The parent of each place; the ground is its own parent.
  let parents: [Int]
  /// The start of each place's children; they end at the start of the next place's.
  let childStarts: [Int]
  /// The size of each place; zero for the ground.
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

  /// The places of a node's children.
  func family(of place: Int) -> Range<Int> { childStarts[place]..<childStarts[place + 1] }
}
