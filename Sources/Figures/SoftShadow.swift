import Drawing
import Geometry
import Hierarchy

/// A blurred shadow without a blur filter: nested translucent copies.
enum SoftShadow {
  private static let layers = 10

  /// The layers of a shadow of `box`, the widest first.
  ///
  /// Their opacities add up to the profile of a Gaussian blur at a straight edge. Parts below
  /// `cover`, which is opaque and has the same corner radius, are omitted.
  static func items(
    of box: CGRect, cornerRadius: Double = 0, _ shadow: ViewState.Shadow, below cover: CGRect? = nil
  ) -> [DisplayList.Item] {
    // Avoid a seam at the edge.
    let hole = cover.map { $0.insetBy(dx: 1, dy: 1) }
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
      var path = Path.roundedRectangle(copy, radius: max(cornerRadius + spread, spread, 0))
      if let hole {
        guard !hole.contains(copy) else { return nil }
        path.append(.roundedRectangle(hole, radius: max(cornerRadius - 1, 0)))
      }
      return .fill(path, Color(white: 0, alpha: alpha))
    }
  }
}
