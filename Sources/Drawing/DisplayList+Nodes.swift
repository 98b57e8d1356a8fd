package import Geometry
package import Hierarchy

/// Hit testing, and listing the nodes of a picture.
extension DisplayList {
  /// A node with its frame in the picture.
  package struct Placed: Hashable, Sendable {
    package let node: NodeID
    package let title: String
    /// The node's bounding box, in points of the picture.
    package let frame: CGRect
  }

  /// All groups that represent a node, in painting order.
  package var nodes: [Placed] {
    var found: [Placed] = []
    Self.visit(items, .identity) { group, transform in
      guard let node = group.node else { return }
      found.append(
        Placed(node: node, title: group.title, frame: group.bounds.applying(transform)))
    }
    return found
  }

  /// The topmost node under `point`, or nil.
  package func node(at point: CGPoint) -> NodeID? {
    var hit: NodeID?
    Self.visit(items, .identity) { group, transform in
      guard let node = group.node, let back = transform.inverse,
        group.bounds.contains(point.applying(back))
      else { return }
      hit = node
    }
    return hit
  }

  /// All nodes under `point`, the topmost first.
  package func nodes(at point: CGPoint) -> [NodeID] {
    var hits: [NodeID] = []
    Self.visit(items, .identity) { group, transform in
      guard let node = group.node, let back = transform.inverse,
        group.bounds.contains(point.applying(back))
      else { return }
      hits.append(node)
    }
    return hits.reversed()
  }

  /// The topmost node that receives a touch at `point`, or nil.
  ///
  /// A node passes on no touches outside of its bounds, although its overflowing content is
  /// painted.
  package func node(touchedAt point: CGPoint) -> NodeID? {
    Self.touched(in: items, .identity, point)
  }

  private static func touched(
    in items: [Item], _ outer: ProjectiveTransform, _ point: CGPoint
  ) -> NodeID? {
    var hit: NodeID?
    for case .group(let group) in items {
      let transform = group.transform.concatenating(outer)
      if let node = group.node {
        guard let back = transform.inverse, group.bounds.contains(point.applying(back)) else {
          continue
        }
        hit = node
      }
      hit = touched(in: group.items, transform, point) ?? hit
    }
    return hit
  }

  private static func visit(
    _ items: [Item], _ outer: ProjectiveTransform,
    _ body: (Group, ProjectiveTransform) -> Void
  ) {
    for case .group(let group) in items {
      let transform = group.transform.concatenating(outer)
      body(group, transform)
      visit(group.items, transform, body)
    }
  }
}
