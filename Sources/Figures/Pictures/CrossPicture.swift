import Drawing
import Geometry

/// A red cross, for the antipode.
enum CrossPicture {
  static var items: [DisplayList.Item] {
    let strokes = [(2.5, 14.5), (14.5, 2.5)].map { start, end in
      Path.line(from: CGPoint(x: 2.5, y: start), to: CGPoint(x: 14.5, y: end))
    }
    return strokes.map { .stroke($0, Stroke(Color(white: 1, alpha: 0.85), width: 6, cap: .round)) }
      + strokes.map { .stroke($0, Stroke(Color(hex: 0xC62828), width: 3.6, cap: .round)) }
  }
}
