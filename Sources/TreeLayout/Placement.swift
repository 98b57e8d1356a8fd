public import Geometry

/// Where the nodes of a tree are drawn.
public struct Placement: Hashable, Sendable {
  /// The tree that was placed.
  public let tree: Tree
  /// The top center of each place of the tree; the first is the ground's.
  let tops: [CGPoint]
  /// The smallest rectangle round all nodes; its corner is (0, 0).
  public let bounds: CGRect
  /// The height of the channel above each child in which its edge runs.
  let levelSeparation: Double

  /// The middle of the upper side of `node`.
  public func top(of node: Int) -> CGPoint { tops[tree.places[node]] }

  /// The rectangle of `node`.
  public func frame(of node: Int) -> CGRect { frame(atPlace: tree.places[node]) }

  /// The rectangles of all nodes, in the order in which the tree was built.
  public var frames: [CGRect] { tree.places.map { frame(atPlace: $0) } }

  /// The way of the edge from its parent down to `node`, or nil if `node` is a root.
  public func route(to node: Int, as shape: EdgeRoute.Shape = .curve) -> EdgeRoute? {
    guard let parent = tree.parent(of: node) else { return nil }
    let start = top(of: parent)
    let end = top(of: node)
    return EdgeRoute(
      from: CGPoint(x: start.x, y: start.y + tree.size(of: parent).height), to: end,
      channel: CGFloat(levelSeparation), as: shape)
  }

  private func frame(atPlace place: Int) -> CGRect {
    let size = tree.sizes[place]
    return CGRect(
      x: tops[place].x - size.width / 2, y: tops[place].y, width: size.width, height: size.height)
  }
}
