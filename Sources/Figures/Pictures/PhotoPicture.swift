import Drawing
import Geometry

/// A drawn photo that fills its view: tinted shapes on a square of 100 points.
///
/// Its name has the form "photo/motif/tint".
struct PhotoPicture {
  private let shapes: [Shape]
  private let tint: Tint

  /// A shape and its color.
  typealias Shape = (path: Path, color: UInt32)

  init?(_ name: String) {
    let parts = name.split(separator: "/")
    guard parts.count == 3, parts[0] == "photo", let shapes = PhotoMotif.shapes[String(parts[1])],
      let tint = Tint(rawValue: String(parts[2]))
    else { return nil }
    (self.shapes, self.tint) = (shapes, tint)
  }

  func items(in bounds: CGRect) -> [DisplayList.Item] {
    let scale = max(bounds.width, bounds.height) / 100
    let fit = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: bounds.midX - 50 * scale, ty: bounds.midY - 50 * scale)
    let items = shapes.map { DisplayList.Item.fill($0.path, tint.color(of: $0.color)) }
    return [
      .group(
        Group(
          clip: .rectangle(bounds),
          items: [.group(Group(transform: ProjectiveTransform(fit), items: items))]))
    ]
  }

  /// A tint applied to every color.
  private enum Tint: String {
    case plain, noir, sepia, dusk

    func color(of hex: UInt32) -> Color {
      let color = Color(hex: hex)
      let light = 0.3 * color.red + 0.59 * color.green + 0.11 * color.blue
      return switch self {
      case .plain: color
      case .noir: Color(white: light)
      case .sepia: Color(white: light).mixed(with: Color(hex: 0xB9814A), by: 0.45)
      case .dusk: color.mixed(with: Color(hex: 0x3B1F5E), by: 0.4)
      }
    }
  }
}
