import Geometry
import Hierarchy

/// The animations of one animation block, from its beginning to its completion.
///
/// Giving the block up takes its completion away; then its end does nothing.
final class AnimationBlock {
  /// The animations it began, in their order.
  let started: [Int32]
  let begin: Instant
  let duration: Double
  let curve: TimingCurve
  /// Runs at the end, unless it was taken.
  private(set) var completion: ((Bool) -> Void)?
  /// Runs when the block is turned around, as its animations begin to go back.
  var onTurn: (() -> Void)?
  /// Runs instead of the completion when the animations are back; with nil the completion is called
  /// with false.
  var onReturn: (() -> Void)?
  /// Turns the block around in a custom way, given its progress by its curve, 0…1.
  var turnAround: ((Double) -> Void)?

  init(
    _ started: [Int32], begin: Instant, duration: Double, curve: TimingCurve,
    completion: @escaping (Bool) -> Void
  ) {
    (self.started, self.begin, self.duration, self.curve) = (started, begin, duration, curve)
    self.completion = completion
  }

  /// Returns the completion, once; then the end does nothing.
  func take() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }

  /// Releases the closures for turning around.
  func forget() { (onTurn, onReturn, turnAround) = (nil, nil, nil) }

  /// The share of its time that has passed, 0…1.
  func fraction(at instant: Instant) -> Double {
    guard duration > 0 else { return 1 }
    return min(max((instant.seconds - begin.seconds) / duration, 0), 1)
  }
}
