package import Geometry

/// An outline of lines and cubic Bézier curves, in points.
package struct Path: Hashable, Sendable {
  package enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, to: CGPoint)
    case close
  }

  package var elements: [Element]

  package init(_ elements: [Element] = []) { self.elements = elements }

  package var isEmpty: Bool { elements.isEmpty }

  package mutating func move(to point: CGPoint) { elements.append(.move(point)) }
  package mutating func line(to point: CGPoint) { elements.append(.line(point)) }
  package mutating func curve(_ a: CGPoint, _ b: CGPoint, to point: CGPoint) {
    elements.append(.curve(a, b, to: point))
  }
  package mutating func close() { elements.append(.close) }
  package mutating func append(_ other: Path) { elements.append(contentsOf: other.elements) }

  /// The path transformed by an affine transform; exact.
  package func applying(_ transform: CGAffineTransform) -> Path {
    guard !transform.isIdentity else { return self }
    return mapped { $0.applying(transform) }
  }

  func mapped(_ map: (CGPoint) -> CGPoint) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .curve(let a, let b, let point): .curve(map(a), map(b), to: map(point))
        case .close: .close
        }
      })
  }
}
