package import Geometry

/// Taking a path through perspective: lines map exactly, curves are halved first.
extension Path {
  /// The path seen through `transform`.
  ///
  /// Each cubic is cut into four, whose control points are mapped: at the flips of a pane the
  /// error stays far below a tenth of a point.
  package func applying(_ transform: ProjectiveTransform) -> Path {
    if let affine = transform.affine { return applying(affine) }
    var result = Path()
    result.elements.reserveCapacity(elements.count)
    var pen = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        (pen, start) = (point, point)
        result.move(to: point.applying(transform))
      case .line(let point):
        pen = point
        result.line(to: point.applying(transform))
      case .curve(let a, let b, let end):
        for piece in Cubic(start: pen, a: a, b: b, end: end).quarters {
          result.curve(
            piece.a.applying(transform), piece.b.applying(transform),
            to: piece.end.applying(transform))
        }
        pen = end
      case .close:
        pen = start
        result.close()
      }
    }
    return result
  }
}

/// One cubic Bézier segment.
struct Cubic {
  let start: CGPoint
  let a: CGPoint
  let b: CGPoint
  let end: CGPoint

  var quarters: [Cubic] {
    let (left, right) = halves
    return [left.halves.0, left.halves.1, right.halves.0, right.halves.1]
  }

  /// De Casteljau's cut in the middle.
  var halves: (Cubic, Cubic) {
    func middle(_ p: CGPoint, _ q: CGPoint) -> CGPoint {
      CGPoint(x: (p.x + q.x) / 2, y: (p.y + q.y) / 2)
    }
    let (p01, p12, p23) = (middle(start, a), middle(a, b), middle(b, end))
    let (p012, p123) = (middle(p01, p12), middle(p12, p23))
    let center = middle(p012, p123)
    return (
      Cubic(start: start, a: p01, b: p012, end: center),
      Cubic(start: center, a: p123, b: p23, end: end)
    )
  }
}
