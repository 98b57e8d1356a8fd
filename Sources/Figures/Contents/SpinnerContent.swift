import Drawing
import Geometry
import Hierarchy

/// An activity indicator with twelve spokes, advancing twelve times a second.
enum SpinnerContent {
  private static let spokes = 12

  static func items(in view: ViewState, at instant: Instant) -> [DisplayList.Item] {
    let center = view.bounds.center
    let radius = min(14, view.bounds.width / 2, view.bounds.height / 2)
    // It repeats every second.
    let step = Int(instant.nanoseconds % 1_000_000_000) * spokes / 1_000_000_000
    return (0..<spokes).map { spoke in
      let angle = Double(spoke) * 2 * .pi / Double(spokes) - .pi / 2
      let age = (step - spoke + spokes) % spokes
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      let line = Path.line(
        from: CGPoint(
          x: center.x + direction.x * radius * 0.5, y: center.y + direction.y * radius * 0.5),
        to: CGPoint(x: center.x + direction.x * radius, y: center.y + direction.y * radius))
      let alpha = 0.85 - 0.65 * Double(age) / Double(spokes - 1)
      return .stroke(
        line,
        Stroke(view.defaultTextColor.withAlpha(alpha), width: radius * 0.17, cap: .round))
    }
  }
}
