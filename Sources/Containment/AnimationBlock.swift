import Geometry
import Hierarchy

/// What one animation block began, from its first moment to its completion.
///
/// Whoever gave it up before its end has taken its completion away, and its end does nothing.
final class AnimationBlock {
  /// The animations it began, in their order.
  let started: [Int32]
  let begin: Instant
  let duration: Double
  let curve: TimingCurve
  /// What runs at its end; it lives as long as what waits for that, unless it was taken.
  private(set) var completion: ((Bool) -> Void)?
  /// What happens when it is turned around, while the picture begins to go back.
  var onTurn: (() -> Void)?
  /// What happens in the place of the completion when the picture is back; nil tells the completion
  /// that the animation did not finish.
  var onReturn: (() -> Void)?
  /// Whoever turns it around in a way of its own, given how far it has come, 0…1, by its curve.
  var turnAround: ((Double) -> Void)?

  init(
    _ started: [Int32], begin: Instant, duration: Double, curve: TimingCurve,
    completion: @escaping (Bool) -> Void
  ) {
    (self.started, self.begin, self.duration, self.curve) = (started, begin, duration, curve)
    self.completion = completion
  }

  /// Hands its completion over, once; then its end does nothing.
  func take() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }

  /// Lets go of what it would do if it were turned around.
  func forget() { (onTurn, onReturn, turnAround) = (nil, nil, nil) }

  /// The share of its time that has passed, 0…1.
  func fraction(at instant: Instant) -> Double {
    guard duration > 0 else { return 1 }
    return min(max((instant.seconds - begin.seconds) / duration, 0), 1)
  }
}
