import Drawing
import Geometry

/// An empty box, for pages without content.
enum EmptyPicture {
  static var items: [DisplayList.Item] {
    let ink = Stroke(Color(hex: 0x8A939C), width: 2.5, cap: .round)
    let box = Path([
      .move(CGPoint(x: 6, y: 20)), .line(CGPoint(x: 6, y: 40)), .line(CGPoint(x: 42, y: 40)),
      .line(CGPoint(x: 42, y: 20)),
    ])
    let lids = [(6.0, 0.0), (42.0, 48.0)].map { hinge, tip in
      Path.line(from: CGPoint(x: hinge, y: 20), to: CGPoint(x: tip, y: 9))
    }
    let rim = Path.line(from: CGPoint(x: 6, y: 20), to: CGPoint(x: 42, y: 20))
    return ([box, rim] + lids).map { .stroke($0, ink) }
  }
}

/// A triangle with an exclamation mark, for error pages.
enum FailurePicture {
  static var items: [DisplayList.Item] {
    let ink = Color(hex: 0xB3542F)
    let triangle = Path([
      .move(CGPoint(x: 24, y: 5)), .line(CGPoint(x: 45, y: 42)), .line(CGPoint(x: 3, y: 42)),
      .close,
    ])
    return [
      .stroke(triangle, Stroke(ink, width: 2.5, cap: .round)),
      .stroke(
        .line(from: CGPoint(x: 24, y: 17), to: CGPoint(x: 24, y: 29)),
        Stroke(ink, width: 3.5, cap: .round)),
      .fill(.circle(center: CGPoint(x: 24, y: 36), radius: 2.2), ink),
    ]
  }
}
