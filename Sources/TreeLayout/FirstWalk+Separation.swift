/// The paper's *separate*: moves a child right until its subtree clears the siblings before it.
extension FirstWalk {
  /// A node of a contour, with its center and its bottom relative to the row of siblings.
  private struct Position {
    let node: Int
    var x: Double
    let bottom: Double

    func following(_ step: Step?) -> Position? {
      guard let step else { return nil }
      return Position(node: step.node, x: x + step.across, bottom: bottom + step.down)
    }
  }

  /// Places a child to the right of its preceding siblings, then adds it to the row.
  ///
  /// Walks the right contour of the row and the left contour of the child in parallel, advancing
  /// whichever node ends first.
  mutating func separate(_ child: Int, from row: inout Extremes, in family: Range<Int>) {
    let sibling = child - 1
    let siblingGap = family == tree.family(of: Tree.ground) ? gaps.subtrees : gaps.siblings
    // Siblings are placed side by side first, so a wide subtree may extend under its left neighbor.
    var offset =
      offsets[sibling] + nodes[sibling].halfWidth + siblingGap + nodes[child].halfWidth
    let bottom = drop(of: child)
    var left: Position? = Position(node: sibling, x: offsets[sibling], bottom: drop(of: sibling))
    var right: Position? = Position(node: child, x: offset, bottom: bottom)
    var owner = lowest.newest
    while let outer = left, var inner = right {
      let areSiblings = inner.node == child && family.contains(outer.node)
      let gap = areSiblings ? siblingGap : gaps.subtrees
      let overlap =
        outer.x + nodes[outer.node].halfWidth + gap + nodes[inner.node].halfWidth - inner.x
      if overlap > 0 {
        owner = lowest.owner(ofBottom: outer.bottom, from: owner)
        inner.x += overlap
        offset += overlap
        spread.add(overlap, from: lowest.sibling(at: owner), to: child - family.lowerBound)
      }
      left = outer.bottom <= inner.bottom ? outer.following(nodes[outer.node].right) : outer
      right = inner.bottom <= outer.bottom ? inner.following(nodes[inner.node].left) : inner
    }
    offsets[child] = offset
    join(child, to: &row, right: right, left: left)
    lowest.add(child - family.lowerBound, bottom: bottom + extremes[child].reach)
  }

  /// Sets threads: where the child or the row is deeper, its contour continues that of the other.
  private mutating func join(
    _ child: Int, to row: inout Extremes, right deeperChild: Position?, left deeperRow: Position?
  ) {
    let ends = extremes[child]
    let bottom = drop(of: child) + ends.reach
    if let target = deeperChild {
      nodes[row.left].left = Step(
        node: target.node, across: target.x - row.leftX, down: target.bottom - row.reach)
      (row.left, row.leftX) = (ends.left, offsets[child] + ends.leftX)
    }
    if let target = deeperRow {
      nodes[ends.right].right = Step(
        node: target.node, across: target.x - offsets[child] - ends.rightX,
        down: target.bottom - bottom)
    } else {
      (row.right, row.rightX, row.reach) = (ends.right, offsets[child] + ends.rightX, bottom)
    }
  }
}
