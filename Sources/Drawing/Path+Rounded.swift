package import Geometry

/// Recognizes rectangles, rounded rectangles and ellipses.
extension Path {
  /// The rectangle, if the path is one with upright sides.
  package var rectangle: CGRect? {
    guard elements.count == 5, isFinite else { return nil }
    let box = bounds
    return zip(elements, Path.rectangle(box).elements).allSatisfy(Self.isSame) ? box : nil
  }

  /// The box and radii, if the path is a rounded rectangle or an ellipse.
  package var rounded: (box: CGRect, radius: CGSize)? {
    guard elements.count == 10, case .move(let start) = elements[0],
      case .curve(_, _, let right) = elements[2], case .curve(_, _, let bottom) = elements[4],
      case .curve(_, _, let left) = elements[6]
    else { return nil }
    let box = CGRect(
      x: left.x, y: start.y, width: right.x - left.x, height: bottom.y - start.y)
    let radius = CGSize(width: start.x - left.x, height: right.y - start.y)
    let path = Path.roundedRectangle(box, radiusX: radius.width, radiusY: radius.height)
    guard box.width > 0, box.height > 0, zip(elements, path.elements).allSatisfy(Self.isSame) else {
      return nil
    }
    return (box, radius)
  }

  private static func isSame(_ one: Element, _ other: Element) -> Bool {
    switch (one, other) {
    case (.move(let a), .move(let b)), (.line(let a), .line(let b)): a.isClose(to: b)
    case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
      a.isClose(to: d) && b.isClose(to: e) && c.isClose(to: f)
    case (.close, .close): true
    default: false
    }
  }
}

extension CGPoint {
  /// Equal except for rounding errors.
  fileprivate func isClose(to other: CGPoint) -> Bool {
    abs(x - other.x) < 1e-6 && abs(y - other.y) < 1e-6
  }
}
