/// Corners, centers and bounding boxes of rectangles.
extension CGRect {
  /// The four corners: top left, top right, bottom right, bottom left.
  public var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
    ]
  }

  /// The center.
  public var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The bounding box of `points`; `.zero` if there are none.
  public init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (low, high) = (first, first)
    for point in points.dropFirst() {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// A rectangle with this center and size.
  public init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
