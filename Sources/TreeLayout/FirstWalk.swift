import Geometry

/// The paper's first walk, bottom-up: computes the offset of every node from its parent.
///
/// The terms are van der Ploeg's. A *contour* is the left or right outline of a subtree, a *thread*
/// continues a contour in a neighboring subtree that reaches deeper, and the *extreme nodes* are
/// the lowest ones, where the two contours of a subtree end.
///
/// Every position is relative: a child's to its parent, a contour node's to the one before it. So
/// moving a subtree takes one addition, and nothing below a node depends on its siblings.
struct FirstWalk {
  /// A step down a contour: to a child, or along a thread.
  struct Step {
    let node: Int
    /// The horizontal offset to the center of `node`.
    let across: Double
    /// The vertical offset to the bottom of `node`.
    let down: Double
  }

  /// A node with its contour links.
  struct Node {
    let halfWidth: Double
    /// The next step down the left contour: the first child or a thread; nil at its end.
    var left: Step?
    /// The next step down the right contour: the last child or a thread; nil at its end.
    var right: Step?
  }

  /// The extreme nodes of a subtree, with the x of their centers relative to the subtree's root.
  struct Extremes {
    var left: Int
    var leftX = 0.0
    var right: Int
    var rightX = 0.0
    /// The depth of the subtree below the bottom of its root.
    var reach = 0.0
  }

  let tree: Tree
  let gaps: Gaps
  var nodes: [Node]
  var extremes: [Extremes]
  /// The distance from the center of each node's parent to its own center.
  var offsets: [Double]
  var lowest = LowestSiblings()
  var spread = Spread()

  /// Walks the tree in reverse order of places: children before parents.
  init(_ tree: Tree, _ gaps: Gaps) {
    self.tree = tree
    self.gaps = gaps
    nodes = tree.sizes.map { Node(halfWidth: Double($0.width) / 2) }
    extremes = tree.sizes.indices.map { Extremes(left: $0, right: $0) }
    offsets = [Double](repeating: 0, count: tree.sizes.count)
    for parent in tree.sizes.indices.reversed() { placeChildren(of: parent) }
  }

  /// The vertical offset from a node's parent bottom to its own; 1 per level if layered.
  func drop(of node: Int) -> Double {
    gaps.isLayered ? 1 : gaps.drop(Double(tree.sizes[node].height))
  }

  /// Places a family from left to right, then centers the parent above it.
  private mutating func placeChildren(of parent: Int) {
    let family = tree.family(of: parent)
    guard let first = family.first, let last = family.last else { return }
    var row = begin(with: first)
    for child in family.dropFirst() { separate(child, from: &row, in: family) }
    spread.apply(to: &offsets, of: family)
    let middle =
      (offsets[first] - nodes[first].halfWidth + (offsets[last] + nodes[last].halfWidth)) / 2
    for child in family { offsets[child] -= middle }
    nodes[parent].left = Step(node: first, across: offsets[first], down: drop(of: first))
    nodes[parent].right = Step(node: last, across: offsets[last], down: drop(of: last))
    extremes[parent] = row
    extremes[parent].leftX -= middle
    extremes[parent].rightX -= middle
  }

  /// Starts a row of siblings; its coordinates are relative to the first one.
  private mutating func begin(with first: Int) -> Extremes {
    var row = extremes[first]
    row.reach += drop(of: first)
    lowest.restart(bottom: row.reach)
    return row
  }
}

/// The outlines of the whole drawing.
extension FirstWalk {
  /// The least x of all nodes, relative to the ground.
  var leftEdge: Double {
    var (x, edge) = (0.0, Double.infinity)
    var next = nodes[Tree.ground].left
    while let step = next {
      x += step.across
      edge = min(edge, x - nodes[step.node].halfWidth)
      next = nodes[step.node].left
    }
    return edge
  }

  /// The greatest x of all nodes, relative to the ground.
  var rightEdge: Double {
    var (x, edge) = (0.0, -Double.infinity)
    var next = nodes[Tree.ground].right
    while let step = next {
      x += step.across
      edge = max(edge, x + nodes[step.node].halfWidth)
      next = nodes[step.node].right
    }
    return edge
  }
}
