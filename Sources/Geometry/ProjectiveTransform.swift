/// A projective transform of the plane (a homography), for perspective.
///
/// A point is a column vector (x, y, 1); the result is divided by its third coordinate.
/// Straight lines stay straight, so polygons map by their corners exactly.
public struct ProjectiveTransform: Hashable, Sendable {
  /// The nine numbers, row by row.
  public let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// The transform that leaves every point unchanged.
  public static let identity = ProjectiveTransform(.identity)

  /// A transform from its rows.
  public init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
    rows = (first, second, third)
  }

  /// An affine transform as a projective one.
  public init(_ affine: CGAffineTransform) {
    self.init(
      SIMD3(affine.a, affine.c, affine.tx), SIMD3(affine.b, affine.d, affine.ty), SIMD3(0, 0, 1))
  }

  /// The axis of a pane's rotation.
  public enum Axis: Hashable, Sendable {
    /// Horizontal: the pane's top and bottom turn.
    case horizontal
    /// Vertical: the pane's left and right sides turn.
    case vertical
  }

  /// A pane rotated about its center and seen in perspective.
  ///
  /// The eye is `distance` points in front of the center of `pane`. A positive `angle`, in radians,
  /// turns the top (or the left side) away from the eye.
  public static func rotation(
    of pane: CGRect, about axis: Axis, by angle: Double, eyeDistance distance: Double
  ) -> ProjectiveTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    let turn =
      switch axis {
      case .horizontal:
        ProjectiveTransform(
          SIMD3(1, 0, 0), SIMD3(0, cosine, 0), SIMD3(0, -sine / distance, 1))
      case .vertical:
        ProjectiveTransform(
          SIMD3(cosine, 0, 0), SIMD3(0, 1, 0), SIMD3(-sine / distance, 0, 1))
      }
    let toMiddle = CGAffineTransform(translationX: -pane.midX, y: -pane.midY)
    let back = CGAffineTransform(translationX: pane.midX, y: pane.midY)
    return ProjectiveTransform(toMiddle).concatenating(turn).concatenating(.init(back))
  }

  /// This transform followed by `next`.
  public func concatenating(_ next: ProjectiveTransform) -> ProjectiveTransform {
    func row(_ r: SIMD3<Double>) -> SIMD3<Double> {
      r.x * rows.0 + r.y * rows.1 + r.z * rows.2
    }
    return ProjectiveTransform(row(next.rows.0), row(next.rows.1), row(next.rows.2))
  }

  /// The affine transform, or nil if there is perspective.
  public var affine: CGAffineTransform? {
    let (first, second, third) = rows
    guard abs(third.x) < 1e-12, abs(third.y) < 1e-12, abs(third.z) > 1e-12 else { return nil }
    return CGAffineTransform(
      a: first.x / third.z, b: second.x / third.z, c: first.y / third.z, d: second.y / third.z,
      tx: first.z / third.z, ty: second.z / third.z)
  }

  /// The inverse transform, or nil if this one is singular.
  public var inverse: ProjectiveTransform? {
    let (r0, r1, r2) = rows
    func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }
    let (c0, c1, c2) = (cross(r1, r2), cross(r2, r0), cross(r0, r1))
    let determinant = (r0 * c0).sum()
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return ProjectiveTransform(
      SIMD3(c0.x, c1.x, c2.x) / determinant, SIMD3(c0.y, c1.y, c2.y) / determinant,
      SIMD3(c0.z, c1.z, c2.z) / determinant)
  }

  /// Whether all nine numbers are equal.
  public static func == (a: ProjectiveTransform, b: ProjectiveTransform) -> Bool {
    a.rows == b.rows
  }

  /// Hashes the nine numbers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rows.0)
    hasher.combine(rows.1)
    hasher.combine(rows.2)
  }
}

extension CGPoint {
  /// The transformed point.
  public func applying(_ transform: ProjectiveTransform) -> CGPoint {
    let vector = SIMD3<Double>(x, y, 1)
    let (r0, r1, r2) = transform.rows
    let w = (r2 * vector).sum()
    return CGPoint(x: (r0 * vector).sum() / w, y: (r1 * vector).sum() / w)
  }
}

extension CGRect {
  /// The bounding box of the transformed rectangle.
  public func applying(_ transform: ProjectiveTransform) -> CGRect {
    CGRect(enclosing: corners.map { $0.applying(transform) })
  }
}
