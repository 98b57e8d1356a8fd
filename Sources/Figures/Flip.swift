package import Geometry
package import Hierarchy

/// A flip transition at a given progress.
///
/// In the first half the old picture turns away; in the second the new one, on the back of the
/// pane, turns towards the viewer, so that no picture appears mirrored.
package struct Flip: Hashable, Sendable {
  package let axis: ProjectiveTransform.Axis
  /// Positive if the top, or left side, is away from the viewer.
  package let angle: Double
  /// Whether the new picture is visible.
  package let showsNew: Bool

  /// The camera's distance, as a multiple of the longer side.
  private static let eyeDistance = 2.2
  /// The opacity of the shade when nearly edge-on.
  private static let deepestShade = 0.35

  /// The turn of a flip; curls and cross dissolves do not turn.
  package init(_ style: TransitionStyle, progress: Double) {
    let progress = min(max(progress, 0), 1)
    // The named side comes forward, so the opposite one moves away.
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

  /// Whether the pane is edge-on.
  package var isEdgeOn: Bool { abs(cos(angle)) < 1e-3 }

  /// The opacity of the black shade, 0…1.
  package var shade: Double { Self.deepestShade * (1 - abs(cos(angle))) }

  /// The transform about the pane's center.
  ///
  /// The pane is moved back so that it stays within its frame while it turns.
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
  /// Whether the style is a flip.
  var isFlip: Bool {
    switch self {
    case .flipFromLeft, .flipFromRight, .flipFromTop, .flipFromBottom: true
    case .curlUp, .curlDown, .crossDissolve: false
    }
  }
}
