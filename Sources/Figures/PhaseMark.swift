package import Drawing
package import Geometry
package import Hierarchy
import Support

/// The symbol of a controller's phase: a shape, a color and a word, each sufficient alone.
package enum PhaseMark: String, Hashable, Sendable, CaseIterable {
  case appeared, appearing, disappearing, disappeared
  case notLoaded

  /// The mark of a controller; `notLoaded` if it has no view and is not in transition.
  package init(of controller: ControllerState) {
    switch controller.phase {
    case .appeared: self = .appeared
    case .appearing: self = .appearing
    case .disappearing: self = .disappearing
    case .disappeared: self = controller.isViewLoaded ? .disappeared : .notLoaded
    }
  }

  /// The mark's name.
  package var word: String {
    switch self {
    case .appeared: localized("appeared")
    case .appearing: localized("appearing")
    case .disappearing: localized("disappearing")
    case .disappeared: localized("disappeared")
    case .notLoaded: localized("not loaded")
    }
  }

  /// Whether cards with this mark have a dashed outline.
  package var isDashed: Bool { self == .notLoaded }

  /// The mark as paths: ● ◐ ◑ ○, and a dashed ring for `notLoaded`.
  package func items(center: CGPoint, radius: Double, color: Color) -> [DisplayList.Item] {
    let pen = radius * 0.36
    let ring = Path.circle(center: center, radius: radius - pen / 2)
    switch self {
    case .appeared: return [.fill(.circle(center: center, radius: radius), color)]
    case .appearing:
      return [
        .stroke(ring, Stroke(color, width: pen)),
        .fill(.half(of: center, radius: radius, left: true), color),
      ]
    case .disappearing:
      return [
        .stroke(ring, Stroke(color, width: pen)),
        .fill(.half(of: center, radius: radius, left: false), color),
      ]
    case .disappeared: return [.stroke(ring, Stroke(color, width: pen))]
    case .notLoaded:
      let dash = (radius - pen / 2) * 2 * .pi / 12
      return [.stroke(ring, Stroke(color, width: pen, dashes: [dash, dash]))]
    }
  }
}

extension Path {
  /// The left or right half of a disc.
  fileprivate static func half(of center: CGPoint, radius: Double, left: Bool) -> Path {
    let side = left ? -radius : radius
    let bend = side * 4 / 3
    return Path([
      .move(CGPoint(x: center.x, y: center.y - radius)),
      .curve(
        CGPoint(x: center.x + bend, y: center.y - radius),
        CGPoint(x: center.x + bend, y: center.y + radius),
        to: CGPoint(x: center.x, y: center.y + radius)),
      .close,
    ])
  }
}
