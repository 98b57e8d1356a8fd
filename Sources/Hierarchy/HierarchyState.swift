/// A container hierarchy at one instant.
///
/// A value type: figures, traces and comparisons are functions of it. It includes running
/// animations; `presentation(of:)` is a view's appearance while they run.
public struct HierarchyState: Equatable, Sendable {
  /// The time of the state.
  public internal(set) var instant = Instant.zero
  /// The controllers by id.
  public internal(set) var controllers = NodeTable<ControllerState>()
  /// The views by id, including windows.
  public internal(set) var views = NodeTable<ViewState>()
  /// The windows in the order they were made.
  public internal(set) var windows: [WindowState] = []
  /// The running animations in the order they began.
  public internal(set) var animations: [AnimationState] = []
  /// The coordinators by id; they form a separate tree.
  public internal(set) var coordinators = NodeTable<CoordinatorState>()
  /// Observations between controllers, in the order they began.
  public internal(set) var observations: [Observation] = []
  /// Encapsulation violations, in order of detection, while both controllers exist.
  public internal(set) var acquaintances: [Acquaintance] = []

  /// Makes the state at the start of a run.
  public init() {}

  /// A window: a view with a root controller.
  public struct WindowState: Hashable, Sendable {
    /// The window itself.
    public let view: NodeID
    /// Its root view controller.
    public internal(set) var rootViewController: NodeID?
    /// Whether it was made key; if no window was, the first one is key.
    public internal(set) var isKey = false
    /// Overrides of the traits derived from its size.
    public internal(set) var traitOverrides = TraitCollection()
  }

  /// A controller's observation of a property of another.
  public struct Observation: Hashable, Sendable {
    /// The controller that observes.
    public let observer: NodeID
    /// The observed controller.
    public let subject: NodeID
    /// The observed property.
    public let what: String
  }

  /// An encapsulation violation: a controller that references another one against the layering.
  public struct Acquaintance: Hashable, Sendable {
    /// The controller with the reference.
    public let knower: NodeID
    /// The referenced controller.
    public let known: NodeID
  }
}

/// Relations.
extension HierarchyState {
  /// The window last made key, or the first.
  public var keyWindow: WindowState? { windows.first(where: \.isKey) ?? windows.first }

  /// The windows' root controllers, then others without a parent, in creation order.
  public var topControllers: [ControllerState] {
    let roots = windows.compactMap { $0.rootViewController.flatMap { controllers[$0] } }
    let shown = Set(roots.map(\.id))
    return roots + controllers.values.filter { $0.parent == nil && !shown.contains($0.id) }
  }

  /// Whether a view is in a window.
  public func isInWindow(_ view: NodeID) -> Bool {
    var node: NodeID? = view
    while let current = node {
      if windows.contains(where: { $0.view == current }) { return true }
      node = views[current]?.superview
    }
    return false
  }

  /// The name of a controller, view or coordinator, or its number after its release.
  public func name(of id: NodeID) -> String {
    controllers[id]?.name ?? views[id]?.name ?? coordinators[id]?.name ?? id.description
  }

  /// The view as displayed at this instant, with running animations applied.
  public func presentation(of id: NodeID) -> ViewState? {
    guard var view = views[id] else { return nil }
    for animation in animations where animation.view == id {
      guard case .property(let from, let to) = animation.motion else { continue }
      view.rewind(from: from, to: to, by: 1 - animation.progress(at: instant))
    }
    return view
  }

  /// The running transition of a container view, or nil.
  public func transition(of host: NodeID) -> AnimationState? {
    animations.last { animation in
      guard animation.view == host, case .transition = animation.motion else { return false }
      return true
    }
  }
}
