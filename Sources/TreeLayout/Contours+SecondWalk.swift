import Geometry

/// The second walk, from the top down: offsets become positions.
extension Contours {
  /// The top centre of every place, and the rectangle round all of them.
  func secondWalk() -> (tops: [CGPoint], bounds: CGRect) {
    let leftEdge = self.leftEdge()
    let width = rightEdge() - leftEdge
    var height = 0.0
    let tops = [CGPoint](unsafeUninitializedCapacity: tree.sizes.count) { tops, count in
      tops.initializeElement(at: 0, to: CGPoint(x: -leftEdge, y: 0))
      for place in 1..<tree.sizes.count {
        let parent = Int(tree.parents[place])
        let x = Double(tops[parent].x) + offsets[place]
        let y = nodes[parent].bottom
        tops.initializeElement(at: place, to: CGPoint(x: x, y: y))
        height = max(height, y + Double(tree.sizes[place].height))
      }
      count = tree.sizes.count
    }
    return (tops, CGRect(x: 0, y: 0, width: width, height: height))
  }

  /// The least x of the drawing, relative to the ground; the left contour has it.
  private func leftEdge() -> Double {
    var x = nodes[0].leftStep
    var place = Int(nodes[0].left)
    var edge = Double.infinity
    while place >= 0 {
      edge = min(edge, x - nodes[place].halfWidth)
      x += nodes[place].leftStep
      place = Int(nodes[place].left)
    }
    return edge
  }

  /// The greatest x of the drawing, relative to the ground; the right contour has it.
  private func rightEdge() -> Double {
    var x = nodes[0].rightStep
    var place = Int(nodes[0].right)
    var edge = -Double.infinity
    while place >= 0 {
      edge = max(edge, x + nodes[place].halfWidth)
      x += nodes[place].rightStep
      place = Int(nodes[place].right)
    }
    return edge
  }
}
