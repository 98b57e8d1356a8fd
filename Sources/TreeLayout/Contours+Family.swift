import Geometry

/// One family: siblings are pushed apart until their subtrees are free, their parent stands above.
extension Contours {
  /// The siblings placed so far, in coordinates that begin below the parent at the first of them.
  struct Row {
    var newest: Int
    /// How many there are.
    var count = 1
    /// Where the left contour ends.
    var left: Int
    var leftX: Double
    /// Where the right contour ends.
    var right: Int
    var rightX: Double
    /// Where the deepest ends.
    var bottom: Double
  }

  /// Places a family from left to right, then its parent over the middle.
  mutating func place(_ family: some Family, of parent: Int) {
    let gap = parent == Int(Tree.ground) ? gaps.subtrees : gaps.siblings
    var children = family.makeIterator()
    guard let first = children.next() else { return makeLeaf(parent) }
    var row = begin(with: first)
    while let child = children.next() {
      add(child, of: family, to: &row, siblingGap: gap)
    }
    spread.apply(to: offsets, family)
    let leftEdge = offsets[first] - nodes[first].halfWidth
    let rightEdge = offsets[row.newest] + nodes[row.newest].halfWidth
    let middle = (leftEdge + rightEdge) / 2
    // Written out here and below: for ThreadSanitizer Swift 6.3 cannot compile `-=` and `+=` on it.
    for child in family { offsets[child] = offsets[child] - middle }
    close(parent, from: first, over: row, middle: middle)
  }

  private mutating func begin(with first: Int) -> Row {
    let bottom = drop(of: first) + extremes[first].reach
    visible.restart(bottom: bottom)
    offsets.initializeElement(at: first, to: 0)
    return Row(
      newest: first, left: Int(extremes[first].left), leftX: extremes[first].leftX,
      right: Int(extremes[first].right), rightX: extremes[first].rightX, bottom: bottom)
  }

  /// Gives the parent the contours of the row.
  private func close(_ parent: Int, from first: Int, over row: Row, middle: Double) {
    let last = row.newest
    nodes.initializeElement(
      at: parent,
      to: Node(
        halfWidth: Double(sizes[parent].width) / 2,
        left: Int32(truncatingIfNeeded: first), right: Int32(truncatingIfNeeded: last),
        leftStep: offsets[first], leftDrop: drop(of: first),
        rightStep: offsets[last], rightDrop: drop(of: last)))
    extremes.initializeElement(
      at: parent,
      to: Extremes(
        left: Int32(truncatingIfNeeded: row.left), right: Int32(truncatingIfNeeded: row.right),
        leftX: row.leftX - middle, rightX: row.rightX - middle, reach: row.bottom))
  }
}
