/// An affine transform of the plane: scaling, rotation, shear and translation.
///
/// Our own type, as Foundation on Linux lacks Core Graphics. A point is a row vector: x′ = a·x +
/// c·y + tx, y′ = b·x + d·y + ty.
public struct CGAffineTransform: Hashable, Sendable, Codable {
  /// The contribution of x to x′.
  public var a: Double
  /// The contribution of x to y′.
  public var b: Double
  /// The contribution of y to x′.
  public var c: Double
  /// The contribution of y to y′.
  public var d: Double
  /// The offset of x′, in points.
  public var tx: Double
  /// The offset of y′, in points.
  public var ty: Double

  /// The transform that leaves every point unchanged.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A translation, in points.
  public init(translationX x: Double, y: Double) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scaling about the origin.
  public init(scaleX x: Double, y: Double) {
    self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// A rotation about the origin, in radians, clockwise on a screen whose y grows downward.
  public init(rotationAngle angle: Double) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// Whether it is exactly the identity.
  public var isIdentity: Bool { self == .identity }

  /// This transform followed by `next`.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// A translation by (x, y) before this transform.
  public func translatedBy(x: Double, y: Double) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// A scaling before this transform.
  public func scaledBy(x: Double, y: Double) -> CGAffineTransform {
    CGAffineTransform(scaleX: x, y: y).concatenating(self)
  }

  /// The inverse transform, or nil if this one is singular.
  public var inverse: CGAffineTransform? {
    let determinant = a * d - b * c
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return CGAffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  /// The transformed point.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGRect {
  /// The bounding box of the transformed rectangle.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    CGRect(enclosing: corners.map { $0.applying(transform) })
  }
}
