package import Geometry
package import Hierarchy

/// A transition in detail, with the user's changes.
package struct Microscope: Hashable, Sendable {
  package internal(set) var transition: RecordedTransition
  /// Its end, including the way back if it was cancelled.
  package internal(set) var end: Instant
  /// The curve compared with its own, if any.
  package internal(set) var otherCurve: TimingCurve?
  /// The outcome of its cancellation, if any.
  package internal(set) var cancellation: Cancellation?

  /// The callbacks of a cancelled transition, compared with those of a completed one.
  package struct Cancellation: Hashable, Sendable {
    /// The progress at cancellation, 0…1.
    package let fraction: Double
    /// The branch in which it is completed, and the one in which it was cancelled.
    package let original: Int
    package let branch: Int
    /// The trace from there to its end, in each.
    package let completed: [String]
    package let cancelled: [String]
  }

  package var start: Instant { transition.start }

  /// The progress at an instant, 0…1.
  package func fraction(at instant: Instant) -> Double {
    let length = end.seconds - start.seconds
    guard length > 0 else { return instant < start ? 0 : 1 }
    return min(max((instant.seconds - start.seconds) / length, 0), 1)
  }

  /// The instant of a progress.
  func instant(at fraction: Double) -> Instant {
    start.advanced(by: min(max(fraction, 0), 1) * (end.seconds - start.seconds))
  }
}
