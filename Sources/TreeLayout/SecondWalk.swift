import Geometry

/// The paper's second walk, top-down: accumulates the offsets into coordinates.
struct SecondWalk {
  /// The top center of each node.
  private(set) var tops: [CGPoint]
  /// The bottom of the lowest node.
  private(set) var height = 0.0

  /// Places all nodes, with the ground at (`origin`, 0).
  init(_ tree: Tree, _ gaps: Gaps, offsets: [Double], origin: Double) {
    tops = [CGPoint](repeating: CGPoint(x: origin, y: 0), count: tree.sizes.count)
    if gaps.isLayered {
      placeLevels(of: tree, gaps, offsets)
    } else {
      placeNodes(of: tree, gaps, offsets)
    }
  }

  /// Places each node below its parent's bottom.
  private mutating func placeNodes(of tree: Tree, _ gaps: Gaps, _ offsets: [Double]) {
    for node in tree.sizes.indices.dropFirst() {
      let parent = tree.parents[node]
      let above = parent == Tree.ground ? 0 : gaps.drop(Double(tree.sizes[parent].height))
      let y = Double(tops[parent].y) + above
      tops[node] = CGPoint(x: Double(tops[parent].x) + offsets[node], y: y)
      height = max(height, y + Double(tree.sizes[node].height))
    }
  }

  /// Places each level below the tallest node of the level above.
  private mutating func placeLevels(of tree: Tree, _ gaps: Gaps, _ offsets: [Double]) {
    var y = 0.0
    var level = tree.family(of: Tree.ground)
    while !level.isEmpty {
      var tallest = 0.0
      for node in level {
        tops[node] = CGPoint(x: Double(tops[tree.parents[node]].x) + offsets[node], y: y)
        tallest = max(tallest, Double(tree.sizes[node].height))
      }
      height = y + tallest
      y += gaps.drop(tallest)
      level = level.upperBound..<tree.childStarts[level.upperBound]
    }
  }
}
