import Drawing
package import Geometry
import Hierarchy

/// Where what moves would be under another curve, at the same instant.
package struct Ghost: Hashable, Sendable {
  /// The animations that would run otherwise.
  package let animations: Set<Int32>
  package let curve: TimingCurve

  package init(_ animations: Set<Int32>, curve: TimingCurve) {
    (self.animations, self.curve) = (animations, curve)
  }
}

extension Canvas {
  /// More outlines than that nobody tells apart.
  private static let mostGhosts = 24

  /// The outlines of all that moves, where the other curve would have them.
  func outlines(of ghost: Ghost, options: FigureOptions) -> [DisplayList.Item] {
    var views: [NodeID] = []
    for animation in state.animations where ghost.animations.contains(animation.id) {
      if !views.contains(animation.view) { views.append(animation.view) }
    }
    guard !views.isEmpty else { return [] }
    let other = Canvas(state.with(ghost.curve, for: ghost.animations), options: options)
    return views.prefix(Self.mostGhosts).flatMap { view -> [DisplayList.Item] in
      guard let ring = other.ring(around: view) else { return [] }
      let outline = Path.rectangle(ring.bounds)
      return [
        .group(
          Group(
            transform: ring.transform,
            items: [
              .stroke(outline, Stroke(Color.white.withAlpha(0.85), width: 3)),
              .stroke(outline, Stroke(palette.appearing.ink, width: 1.5)),
            ]))
      ]
    }
  }
}
