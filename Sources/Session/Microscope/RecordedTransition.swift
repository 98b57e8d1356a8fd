package import Geometry
package import Hierarchy
import Support

/// A transition in a run, between controllers or of views only.
package struct RecordedTransition: Hashable, Sendable {
  /// The mechanism, which determines how it can be cancelled.
  package enum Path: Hashable, Sendable {
    /// `transition(from:to:duration:options:animations:completion:)` of a container.
    case exchange
    /// A container's own animation.
    case container
    /// A presentation or a dismissal.
    case presentation
    /// An interactive gesture.
    case finger
    /// An animation without appearance transitions.
    case views
  }

  /// Its first animation; nil if interactive.
  package let animation: Int32?
  /// All its animations.
  package internal(set) var animations: Set<Int32>
  package let start: Instant
  /// Its end, earlier than planned if it was cancelled.
  package internal(set) var end: Instant
  /// The planned duration, in seconds.
  package internal(set) var duration: Double
  /// Its timing curve; nil if interactive.
  package let curve: TimingCurve?
  package internal(set) var from: NodeID?
  package internal(set) var to: NodeID?
  package internal(set) var path: Path
  /// From and to, or what moves: "startMap → startGeo".
  package internal(set) var title: String
}

extension RecordedTransition {
  /// Whether it ended early.
  package var isCutShort: Bool { end < start.advanced(by: duration) }

  /// Duration and curve: "200 ms, ease in", or "74 of 200 ms, ease in" if it ended early.
  package var pace: String {
    let whole = Int(clamping: (duration * 1000).rounded())
    let time =
      isCutShort
      ? localized("\(end.milliseconds - start.milliseconds) of \(whole) ms") : "\(whole) ms"
    return curve.map { "\(time), \($0.words)" } ?? localized("\(time), interactive")
  }

  /// How UIKit cancels such a transition.
  package var cancelling: String {
    switch path {
    case .exchange:
      localized("UIKit cannot cancel transition(from:to:…).") + " "
        + localized("A container can reverse it: both children turn around.") + " "
        + localized("The completion receives false.")
    case .container:
      localized("The container turns around, as when an interactive transition is cancelled.")
    case .presentation:
      localized("As when an interactive presentation or dismissal is cancelled.") + " "
        + localized("Parents and children stay the same.")
    case .finger: localized("The finger lifts before the middle, and everything goes back.")
    case .views:
      localized("No controller appears: the views go back, and the completion receives false.")
    }
  }
}

extension TimingCurve {
  /// The curve's name.
  package var words: String {
    switch self {
    case .easeInOut: localized("ease in-out")
    case .easeIn: localized("ease in")
    case .easeOut: localized("ease out")
    case .linear: localized("linear")
    case .spring: localized("spring")
    }
  }
}
