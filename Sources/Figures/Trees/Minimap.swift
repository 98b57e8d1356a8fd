package import Drawing
package import Geometry
import Support

/// An overview of a diagram, with a frame around the visible part.
package struct Minimap: Hashable, Sendable {
  /// The size of the picture.
  package let size: CGSize
  private let scale: Double
  private static let margin = 5.0

  /// Creates an overview of a diagram's size, as large as fits.
  package init(of diagram: CGSize, within room: CGSize) {
    let inner = CGSize(
      width: max(room.width - 2 * Self.margin, 1), height: max(room.height - 2 * Self.margin, 1))
    scale = min(
      inner.width / max(diagram.width, 1), inner.height / max(diagram.height, 1))
    size = CGSize(
      width: (max(diagram.width * scale, 24) + 2 * Self.margin).rounded(.up),
      height: (max(diagram.height * scale, 24) + 2 * Self.margin).rounded(.up))
  }

  /// Converts a point of the overview to the diagram.
  package func place(at point: CGPoint) -> CGPoint {
    CGPoint(x: (point.x - Self.margin) / scale, y: (point.y - Self.margin) / scale)
  }

  private func small(_ frame: CGRect) -> CGRect {
    CGRect(
      x: Self.margin + frame.minX * scale, y: Self.margin + frame.minY * scale,
      width: max(frame.width * scale, 1), height: max(frame.height * scale, 1))
  }

  /// Cards as colored spots; constant for a diagram.
  package func spots(of diagram: NodeDiagram, palette: Palette) -> [DisplayList.Item] {
    let plates = Plates(
      diagram.cards.indices, of: diagram.cards, scale: scale, accent: palette.accent)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: Self.margin, ty: Self.margin)
    return [.group(Group(transform: ProjectiveTransform(place), items: plates.items))]
  }

  /// The spots with the visible part framed.
  package func picture(
    of spots: [DisplayList.Item], showing part: CGRect, palette: Palette
  ) -> DisplayList {
    let ground = Path.roundedRectangle(
      CGRect(origin: .zero, size: size).insetBy(dx: 0.5, dy: 0.5), radius: 6)
    let whole = CGRect(origin: .zero, size: size).insetBy(dx: 1, dy: 1)
    let frame = small(part).overlap(with: whole)
    var veil = palette.accent
    veil.alpha = 0.12
    return DisplayList(
      size: size,
      items: [.fill(ground, palette.surface)] + spots
        + [
          .fill(.rectangle(frame), veil),
          .stroke(.rectangle(frame.insetBy(dx: 0.5, dy: 0.5)), Stroke(palette.accent, width: 1.5)),
          .stroke(ground, Stroke(palette.line)),
        ], title: localized("Overview"))
  }
}
