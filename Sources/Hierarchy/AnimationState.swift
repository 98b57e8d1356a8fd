public import Geometry

/// A running animation as a value; what it looks like is worked out for the asked instant.
public struct AnimationState: Hashable, Sendable {
  /// Its number, counted from 1 in the order animations begin.
  public let id: Int32
  /// The view it moves; for a transition the host that turns or fades.
  public let view: NodeID
  /// The animated property, and its values.
  public let motion: Motion
  /// When it begins to move.
  public let begin: Instant
  /// How long it moves, in seconds.
  public let duration: Double
  /// Its pace.
  public let curve: TimingCurve

  /// The target of an animation.
  public enum Motion: Hashable, Sendable {
    /// A property, from one value to another of the same kind.
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

  /// How far it has come at `instant`, 0…1, with its curve applied.
  public func progress(at instant: Instant) -> Double {
    guard duration > 0 else { return instant < begin ? 0 : 1 }
    return curve.progress(
      at: Double(instant.nanoseconds - begin.nanoseconds) / (duration * 1e9))
  }
}

/// The built-in ways from one view to another.
///
/// UIKit: `UIView.AnimationOptions.transition…`.
public enum TransitionStyle: String, Hashable, Sendable, Codable, CaseIterable {
  case flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, curlUp, curlDown, crossDissolve
}
