import Geometry

/// A whole tree: offsets from the bottom up, then positions from the top down.
extension Contours {
  /// Finds the offset of every place from its parent.
  mutating func firstWalk(_ tree: Tree, _ pieces: Pieces) {
    pieces.forEachRange { placeFamilies(below: $0, tree.childStarts) }
    offsets.initializeElement(at: Int(Tree.ground), to: 0)
  }

  /// Places the families of neighbours, the last first.
  private mutating func placeFamilies(below parents: Range<Int>, _ childStarts: [Int32]) {
    var end = Int(childStarts[parents.upperBound])
    for parent in parents.reversed() {
      let first = Int(childStarts[parent])
      if first < end { place(first..<end, of: parent) } else { makeLeaf(parent) }
      end = first
    }
  }

  /// The top centre of every place, and the rectangle round all of them.
  func secondWalk(_ tree: Tree) -> (tops: [CGPoint], bounds: CGRect) {
    let leftEdge = self.leftEdge()
    let width = rightEdge() - leftEdge
    var height = 0.0
    let tops = [CGPoint](unsafeUninitializedCapacity: tree.sizes.count) { tops, count in
      tops.initializeElement(at: 0, to: CGPoint(x: -leftEdge, y: 0))
      height =
        gaps.isLayered ? placeLevels(of: tree, into: tops) : placeNodes(of: tree, into: tops)
      count = tree.sizes.count
    }
    return (tops, CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// Lets each node start where its parent ends; returns where the lowest does.
  private func placeNodes(
    of tree: Tree, into tops: UnsafeMutableBufferPointer<CGPoint>
  ) -> Double {
    var height = 0.0
    for place in 1..<tree.sizes.count {
      let parent = Int(tree.parents[place])
      let above = parent == Int(Tree.ground) ? 0 : gaps.drop(Double(sizes[parent].height))
      let y = Double(tops[parent].y) + above
      let x = Double(tops[parent].x) + offsets[place]
      tops.initializeElement(at: place, to: CGPoint(x: x, y: y))
      height = max(height, y + Double(sizes[place].height))
    }
    return height
  }

  /// Lets each level start where the one above ends; returns where the last does.
  private func placeLevels(
    of tree: Tree, into tops: UnsafeMutableBufferPointer<CGPoint>
  ) -> Double {
    var (y, height) = (0.0, 0.0)
    var level = 1..<Int(tree.childStarts[1])
    while !level.isEmpty {
      var tallest = 0.0
      for place in level {
        let x = Double(tops[Int(tree.parents[place])].x) + offsets[place]
        tops.initializeElement(at: place, to: CGPoint(x: x, y: y))
        tallest = max(tallest, Double(sizes[place].height))
      }
      height = y + tallest
      y += gaps.drop(tallest)
      level = level.upperBound..<Int(tree.childStarts[level.upperBound])
    }
    return height
  }
}
