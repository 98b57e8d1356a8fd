package import Geometry

/// Properties of a transform that painters need.
extension ProjectiveTransform {
  /// The local scale factor at `point`, for line widths in perspective.
  package func scale(at point: CGPoint) -> Double {
    let (r0, r1, r2) = rows
    let vector = SIMD3<Double>(point.x, point.y, 1)
    let w = (r2 * vector).sum()
    let (x, y) = ((r0 * vector).sum() / w, (r1 * vector).sum() / w)
    let (xx, xy) = ((r0.x - x * r2.x) / w, (r0.y - x * r2.y) / w)
    let (yx, yy) = ((r1.x - y * r2.x) / w, (r1.y - y * r2.y) / w)
    return abs(xx * yy - xy * yx).squareRoot()
  }

  /// Whether all of `rect` is in front of the eye.
  package func shows(_ rect: CGRect) -> Bool {
    rect.corners.allSatisfy { corner in
      (rows.2 * SIMD3(corner.x, corner.y, 1)).sum() > 1e-6 && corner.applying(self).isFinite
    }
  }
}
