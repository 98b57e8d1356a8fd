import Geometry
import Hierarchy

/// The animations of one animation block, from its start to its completion.
///
/// Taking the completion cancels the block; its end then has no effect.
final class AnimationBlock {
  /// The ids of its animations, in order.
  let started: [Int32]
  let begin: Instant
  let duration: Double
  let curve: TimingCurve
  /// Runs at the end, unless taken.
  private(set) var completion: ((Bool) -> Void)?
  /// Runs when the block reverses and its animations start to run backward.
  var onTurn: (() -> Void)?
  /// Runs instead of the completion when the reversed animations end; if nil, the completion runs
  /// with false.
  var onReturn: (() -> Void)?
  /// Reverses the block in a custom way, given its eased progress, 0…1.
  var turnAround: ((Double) -> Void)?

  init(
    _ started: [Int32], begin: Instant, duration: Double, curve: TimingCurve,
    completion: @escaping (Bool) -> Void
  ) {
    (self.started, self.begin, self.duration, self.curve) = (started, begin, duration, curve)
    self.completion = completion
  }

  /// Returns the completion once and cancels the block's end.
  func take() -> ((Bool) -> Void)? {
    defer { completion = nil }
    return completion
  }

  /// Releases the closures for reversing.
  func forget() { (onTurn, onReturn, turnAround) = (nil, nil, nil) }

  /// The elapsed fraction of its duration, 0…1.
  func fraction(at instant: Instant) -> Double {
    guard duration > 0 else { return 1 }
    return min(max((instant.seconds - begin.seconds) / duration, 0), 1)
  }
}
