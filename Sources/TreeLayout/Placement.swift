public import Geometry

/// The positions of a tree's nodes.
public struct Placement: Hashable, Sendable {
  /// The placed tree.
  public let tree: Tree
  /// The top center of each place; index 0 is the ground.
  let tops: [CGPoint]
  /// The bounding box of all nodes; its origin is (0, 0).
  public let bounds: CGRect
  /// The height of the channel above each child in which its edge runs.
  let levelSeparation: Double

  /// The top center of `node`.
  public func top(of node: Int) -> CGPoint { tops[tree.places[node]] }

  /// The rectangle of `node`.
  public func frame(of node: Int) -> CGRect { frame(atPlace: tree.places[node]) }

  /// The rectangles of all nodes, in the order in which the tree was built.
  public var frames: [CGRect] { tree.places.map { frame(atPlace: $0) } }

  /// The route of the edge from the parent to `node`, or nil if `node` is a root.
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
