package import Geometry

/// Projective transforms of paths: exact for lines, curves are subdivided first.
extension Path {
  /// The path transformed by `transform`.
  ///
  /// The control points of a cubic are transformed as in an affine map; if that deviates from the
  /// true curve by more than a fiftieth of a point, the cubic is halved first.
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
        result.append(Cubic(start: pen, a: a, b: b, end: end), through: transform, halvings: 4)
        pen = end
      case .close:
        pen = start
        result.close()
      }
    }
    return result
  }

  private mutating func append(
    _ cubic: Cubic, through transform: ProjectiveTransform, halvings: Int
  ) {
    let mapped = Cubic(
      start: cubic.start.applying(transform), a: cubic.a.applying(transform),
      b: cubic.b.applying(transform), end: cubic.end.applying(transform))
    func error(at t: Double) -> Double {
      let (truth, guess) = (cubic.point(at: t).applying(transform), mapped.point(at: t))
      return max(abs(truth.x - guess.x), abs(truth.y - guess.y))
    }
    guard halvings > 0, max(error(at: 0.25), error(at: 0.5), error(at: 0.75)) > 0.02 else {
      return curve(mapped.a, mapped.b, to: mapped.end)
    }
    let (left, right) = cubic.halves
    append(left, through: transform, halvings: halvings - 1)
    append(right, through: transform, halvings: halvings - 1)
  }
}

/// One cubic Bézier segment.
struct Cubic {
  let start: CGPoint
  let a: CGPoint
  let b: CGPoint
  let end: CGPoint

  func point(at t: Double) -> CGPoint {
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: p * start.x + q * a.x + r * b.x + s * end.x,
      y: p * start.y + q * a.y + r * b.y + s * end.y)
  }

  /// De Casteljau's subdivision at the middle.
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
