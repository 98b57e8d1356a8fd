import Drawing
package import Geometry
import Hierarchy

/// Positions under another timing curve, at the same instant.
package struct Ghost: Hashable, Sendable {
  /// The animations to compare.
  package let animations: Set<Int32>
  package let curve: TimingCurve

  package init(_ animations: Set<Int32>, curve: TimingCurve) {
    (self.animations, self.curve) = (animations, curve)
  }
}

extension StagePainter {
  /// The most outlines drawn.
  private static let mostGhosts = 24

  /// The outlines of animating views under the other curve.
  func outlines(of ghost: Ghost, options: FigureOptions) -> [DisplayList.Item] {
    var views: [NodeID] = []
    for animation in state.animations where ghost.animations.contains(animation.id) {
      if !views.contains(animation.view) { views.append(animation.view) }
    }
    guard !views.isEmpty else { return [] }
    let other = StagePainter(state.with(ghost.curve, for: ghost.animations), options: options)
    let stroke = Stroke(palette.appearing.ink, width: 1.5)
    return views.prefix(Self.mostGhosts).flatMap { other.edge(of: $0, stroke, onWhite: 0.85) }
  }
}
