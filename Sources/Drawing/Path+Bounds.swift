package import Geometry

/// The bounds of a path.
extension Path {
  /// The bounding box of all end and control points, which contains the curve.
  package var bounds: CGRect {
    var (minX, minY) = (Double.infinity, Double.infinity)
    var (maxX, maxY) = (-Double.infinity, -Double.infinity)
    func include(_ point: CGPoint) {
      (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
      (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .curve(let a, let b, let point):
        include(a)
        include(b)
        include(point)
      case .close: break
      }
    }
    guard minX <= maxX, minY <= maxY else { return .zero }
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// Whether all coordinates are finite; painters skip other paths.
  package var isFinite: Bool {
    elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): point.isFinite
      case .curve(let a, let b, let point): a.isFinite && b.isFinite && point.isFinite
      case .close: true
      }
    }
  }
}

extension CGPoint {
  var isFinite: Bool { x.isFinite && y.isFinite }
}
