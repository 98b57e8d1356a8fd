/// A controller at an instant.
public struct ControllerState: Hashable, Sendable {
  /// Its id.
  public let id: NodeID
  /// Its name in traces; never changes.
  public let name: String
  /// The name of its class.
  public let className: String
  /// Its title on screen.
  public var title: String?
  /// The container it is a child of.
  public internal(set) var parent: NodeID?
  /// Its children, in order.
  public internal(set) var children: [NodeID] = []
  /// The controller that presents it.
  public internal(set) var presenting: NodeID?
  /// The class of its current or last presentation controller.
  public internal(set) var presentationController: String?
  /// Its appearance phase.
  public internal(set) var phase = AppearancePhase.disappeared
  /// The animated argument of the last will callback.
  public internal(set) var isAnimated = false
  /// The pending move: announced by `willMove`, not yet confirmed by `didMove`.
  public internal(set) var pendingMove = PendingMove.none
  /// The move whose `didMove` was sent too early and must be repeated.
  public internal(set) var moveToSettle: MoveToSettle?
  /// Its role in a presentation or dismissal that is in progress.
  public internal(set) var presentationMove = PresentationMove.none
  /// Its view; nil until it is loaded.
  public internal(set) var view: NodeID?
  /// Facts that are unknown.
  public internal(set) var unknown: UnknownFacts = []

  /// The properties with non-default values, in a fixed order.
  public internal(set) var properties: [ControllerProperty] = []

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { view != nil }
}
