package import Geometry
package import Hierarchy
import Support

/// One way from a controller to another, or of views alone, that took its time in a run.
package struct RecordedTransition: Hashable, Sendable {
  /// Who runs it, and so how it can be given up.
  package enum Path: Hashable, Sendable {
    /// `transition(from:to:duration:options:animations:completion:)` of a container.
    case exchange
    /// A container that animates by itself.
    case container
    /// A presentation or a dismissal.
    case presentation
    /// A finger.
    case finger
    /// An animation in which no controller appears.
    case views
  }

  /// The first animation that belongs to it; nil under a finger.
  package let animation: Int32?
  /// All animations that belong to it.
  package internal(set) var animations: Set<Int32>
  package let start: Instant
  /// When it ended, which is before its time when it was given up.
  package internal(set) var end: Instant
  /// How long it was to take, in seconds.
  package internal(set) var duration: Double
  /// Its pace; under a finger it has none.
  package let curve: TimingCurve?
  package internal(set) var from: NodeID?
  package internal(set) var to: NodeID?
  package internal(set) var path: Path
  /// Who gives way to whom, or what moves: "startMap → startGeo".
  package internal(set) var title: String
}

extension RecordedTransition {
  /// Whether it was stopped before its time.
  package var isCutShort: Bool { end < start.advanced(by: duration) }

  /// How long it took, and how: "200 ms, ease in", or "74 of 200 ms, ease in" where it was cut short.
  package var pace: String {
    let whole = Int(clamping: (duration * 1000).rounded())
    let time =
      isCutShort
      ? localized("\(end.milliseconds - start.milliseconds) of \(whole) ms") : "\(whole) ms"
    return curve.map { "\(time), \($0.words)" } ?? localized("\(time), interactive")
  }

  /// What it means to give it up, for people who know UIKit.
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
  /// The curve as people say it.
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
