import Drawing
import Geometry

/// A radar: two rings, a center, a beam, and an echo.
enum RadarPicture {
  static var items: [DisplayList.Item] {
    let center = CGPoint(x: 13.5, y: 13.5)
    let beam = Path([
      .move(center), .line(CGPoint(x: 13.5, y: 2.5)),
      .curve(CGPoint(x: 17.6, y: 2.5), CGPoint(x: 20.4, y: 4.4), to: CGPoint(x: 22.4, y: 7.2)),
      .close,
    ])
    return [
      .fill(beam, Color(white: 1, alpha: 0.28)),
      .stroke(.circle(center: center, radius: 11), Stroke(.white, width: 1.8)),
      .stroke(.circle(center: center, radius: 6), Stroke(Color(white: 1, alpha: 0.8), width: 1.5)),
      .fill(.circle(center: center, radius: 2.2), .white),
      .stroke(
        .line(from: center, to: CGPoint(x: 13.5, y: 2.5)), Stroke(.white, width: 1.5, cap: .round)),
      .fill(.circle(center: CGPoint(x: 18.2, y: 9.6), radius: 1.4), .white),
    ]
  }
}
