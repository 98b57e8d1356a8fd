/// The first walk, from the bottom up: siblings are pushed apart until their subtrees are free.
extension Contours {
  /// Finds the offset of every node from its parent.
  mutating func firstWalk() {
    let childStarts = tree.childStarts
    var end = childStarts.count - 1
    for place in childStarts.indices.dropLast().reversed() {
      let first = Int(childStarts[place])
      if first < end { placeChildren(first..<end, of: place) }
      end = first
    }
  }

  /// Places one family from left to right, then its parent over the middle.
  private mutating func placeChildren(_ children: Range<Int>, of parent: Int) {
    let first = children.lowerBound
    let last = children.upperBound - 1
    visible.restart(with: first, bottom: extremes[first].bottom)
    let gap = parent == Int(Tree.ground) ? subtreeSeparation : siblingSeparation
    for child in children.dropFirst() {
      let bottom = extremes[child].bottom
      separate(child, from: first, siblingGap: gap)
      visible.add(child, bottom: bottom)
    }
    spread.apply(to: offsets, children)
    let leftEdge = offsets[first] - nodes[first].halfWidth
    let rightEdge = offsets[last] + nodes[last].halfWidth
    let middle = (leftEdge + rightEdge) / 2
    // Written out here and below: for ThreadSanitizer Swift 6.3 cannot compile `-=` and `+=` on it.
    for child in children { offsets[child] = offsets[child] - middle }
    close(parent, over: first, last)
  }

  /// Gives the parent the contours of its first and last child.
  private func close(_ parent: Int, over first: Int, _ last: Int) {
    nodes[parent].left = Int32(truncatingIfNeeded: first)
    nodes[parent].leftStep = offsets[first]
    nodes[parent].right = Int32(truncatingIfNeeded: last)
    nodes[parent].rightStep = offsets[last]
    extremes[parent] = Extremes(
      left: extremes[first].left, right: extremes[last].right,
      leftX: offsets[first] + extremes[first].leftX,
      rightX: offsets[last] + extremes[last].rightX, bottom: visible.lowestBottom)
  }

  /// Moves `child` right until its left contour is clear of the siblings before it.
  ///
  /// Both contours are followed downward together; each step leaves the node that ends first.
  private mutating func separate(_ child: Int, from first: Int, siblingGap: Double) {
    var (left, right) = (child - 1, child)
    var leftX = offsets[left]
    // Siblings start side by side, so a wide subtree may reach below what stands on its left.
    var rightX = leftX + nodes[left].halfWidth + siblingGap + nodes[right].halfWidth
    offsets[child] = rightX
    var cursor = visible.top
    while true {
      let (leftNode, rightNode) = (nodes[left], nodes[right])
      if leftNode.bottom <= rightNode.bottom {
        leftX += leftNode.rightStep
        left = Int(leftNode.right)
      }
      if leftNode.bottom >= rightNode.bottom {
        rightX += rightNode.leftStep
        right = Int(rightNode.left)
      }
      if left < 0 || right < 0 { break }
      // Places below `child` are descendants' or cousins'; those before it are its siblings.
      let areSiblings = right == child && left < child
      let gap = areSiblings ? siblingGap : subtreeSeparation
      let overlap = leftX + nodes[left].halfWidth + gap + nodes[right].halfWidth - rightX
      if overlap > 0 {
        cursor = visible.owner(ofBottom: nodes[left].bottom, from: cursor)
        rightX += overlap
        offsets[child] = offsets[child] + overlap
        spread.add(overlap, between: visible.sibling(at: cursor) - first, and: child - first)
      }
    }
    if right >= 0 {
      threadLeft(from: first, to: right, at: rightX, in: child)
    } else if left >= 0 {
      threadRight(from: child, to: left, at: leftX)
    }
  }

  /// Lets the left contour of the siblings so far go on in `child`, the deeper one.
  private func threadLeft(from first: Int, to target: Int, at targetX: Double, in child: Int) {
    let end = Int(extremes[first].left)
    nodes[end].left = Int32(truncatingIfNeeded: target)
    nodes[end].leftStep = targetX - offsets[first] - extremes[first].leftX
    extremes[first].left = extremes[child].left
    extremes[first].leftX = offsets[child] + extremes[child].leftX - offsets[first]
  }

  /// Lets the right contour of `child` go on in the siblings before it, the deeper ones.
  private func threadRight(from child: Int, to target: Int, at targetX: Double) {
    let end = Int(extremes[child].right)
    let before = child - 1
    nodes[end].right = Int32(truncatingIfNeeded: target)
    nodes[end].rightStep = targetX - offsets[child] - extremes[child].rightX
    extremes[child].right = extremes[before].right
    extremes[child].rightX = offsets[before] + extremes[before].rightX - offsets[child]
  }
}
