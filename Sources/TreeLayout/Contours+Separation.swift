/// One child more: it moves right until its left contour is clear of the siblings before it.
extension Contours {
  /// Both contours are followed downward together; each step leaves the node that ends first.
  mutating func add(
    _ child: Int, of family: some Family, to row: inout Row, siblingGap: Double
  ) {
    var (left, right) = (row.newest, child)
    var leftX = offsets[left]
    var leftBottom = drop(of: left)
    // Siblings start side by side, so a wide subtree may reach below what stands on its left.
    var offset = leftX + nodes[left].halfWidth + siblingGap + nodes[right].halfWidth
    var rightX = offset
    var rightBottom = drop(of: right)
    let bottom = rightBottom + extremes[child].reach
    var cursor = visible.top
    while true {
      let (leftEnds, rightEnds) = (leftBottom <= rightBottom, rightBottom <= leftBottom)
      if leftEnds {
        leftX += nodes[left].rightStep
        leftBottom += nodes[left].rightDrop
        left = Int(nodes[left].right)
      }
      if rightEnds {
        rightX += nodes[right].leftStep
        rightBottom += nodes[right].leftDrop
        right = Int(nodes[right].left)
      }
      if left < 0 || right < 0 { break }
      let areSiblings = right == child && family.contains(left)
      let gap = areSiblings ? siblingGap : gaps.subtrees
      let overlap = leftX + nodes[left].halfWidth + gap + nodes[right].halfWidth - rightX
      if overlap > 0 {
        cursor = visible.owner(ofBottom: leftBottom, from: cursor)
        rightX += overlap
        offset += overlap
        spread.add(overlap, between: visible.sibling(at: cursor), and: row.count)
      }
    }
    offsets.initializeElement(at: child, to: offset)
    let ends = extremes[child]
    var thread = Thread.none
    if right >= 0 {
      thread = .left(row.left)
      goOn(left: row.left, to: right, step: rightX - row.leftX, drop: rightBottom - row.bottom)
      (row.left, row.leftX) = (Int(ends.left), offset + ends.leftX)
    }
    if right < 0, left >= 0 {
      let end = Int(ends.right)
      thread = .right(end)
      goOn(right: end, to: left, step: leftX - offset - ends.rightX, drop: leftBottom - bottom)
    } else {
      (row.right, row.rightX, row.bottom) = (Int(ends.right), offset + ends.rightX, bottom)
    }
    if type(of: family).isKept { threads.initializeElement(at: child, to: thread) }
    visible.add(row.count, bottom: bottom)
    row.newest = child
    row.count += 1
  }

  /// Lets the left contour, which ends in `end`, go on in `target`.
  private func goOn(left end: Int, to target: Int, step: Double, drop: Double) {
    nodes[end].left = Int32(truncatingIfNeeded: target)
    nodes[end].leftStep = step
    nodes[end].leftDrop = drop
  }

  /// Lets the right contour, which ends in `end`, go on in `target`.
  private func goOn(right end: Int, to target: Int, step: Double, drop: Double) {
    nodes[end].right = Int32(truncatingIfNeeded: target)
    nodes[end].rightStep = step
    nodes[end].rightDrop = drop
  }
}
