/// The era of UIKit that a simulation follows.
public enum Profile: String, Hashable, Sendable, Codable, CaseIterable {
  case ios5, ios6, ios8, ios13, ios17

  /// Whether controllers hear `viewIsAppearing(_:)` (iOS 13 and later).
  public var sendsViewIsAppearing: Bool { self == .ios13 || self == .ios17 }

  /// Whether calling an appearance callback by hand is reported (iOS 16 and later).
  public var reportsDirectCallbacks: Bool { self == .ios17 }
}

/// The choices the core makes where UIKit's behaviour is disputed or unknown.
///
/// Each is one field, so that a lesson can flip it and show the difference.
public struct ContainmentPolicy: Hashable, Sendable {
  /// Whether a `didMove(toParent:)` that came during an appearance is delivered again after it.
  public var redeliversDidMove = true
  /// Whether a transition from one appearance direction to the other resets the nesting depth.
  public var reversalResetsLevel = true
  /// Whether a controller hears a callback of appearance, rotation or traits before its children.
  public var ownCallbackFirst = true
  /// Whether `present` links the two controllers in the call, not only when the transition starts
  /// (row 18).
  public var linksPresentationsAtOnce = true

  /// Whether a parent's override of a child's traits ends when the child leaves.
  public var dropsTraitOverrides = true

  /// The choices that the specification makes.
  public init() {}
}
