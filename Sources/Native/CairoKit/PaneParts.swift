import CCairo
import Drawing
import Geometry

/// The parts in which a turning pane comes onto a screen, in whole pixels.
///
/// What nothing shines through is copied, not mixed with what lies below it; that is most of a pane.
struct PaneParts {
  /// Every pixel of the box in one part, with the format that the part wants.
  let all: [(part: CGRect, format: cairo_format_t)]

  /// The parts of `box`, of which nothing shines through `solid`; nil is no such part.
  init(of box: CGRect, solid: CGRect?) {
    let solid = solid?.overlap(with: box) ?? .null
    let isSolid = !solid.isNull && !solid.isEmpty
    all =
      box.around(isSolid ? solid : .null).map { ($0, CAIRO_FORMAT_ARGB32) }
      + (isSolid ? [(solid, CAIRO_FORMAT_RGB24)] : [])
  }
}

extension CGRect {
  /// What is left of it around a rectangle in it: above, below, on its left and on its right.
  fileprivate func around(_ hole: CGRect) -> [CGRect] {
    guard !hole.isNull else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ].filter { $0.width >= 1 && $0.height >= 1 }
  }
}

extension ProjectiveTransform {
  /// A rectangle of whole numbers that lies in what becomes of `rect`; nil where none was found.
  func upright(inside rect: CGRect) -> CGRect? {
    guard !rect.isNull, !rect.isEmpty, shows(rect), let back = inverse else { return nil }
    let corners = rect.corners.map { $0.applying(self) }
    let (across, down) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    let (left, top) = (across[1].rounded(.up), down[1].rounded(.up))
    let (width, height) = (across[2].rounded(.down) - left, down[2].rounded(.down) - top)
    guard width >= 1, height >= 1 else { return nil }
    let found = CGRect(x: left, y: top, width: width, height: height)
    // Straight lines stay straight: with the corners all of it is inside.
    let isInside = found.corners.allSatisfy { corner in
      let home = corner.applying(back)
      return home.x > rect.minX - 0.5 && home.x < rect.maxX + 0.5 && home.y > rect.minY - 0.5
        && home.y < rect.maxY + 0.5
    }
    return isInside ? found : nil
  }
}
