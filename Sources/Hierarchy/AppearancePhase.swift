/// The phase of a controller's appearance.
public enum AppearancePhase: String, Hashable, Sendable, Codable, CaseIterable {
  /// Not on screen.
  case disappeared
  /// `viewWillAppear` was sent, `viewDidAppear` was not.
  case appearing
  /// On screen, with no transition running.
  case appeared
  /// `viewWillDisappear` was sent, `viewDidDisappear` was not.
  case disappearing

  /// Whether a will callback was sent and its did callback is pending.
  public var isTransitional: Bool { self == .appearing || self == .disappearing }
}

/// The move announced by `willMove(toParent:)` while its `didMove(toParent:)` is pending.
public enum PendingMove: String, Hashable, Sendable, Codable {
  /// Nothing was announced.
  case none
  /// The controller is being added to a container.
  case to
  /// The controller is being removed from its container.
  case from
}

/// A move whose `didMove` was sent during an appearance transition, to be repeated at its end.
public struct MoveToSettle: Hashable, Sendable {
  /// The container of the move; nil if the controller left one.
  public let parent: NodeID?

  /// Makes the move into a container, or out of one (nil).
  public init(parent: NodeID?) { self.parent = parent }
}

/// The role of a controller in a presentation that is in progress.
public enum PresentationMove: String, Hashable, Sendable, Codable {
  /// None.
  case none
  /// It is being presented.
  case presented
  /// It is being dismissed.
  case dismissed
}
