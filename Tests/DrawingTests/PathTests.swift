import Drawing
import Geometry
import Testing

/// Paths keep their shape through affine and projective maps.
@Suite struct PathTests {
  @Test func `a curve in perspective is accurate to a twentieth of a point`() {
    let pane = CGRect(x: 0, y: 0, width: 300, height: 300)
    let circle = Path.circle(center: pane.center, radius: 140)
    for angle in stride(from: -1.4, through: 1.4, by: 0.2) {
      let turn = ProjectiveTransform.rotation(
        of: pane, about: .horizontal, by: angle, eyeDistance: 900)
      guard let back = turn.inverse else { continue }
      let worst = circle.applying(turn).sampled
        .map { point in
          let plain = point.applying(back)
          let radius = ((plain.x - 150) * (plain.x - 150) + (plain.y - 150) * (plain.y - 150))
          return abs(radius.squareRoot() - 140)
        }.max()
      #expect((worst ?? .infinity) < 0.05 / max(cos(angle), 0.2), "at \(angle)")
    }
  }

  @Test func `the scale of perspective is the growth of a small square`() {
    let pane = CGRect(x: 20, y: 30, width: 200, height: 100)
    let turn = ProjectiveTransform.rotation(of: pane, about: .vertical, by: 0.9, eyeDistance: 500)
    for corner in pane.corners + [pane.center] {
      let right = CGPoint(x: corner.x + 1e-4, y: corner.y).applying(turn)
      let below = CGPoint(x: corner.x, y: corner.y + 1e-4).applying(turn)
      let here = corner.applying(turn)
      let area =
        (right.x - here.x) * (below.y - here.y) - (right.y - here.y) * (below.x - here.x)
      #expect(abs(turn.scale(at: corner) - abs(area).squareRoot() / 1e-4) < 1e-3)
    }
  }

  @Test func `points behind the eye are not shown`() {
    let pane = CGRect(x: 0, y: 0, width: 400, height: 400)
    let near = ProjectiveTransform.rotation(of: pane, about: .horizontal, by: 1.5, eyeDistance: 100)
    let far = ProjectiveTransform.rotation(of: pane, about: .horizontal, by: 1.5, eyeDistance: 900)
    #expect([near.shows(pane), far.shows(pane)] == [false, true])
  }

  @Test func `bounds contain every point, and an empty path has none`() {
    let path = Path([
      .move(CGPoint(x: 5, y: 7)), .line(CGPoint(x: -1, y: 2)),
      .curve(CGPoint(x: 9, y: 0), CGPoint(x: 3, y: 30), to: CGPoint(x: 4, y: 4)), .close,
    ])
    #expect(path.bounds == CGRect(x: -1, y: 0, width: 10, height: 30))
    #expect(Path().bounds == .zero)
    #expect(Path.line(from: .zero, to: CGPoint(x: Double.nan, y: 0)).isFinite == false)
  }

  @Test func `printable text has one kind of line break and no control characters`() {
    let run = TextRun("a\r\nb\rc\u{2028}d\te\u{0}f\u{1B}", size: 12)
    #expect(run.printable == "a\nb\nc\nd e\u{FFFD}f\u{FFFD}")
  }
}

extension Path {
  /// Points along the outline, eight a curve.
  fileprivate var sampled: [CGPoint] {
    var points: [CGPoint] = []
    var pen = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point): pen = point
      // The sides of the box a circle is made from have no length.
      case .line(let point): pen = point
      case .curve(let a, let b, let end):
        for step in 0...8 {
          let (t, u) = (Double(step) / 8, 1 - Double(step) / 8)
          let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          points.append(
            CGPoint(
              x: p * pen.x + q * a.x + r * b.x + s * end.x,
              y: p * pen.y + q * a.y + r * b.y + s * end.y))
        }
        pen = end
      case .close: break
      }
    }
    return points
  }
}
