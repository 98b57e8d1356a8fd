/// One step from a state to the next: the smallest thing a run can alter.
public enum Change: Hashable, Sendable {
  /// A controller came into being.
  indirect case controllerMade(NodeID, name: String, className: String)
  /// A view came into being.
  indirect case viewMade(NodeID, name: String, className: String)
  /// The last owner of a controller, view or coordinator let go.
  case released(NodeID)
  /// A controller was given a name for people.
  case title(NodeID, String?)
  /// A controller became the last child of another, or nobody's.
  case parent(NodeID, NodeID?)
  /// A controller is presented by another, or no longer (nil).
  case presenting(NodeID, by: NodeID?)
  /// A controller is presented with a presentation controller of this class.
  indirect case presentationController(of: NodeID, className: String)
  /// A controller's children stand in another order.
  case childOrder(of: NodeID, [NodeID])
  /// A controller's phase became another.
  case phase(NodeID, AppearancePhase, isAnimated: Bool)
  /// A move was announced or settled.
  case pendingMove(NodeID, PendingMove)
  /// A `didMove(toParent:)` came while an appearance still ran and will be sent once more, or has
  /// been (nil).
  case moveToSettle(NodeID, MoveToSettle?)
  /// A controller began to take part in a presentation or dismissal, or has done so.
  case presentationMove(NodeID, PresentationMove)
  /// A property of a controller became another.
  indirect case controllerProperty(NodeID, ControllerProperty)
  /// What a window lays over the traits that follow from its size became another.
  indirect case windowTraits(NodeID, TraitCollection)
  /// A controller's view was loaded, or unloaded (nil).
  case view(of: NodeID, NodeID?)
  /// A window's root controller became another.
  case rootViewController(window: NodeID, NodeID?)
  /// A window became the one that gets the keys.
  case keyWindow(NodeID)
  /// A view was put into another at a place among its subviews, or taken out (nil).
  case superview(NodeID, NodeID?, index: Int32)
  /// A property of a view became another.
  indirect case property(NodeID, ViewProperty)
  /// An animation began.
  indirect case animationBegan(AnimationState)
  /// The animation with this number ended.
  case animationEnded(Int32)
  /// A controller began to observe another, or stopped.
  indirect case observation(observer: NodeID, of: NodeID, what: String, isOn: Bool)
  /// A controller was seen to know another one that is none of its business.
  case knows(NodeID, NodeID)
  /// A coordinator came into the picture.
  indirect case coordinatorMade(NodeID, name: String, className: String)
  /// A coordinator keeps these others, and nobody else does.
  case coordinatorChildren(of: NodeID, [NodeID])
  /// A coordinator shows a controller, or none (nil).
  case coordinatorShows(NodeID, NodeID?)
  /// A coordinator has had its day.
  case coordinatorDone(NodeID)
  /// These facts of a controller or a view are not known; what they are set to means nothing.
  case unknown(NodeID, UnknownFacts)
}
