import Drawing
import Geometry
import Hierarchy

/// A blurred shadow without a blur: translucent copies, each a little smaller than the one before.
enum SoftShadow {
  private static let layers = 10

  /// The layers of a shadow of `box`, the widest first.
  ///
  /// Their opacities add up to the profile that a Gaussian blur gives a straight edge.
  static func items(
    of box: CGRect, cornerRadius: Double = 0, _ shadow: ViewState.Shadow
  ) -> [DisplayList.Item] {
    let box = box.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    guard shadow.opacity > 0, box.width > 0, box.height > 0 else { return [] }
    guard shadow.radius > 0 else {
      return [
        .fill(
          .roundedRectangle(box, radius: cornerRadius), Color(white: 0, alpha: shadow.opacity))
      ]
    }
    var covered = 0.0
    return (0..<layers).compactMap { layer in
      // From two radii outside the edge to two inside.
      let reach = 2 - 4 * (Double(layer) + 0.5) / Double(layers)
      let target = shadow.opacity * 0.5 * erfc(reach / 2.0.squareRoot())
      let alpha = (target - covered) / (1 - covered)
      covered = target
      let spread = reach * shadow.radius
      let copy = box.insetBy(dx: -spread, dy: -spread)
      guard copy.width > 0, copy.height > 0, alpha > 0 else { return nil }
      let radius = max(cornerRadius + spread, spread, 0)
      return .fill(.roundedRectangle(copy, radius: radius), Color(white: 0, alpha: alpha))
    }
  }
}
