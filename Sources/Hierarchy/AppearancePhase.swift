/// How far a controller is between off screen and on screen.
public enum AppearancePhase: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not on screen.
  case disappeared
  /// `viewWillAppear` was sent, `viewDidAppear` was not.
  case appearing
  /// On screen and at rest.
  case appeared
  /// `viewWillDisappear` was sent, `viewDidDisappear` was not.
  case disappearing

  /// Whether a will callback was sent whose did callback is still due.
  public var isTransitional: Bool { self == .appearing || self == .disappearing }
}

/// The move announced by `willMove(toParent:)` while its `didMove(toParent:)` is pending.
public enum PendingMove: String, Hashable, Sendable, Codable {
  /// Nothing was announced.
  case none
  /// The controller is on its way into a container.
  case to
  /// The controller is on its way out of its container.
  case from
}

/// A move whose did callback came in the middle of an appearance, and comes again at its end.
public struct MoveToSettle: Hashable, Sendable {
  /// The container of the move; nil if the controller left one.
  public let parent: NodeID?

  /// The move into a container, or out of one (nil).
  public init(parent: NodeID?) { self.parent = parent }
}

/// The part that a controller has in a presentation that is under way.
public enum PresentationMove: String, Hashable, Sendable, Codable {
  /// None.
  case none
  /// It is being presented.
  case presented
  /// It is being dismissed.
  case dismissed
}
