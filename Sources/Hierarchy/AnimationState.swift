public import Geometry

/// A running animation as a value; its appearance is computed for any instant.
public struct AnimationState: Hashable, Sendable {
  /// Its number, counted from 1 in the order animations begin.
  public let id: Int32
  /// The view it animates; for a transition, the container view.
  public let view: NodeID
  /// The animated property, with its values.
  public let motion: Motion
  /// The start of its motion, after any delay.
  public let begin: Instant
  /// The duration of its motion, in seconds.
  public let duration: Double
  /// Its timing curve.
  public let curve: TimingCurve

  /// The target of an animation.
  public enum Motion: Hashable, Sendable {
    /// A property, with a start and an end value of the same kind.
    indirect case property(from: ViewProperty, to: ViewProperty)
    /// A built-in transition of the host from one subview to another.
    case transition(TransitionStyle, from: NodeID, to: NodeID)
  }

  /// An animation from its parts.
  public init(
    id: Int32, view: NodeID, motion: Motion, begin: Instant, duration: Double, curve: TimingCurve
  ) {
    self.id = id
    self.view = view
    self.motion = motion
    self.begin = begin
    self.duration = duration
    self.curve = curve
  }

  /// Its progress at `instant`, 0…1, with its curve applied.
  public func progress(at instant: Instant) -> Double {
    guard duration > 0 else { return instant < begin ? 0 : 1 }
    return curve.progress(
      at: Double(instant.nanoseconds - begin.nanoseconds) / (duration * 1e9))
  }
}

/// The built-in transitions between two views.
///
/// UIKit: `UIView.AnimationOptions.transition…`.
public enum TransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, curlUp, curlDown, crossDissolve
}
