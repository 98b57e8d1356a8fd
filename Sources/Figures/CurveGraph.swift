package import Drawing
package import Geometry

/// A graph of one or two timing curves, with a mark at the current time on each.
package struct CurveGraph {
  package let picture: DisplayList

  private static let margin = 8.0
  private static let steps = 48

  /// Draws the graph; `other` is the compared curve.
  package init(
    _ curve: TimingCurve, and other: TimingCurve?, at fraction: Double, options: FigureOptions
  ) {
    let size = options.size ?? CGSize(width: 120, height: 72)
    let palette = options.palette
    let box = CGRect(origin: .zero, size: size).insetBy(dx: Self.margin, dy: Self.margin)
    func point(_ curve: TimingCurve, _ time: Double) -> CGPoint {
      CGPoint(
        x: box.minX + box.width * time, y: box.maxY - box.height * curve.progress(at: time))
    }
    func line(_ curve: TimingCurve, _ color: Color, _ width: Double) -> [DisplayList.Item] {
      let points = (0...Self.steps).map { point(curve, Double($0) / Double(Self.steps)) }
      return zip(points, points.dropFirst()).map {
        .stroke(.line(from: $0, to: $1), Stroke(color, width: width))
      }
    }
    func mark(_ curve: TimingCurve, _ color: Color) -> [DisplayList.Item] {
      let dot = Path.circle(center: point(curve, fraction), radius: 3.5)
      return [.fill(dot, color), .stroke(dot, Stroke(palette.ground, width: 1))]
    }
    let now = box.minX + box.width * fraction
    var items: [DisplayList.Item] = [
      .stroke(.rectangle(box), Stroke(palette.line, width: 1)),
      .stroke(
        .line(from: CGPoint(x: now, y: box.minY), to: CGPoint(x: now, y: box.maxY)),
        Stroke(palette.line, width: 1)),
    ]
    if let other { items += line(other, palette.appearing.ink, 1.5) }
    items += line(curve, palette.accent, 2)
    if let other { items += mark(other, palette.appearing.ink) }
    items += mark(curve, palette.accent)
    picture = DisplayList(
      size: size, background: nil, items: items, title: "Curves",
      summary: ([curve] + (other.map { [$0] } ?? [])).map {
        "\($0.rawValue): \(Int(($0.progress(at: fraction) * 100).rounded())) %"
      }.joined(separator: "\n"))
  }
}
