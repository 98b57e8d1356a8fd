import Drawing
import Geometry

/// A man with a shovel; his feet are at the place.
enum ManPicture {
  static var items: [DisplayList.Item] {
    // First a broad bright outline, for contrast with any map, then in color.
    limbs.map {
      .stroke($0.path, Stroke(Color(white: 1, alpha: 0.9), width: $0.width + 2.6, cap: .round))
    }
      + [.fill(.circle(center: head, radius: 5.4), Color(white: 1, alpha: 0.9))]
      + [.stroke(blade, Stroke(Color(white: 1, alpha: 0.9), width: 2.6, cap: .round))]
      + limbs.map { .stroke($0.path, Stroke($0.color, width: $0.width, cap: .round)) }
      + [
        .fill(blade, steel), .fill(.circle(center: head, radius: 4.1), skin), .fill(helmet, yellow),
      ]
  }

  private static let trousers = Color(hex: 0x2C3E55)
  private static let jacket = Color(hex: 0xC8542B)
  private static let skin = Color(hex: 0xD9A577)
  private static let yellow = Color(hex: 0xE9B429)
  private static let wood = Color(hex: 0x7A5230)
  private static let steel = Color(hex: 0x59636C)
  private static let head = CGPoint(x: 11.5, y: 6.8)

  private struct Limb {
    let path: Path
    let width: Double
    let color: Color
  }

  private static func line(_ points: (Double, Double)...) -> Path {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    return Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) })
  }

  private static let limbs = [
    Limb(path: line((8.6, 23.5), (6.4, 30), (5.4, 36)), width: 3.8, color: trousers),
    Limb(path: line((10, 23.5), (13, 29.5), (13.4, 36)), width: 3.8, color: trousers),
    Limb(path: line((10.8, 14.4), (9.6, 22.4)), width: 6.6, color: jacket),
    Limb(path: line((14.6, 11.6), (20.8, 30.4)), width: 1.6, color: wood),
    Limb(path: line((11, 14), (14.4, 18.6), (17.2, 19.4)), width: 2.9, color: jacket),
    Limb(path: line((11.4, 13.4), (15.2, 14)), width: 2.9, color: jacket),
  ]

  /// The blade of the shovel.
  private static let blade = Path([
    .move(CGPoint(x: 19, y: 30)), .line(CGPoint(x: 22.6, y: 28.8)),
    .curve(CGPoint(x: 24, y: 31.6), CGPoint(x: 24.4, y: 34.6), to: CGPoint(x: 23.4, y: 37)),
    .curve(CGPoint(x: 21.4, y: 35.6), CGPoint(x: 19.6, y: 33), to: CGPoint(x: 19, y: 30)), .close,
  ])

  private static let helmet = Path([
    .move(CGPoint(x: 6.4, y: 6.2)),
    .curve(CGPoint(x: 6.6, y: 0.2), CGPoint(x: 15.8, y: -0.2), to: CGPoint(x: 16.4, y: 5.4)),
    .line(CGPoint(x: 18, y: 6.2)), .line(CGPoint(x: 17.6, y: 7)), .line(CGPoint(x: 6.4, y: 7)),
    .close,
  ])
}
