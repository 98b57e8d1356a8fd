public import Geometry

/// Where the nodes of a tree that changes stand.
extension LiveTree {
  /// The middle of the upper side of `node`, or nil if it is not there.
  ///
  /// - Complexity: O(depth of the node).
  public func top(of node: Int) -> CGPoint? {
    guard contains(node) else { return nil }
    return top(ofPlace: node + 1)
  }

  /// The rectangle of `node`, or nil if it is not there.
  ///
  /// - Complexity: O(depth of the node).
  public func frame(of node: Int) -> CGRect? {
    guard let top = top(of: node), let size = size(of: node) else { return nil }
    return CGRect(x: top.x - size.width / 2, y: top.y, width: size.width, height: size.height)
  }

  /// The way of the edge from its parent down to `node`, or nil if `node` is a root or not there.
  ///
  /// - Complexity: O(depth of the node).
  public func route(to node: Int, as shape: EdgeRoute.Shape = .curve) -> EdgeRoute? {
    guard let parent = parent(of: node), let above = frame(of: parent), let end = top(of: node)
    else { return nil }
    return EdgeRoute(
      from: CGPoint(x: above.midX, y: above.maxY), to: end,
      channel: CGFloat(contours.gaps.levels), as: shape)
  }

  /// The smallest rectangle round all nodes; its corner is (0, 0).
  ///
  /// - Complexity: O(number of levels).
  public var bounds: CGRect {
    guard count > 0 else { return .zero }
    let lowest = Int(contours.extremes[Int(Tree.ground)].left)
    let height =
      contours.gaps.isLayered
      ? levels.bottom(gaps: contours.gaps)
      : Double(top(ofPlace: lowest).y + kin.sizes[lowest].height)
    return CGRect(x: 0, y: 0, width: width, height: height)
  }

  private func top(ofPlace place: Int) -> CGPoint {
    var (x, y, depth) = (0.0, 0.0, -1)
    for ancestor in kin.path(from: place) where ancestor != Int(Tree.ground) {
      x += contours.offsets[ancestor]
      if ancestor != place { y += contours.drop(of: ancestor) }
      depth += 1
    }
    if contours.gaps.isLayered { y = levels.top(of: depth, gaps: contours.gaps) }
    return CGPoint(x: x - leftEdge, y: y)
  }
}
