import Drawing
import Geometry

/// The pictures that stand for photographs: drawn by us, four to three, as large as their view.
///
/// Like a photograph that fills its frame each is scaled until no ground shows, and cut at the edges.
enum Photograph: String, CaseIterable {
  case harbour, tomb, philosopher, underworld, boots

  /// The size in which they are drawn.
  static let size = CGSize(width: 400, height: 300)

  private var items: [DisplayList.Item] {
    switch self {
    case .harbour: HarbourPhotograph.items
    case .tomb: TombPhotograph.items
    case .philosopher: PhilosopherPhotograph.items
    case .underworld: UnderworldPhotograph.items
    case .boots: BootsPhotograph.items
    }
  }

  func items(filling bounds: CGRect) -> [DisplayList.Item] {
    let scale = max(bounds.width / Self.size.width, bounds.height / Self.size.height)
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: bounds.midX - Self.size.width * scale / 2,
      ty: bounds.midY - Self.size.height * scale / 2)
    let whole = CGRect(origin: .zero, size: Self.size)
    let picture = Group(
      transform: ProjectiveTransform(place), clip: .rectangle(whole), items: items)
    return [.group(Group(clip: .rectangle(bounds), items: [.group(picture)]))]
  }
}

/// Short words for what all of them are drawn with.
enum PhotoShape {
  static func fill(_ hex: UInt32, _ points: (Double, Double)...) -> DisplayList.Item {
    .fill(.polygon(points.map { CGPoint(x: $0.0, y: $0.1) }), Color(hex: hex))
  }

  static func box(
    _ hex: UInt32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> DisplayList.Item {
    .fill(.rectangle(CGRect(x: x, y: y, width: width, height: height)), Color(hex: hex))
  }

  static func round(
    _ hex: UInt32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> DisplayList.Item {
    .fill(.ellipse(in: CGRect(x: x, y: y, width: width, height: height)), Color(hex: hex))
  }

  static func line(
    _ hex: UInt32, _ width: Double, _ points: (Double, Double)...
  ) -> DisplayList.Item {
    let points = points.map { CGPoint(x: $0.0, y: $0.1) }
    return .stroke(
      Path(points.enumerated().map { $0.offset == 0 ? .move($0.element) : .line($0.element) }),
      Stroke(Color(hex: hex), width: width, cap: .round))
  }

  /// A shape with round sides: each stroke of it bends through two points on its way to a third.
  static func shape(
    _ hex: UInt32, from start: (Double, Double),
    _ bends: ((Double, Double), (Double, Double), (Double, Double))...
  ) -> DisplayList.Item {
    func at(_ point: (Double, Double)) -> CGPoint { CGPoint(x: point.0, y: point.1) }
    return .fill(
      Path([.move(at(start))] + bends.map { .curve(at($0.0), at($0.1), to: at($0.2)) } + [.close]),
      Color(hex: hex))
  }

  /// A sky, or water, that goes from one colour above to another below.
  static func sky(
    _ top: UInt32, _ bottom: UInt32, from start: Double = 0, height: Double
  ) -> [DisplayList.Item] {
    let bands = 24
    return (0..<bands).map { band in
      let share = Double(band) / Double(bands - 1)
      // Each reaches below the next, so that no seam shows.
      let stripe = CGRect(
        x: 0, y: start + height * Double(band) / Double(bands), width: 400,
        height: height / Double(bands) + 1)
      return .fill(.rectangle(stripe), Color(hex: top).mixed(with: Color(hex: bottom), by: share))
    }
  }
}
