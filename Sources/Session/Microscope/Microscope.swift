package import Geometry
package import Hierarchy

/// A transition looked at closely, with what was done to it there.
package struct Microscope: Hashable, Sendable {
  package internal(set) var transition: RecordedTransition
  /// When it is over, with the way back when it was given up.
  package internal(set) var end: Instant
  /// The curve that its own one is compared with, if any.
  package internal(set) var otherCurve: TimingCurve?
  /// The outcome of its cancellation, if any.
  package internal(set) var cancellation: Cancellation?
  /// The run it belongs to.
  var runCount: Int

  /// What is sent when a transition is given up, beside what is sent when it is completed.
  package struct Cancellation: Hashable, Sendable {
    /// How much of its time had passed, 0…1.
    package let fraction: Double
    /// The branch in which it is completed, and that in which it was given up.
    package let original: Int
    package let branch: Int
    /// The lines of the trace from there to its end, in each.
    package let completed: [String]
    package let cancelled: [String]
  }

  package var start: Instant { transition.start }

  /// How much of its time has passed at an instant, 0…1.
  package func fraction(at instant: Instant) -> Double {
    let length = end.seconds - start.seconds
    guard length > 0 else { return instant < start ? 0 : 1 }
    return min(max((instant.seconds - start.seconds) / length, 0), 1)
  }

  /// The instant at which so much of its time has passed.
  func instant(at fraction: Double) -> Instant {
    start.advanced(by: min(max(fraction, 0), 1) * (end.seconds - start.seconds))
  }
}
