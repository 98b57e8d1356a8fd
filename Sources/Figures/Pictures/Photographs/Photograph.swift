import Drawing
import Geometry

/// Placeholder photographs: drawn, 4:3, scaled to fill their view.
///
/// Each is scaled to cover the view, and clipped at the edges.
enum Photograph: String, CaseIterable {
  case harbour, tomb, philosopher, underworld, boots

  /// Their drawing size.
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

/// Drawing helpers of the photographs.
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

  /// A shape of cubic curves, each given by two control points and its end.
  static func shape(
    _ hex: UInt32, from start: (Double, Double),
    _ bends: ((Double, Double), (Double, Double), (Double, Double))...
  ) -> DisplayList.Item {
    func at(_ point: (Double, Double)) -> CGPoint { CGPoint(x: point.0, y: point.1) }
    return .fill(
      Path([.move(at(start))] + bends.map { .curve(at($0.0), at($0.1), to: at($0.2)) } + [.close]),
      Color(hex: hex))
  }

  /// A vertical gradient, for sky or water.
  static func sky(
    _ top: UInt32, _ bottom: UInt32, from start: Double = 0, height: Double
  ) -> [DisplayList.Item] {
    let bands = 24
    return (0..<bands).map { band in
      let share = Double(band) / Double(bands - 1)
      // Bands overlap, to avoid seams.
      let stripe = CGRect(
        x: 0, y: start + height * Double(band) / Double(bands), width: 400,
        height: height / Double(bands) + 1)
      return .fill(.rectangle(stripe), Color(hex: top).mixed(with: Color(hex: bottom), by: share))
    }
  }
}
