import Drawing
import Geometry
import GtkKit
import Support

/// A pointer effect above a picture: a laser dot, or a spotlight.
final class PointerLight {
  enum Kind: Hashable {
    case none, laser, spotlight
  }

  let widget = Canvas(role: .group)
  private var place: CGPoint?

  var kind = Kind.none {
    didSet {
      guard kind != oldValue else { return }
      // An invisible overlay costs redraws; hide it.
      widget.isVisible = kind != .none
      widget.queueDraw()
    }
  }

  private static let laserRadius = 9.0
  /// A share of the picture's shorter side.
  private static let spotlightRadius = 0.2

  init() {
    widget.isTarget = false
    widget.isVisible = false
    widget.setAccessibleLabel(localized("Pointer"))
    widget.draw { [weak self] size in self?.picture(size) }
  }

  /// Follows the pointer; nil if it left.
  func follow(_ point: CGPoint?) {
    guard place != point else { return }
    place = point
    if kind != .none { widget.queueDraw() }
  }

  private func picture(_ size: CGSize) -> DisplayList? {
    guard let place else { return nil }
    let red = Color(red: 0.9, green: 0.1, blue: 0.1)
    switch kind {
    case .none: return nil
    case .laser:
      let glow = Path.circle(center: place, radius: 2 * Self.laserRadius)
      return DisplayList(
        size: size,
        items: [
          .fill(glow, Color(red: red.red, green: red.green, blue: red.blue, alpha: 0.25)),
          .fill(Path.circle(center: place, radius: Self.laserRadius), red),
        ])
    case .spotlight:
      // With the even-odd rule the circle is a hole.
      var dark = Path.rectangle(CGRect(x: 0, y: 0, width: size.width, height: size.height))
      let radius = Self.spotlightRadius * min(size.width, size.height)
      dark.append(Path.circle(center: place, radius: radius))
      return DisplayList(
        size: size, items: [.fill(dark, Color(red: 0, green: 0, blue: 0, alpha: 0.65))])
    }
  }
}
