/// A controller at an instant.
public struct ControllerState: Hashable, Sendable {
  /// Its id.
  public let id: NodeID
  /// Its name in traces; constant.
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
  /// The class of the presentation controller it is, or was last, presented with.
  public internal(set) var presentationController: String?
  /// Its place between off screen and on screen.
  public internal(set) var phase = AppearancePhase.disappeared
  /// The flag given with the last will callback.
  public internal(set) var isAnimated = false
  /// The move that was announced and is not settled.
  public internal(set) var pendingMove = PendingMove.none
  /// The move whose did callback came too early and is still to be sent once more.
  public internal(set) var moveToSettle: MoveToSettle?
  /// Its part in a presentation or dismissal that is under way.
  public internal(set) var presentationMove = PresentationMove.none
  /// Its view; nil until it is loaded.
  public internal(set) var view: NodeID?
  /// Facts that are unknown.
  public internal(set) var unknown: UnknownFacts = []

  /// What it was set to and no picture shows, as far as it is not as it is of itself; in a constant
  /// order.
  public internal(set) var properties: [ControllerProperty] = []

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { view != nil }
}
