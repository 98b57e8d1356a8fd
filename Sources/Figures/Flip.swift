package import Geometry
package import Hierarchy

/// A pane turning over: where it stands when a fraction of the turn is done.
///
/// Until the middle the old picture turns away; from there the new one, on the back of the pane,
/// turns towards the eye, so that no picture is ever seen mirrored.
package struct Flip: Hashable, Sendable {
  package let axis: ProjectiveTransform.Axis
  /// Positive when the top, or the left side, is away from the eye.
  package let angle: Double
  /// Whether the new picture is on the side that is seen.
  package let showsNew: Bool

  /// How far the eye is from the pane, in longer sides of it.
  private static let eyeDistance = 2.2
  /// How dark a pane gets that is almost edge on.
  private static let deepestShade = 0.35

  /// The turn of a flip; a curl and a cross dissolve do not turn.
  package init(_ style: TransitionStyle, progress: Double) {
    let progress = min(max(progress, 0), 1)
    // The named side comes forward, so the opposite one goes away.
    let sense: Double
    switch style {
    case .flipFromTop: (axis, sense) = (.horizontal, -1)
    case .flipFromBottom: (axis, sense) = (.horizontal, 1)
    case .flipFromLeft: (axis, sense) = (.vertical, -1)
    case .flipFromRight: (axis, sense) = (.vertical, 1)
    case .curlUp, .curlDown, .crossDissolve: (axis, sense) = (.horizontal, 0)
    }
    showsNew = progress >= 0.5
    let turn = showsNew ? progress - 1 : progress
    angle = turn == 0 ? 0 : sense * turn * .pi
  }

  /// Whether there is nothing to see but an edge.
  package var isEdgeOn: Bool { abs(cos(angle)) < 1e-3 }

  /// How much black lies over the pane, 0…1.
  package var shade: Double { Self.deepestShade * (1 - abs(cos(angle))) }

  /// Where the pane is seen: turned about its middle, its near edge as wide as at rest.
  ///
  /// The pane is moved back just so far that it never leaves its place while it turns.
  package func transform(of pane: CGRect) -> ProjectiveTransform {
    guard angle != 0, pane.width > 0, pane.height > 0 else { return .identity }
    let distance = Self.eyeDistance * max(pane.width, pane.height)
    let half = (axis == .horizontal ? pane.height : pane.width) / 2
    let scale = 1 - half * abs(sin(angle)) / distance
    let shrink = CGAffineTransform(translationX: -pane.midX, y: -pane.midY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
      .concatenating(CGAffineTransform(translationX: pane.midX, y: pane.midY))
    return ProjectiveTransform.rotation(
      of: pane, about: axis, by: angle, eyeDistance: distance
    ).concatenating(ProjectiveTransform(shrink))
  }
}

extension TransitionStyle {
  /// Whether the pane turns over as a whole.
  var isFlip: Bool {
    switch self {
    case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: true
    case .curlUp, .curlDown, .crossDissolve: false
    }
  }
}
