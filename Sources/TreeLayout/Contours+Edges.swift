/// How far a drawing reaches to both sides, relative to the ground; its contours have it.
extension Contours {
  /// The least x.
  func leftEdge() -> Double {
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

  /// The greatest x.
  func rightEdge() -> Double {
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
