/// One step from a state to the next: the smallest change to a hierarchy.
public enum Change: Hashable, Sendable {
  /// A controller was made.
  indirect case controllerMade(NodeID, name: String, className: String)
  /// A view was made.
  indirect case viewMade(NodeID, name: String, className: String)
  /// A controller, view or coordinator was released.
  case released(NodeID)
  /// A controller's title changed.
  case title(NodeID, String?)
  /// A controller became the last child of another, or of none (nil).
  case parent(NodeID, NodeID?)
  /// A controller is presented by another, or no longer (nil).
  case presenting(NodeID, by: NodeID?)
  /// A controller is presented with a presentation controller of this class.
  indirect case presentationController(of: NodeID, className: String)
  /// A controller's children changed their order.
  case childOrder(of: NodeID, [NodeID])
  /// A controller's phase changed.
  case phase(NodeID, AppearancePhase, isAnimated: Bool)
  /// A move was announced or settled.
  case pendingMove(NodeID, PendingMove)
  /// A `didMove(toParent:)` was sent during an appearance transition and will be repeated, or was
  /// repeated (nil).
  case moveToSettle(NodeID, MoveToSettle?)
  /// A presentation or dismissal of a controller started or ended.
  case presentationMove(NodeID, PresentationMove)
  /// A property of a controller changed.
  indirect case controllerProperty(NodeID, ControllerProperty)
  /// A window's trait overrides changed.
  indirect case windowTraits(NodeID, TraitCollection)
  /// A controller's view was loaded, or unloaded (nil).
  case view(of: NodeID, NodeID?)
  /// A window's root controller changed.
  case rootViewController(window: NodeID, NodeID?)
  /// A window became the key window.
  case keyWindow(NodeID)
  /// A view was inserted into another at an index among its subviews, or removed (nil).
  case superview(NodeID, NodeID?, index: Int32)
  /// A property of a view changed.
  indirect case property(NodeID, ViewProperty)
  /// An animation began.
  indirect case animationBegan(AnimationState)
  /// The animation with this number ended.
  case animationEnded(Int32)
  /// A controller began to observe another, or stopped.
  indirect case observation(observer: NodeID, of: NodeID, what: String, isOn: Bool)
  /// A controller references another one in violation of the layering.
  case knows(NodeID, NodeID)
  /// A coordinator was made.
  indirect case coordinatorMade(NodeID, name: String, className: String)
  /// A coordinator retains exactly these others, exclusively.
  case coordinatorChildren(of: NodeID, [NodeID])
  /// A coordinator shows a controller, or none (nil).
  case coordinatorShows(NodeID, NodeID?)
  /// A coordinator finished.
  case coordinatorDone(NodeID)
  /// These facts of a controller or a view are unknown; ignore their values.
  case unknown(NodeID, UnknownFacts)
}
