package import Geometry

/// Basic shapes.
extension Path {
  /// The distance of the control points of a quarter circle of radius 1 from its ends.
  package static let quarterCircle = 0.5522847498

  package static func line(from start: CGPoint, to end: CGPoint) -> Path {
    Path([.move(start), .line(end)])
  }

  package static func polygon(_ points: [CGPoint]) -> Path {
    guard let first = points.first else { return Path() }
    return Path([.move(first)] + points.dropFirst().map(Element.line) + [.close])
  }

  package static func rectangle(_ rect: CGRect) -> Path { polygon(rect.corners) }

  package static func circle(center: CGPoint, radius: Double) -> Path {
    ellipse(in: CGRect(center: center, size: CGSize(width: 2 * radius, height: 2 * radius)))
  }

  package static func ellipse(in rect: CGRect) -> Path {
    roundedRectangle(rect, radiusX: rect.width / 2, radiusY: rect.height / 2)
  }

  /// A rounded rectangle; the radius is limited to half of the shorter side.
  package static func roundedRectangle(_ rect: CGRect, radius: Double) -> Path {
    let radius = min(radius, rect.width / 2, rect.height / 2)
    guard radius > 0 else { return rectangle(rect) }
    return roundedRectangle(rect, radiusX: radius, radiusY: radius)
  }

  static func roundedRectangle(
    _ rect: CGRect, radiusX rx: Double, radiusY ry: Double
  ) -> Path {
    let (kx, ky) = (rx * (1 - quarterCircle), ry * (1 - quarterCircle))
    func at(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    return Path([
      .move(at(rect.minX + rx, rect.minY)), .line(at(rect.maxX - rx, rect.minY)),
      .curve(
        at(rect.maxX - kx, rect.minY), at(rect.maxX, rect.minY + ky),
        to: at(rect.maxX, rect.minY + ry)),
      .line(at(rect.maxX, rect.maxY - ry)),
      .curve(
        at(rect.maxX, rect.maxY - ky), at(rect.maxX - kx, rect.maxY),
        to: at(rect.maxX - rx, rect.maxY)),
      .line(at(rect.minX + rx, rect.maxY)),
      .curve(
        at(rect.minX + kx, rect.maxY), at(rect.minX, rect.maxY - ky),
        to: at(rect.minX, rect.maxY - ry)),
      .line(at(rect.minX, rect.minY + ry)),
      .curve(
        at(rect.minX, rect.minY + ky), at(rect.minX + kx, rect.minY),
        to: at(rect.minX + rx, rect.minY)),
      .close,
    ])
  }
}
