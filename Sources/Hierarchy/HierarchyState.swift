/// Everything there is to see of a container hierarchy at one instant.
///
/// A value: pictures, traces and comparisons are functions of it. Running animations are part of
/// it; `presentation(of:)` says how a view looks while they run.
public struct HierarchyState: Equatable, Sendable {
  /// The instant this is the state of.
  public internal(set) var instant = Instant.zero
  /// The controllers by id.
  public internal(set) var controllers = NodeTable<ControllerState>()
  /// The views by id, windows among them.
  public internal(set) var views = NodeTable<ViewState>()
  /// The windows in the order they were made.
  public internal(set) var windows: [WindowState] = []
  /// The running animations in the order they began.
  public internal(set) var animations: [AnimationState] = []
  /// The coordinators by id: a tree of their own, beside that of the controllers.
  public internal(set) var coordinators = NodeTable<CoordinatorState>()
  /// Who observes whom, in the order it began.
  public internal(set) var observations: [Observation] = []
  /// Who knows whom that is none of its business, in the order it was seen, for as long as both are.
  public internal(set) var acquaintances: [Acquaintance] = []

  /// The state before anything happened.
  public init() {}

  /// A window: a view with a root controller.
  public struct WindowState: Hashable, Sendable {
    /// The window's own view.
    public let view: NodeID
    /// The controller that fills it.
    public internal(set) var rootViewController: NodeID?
    /// Whether it was made the one that gets the keys; the first window does while none was.
    public internal(set) var isKey = false
    /// What is laid over the traits that follow from its size.
    public internal(set) var traitOverrides = TraitCollection()
  }

  /// One controller watching a property of another.
  public struct Observation: Hashable, Sendable {
    /// Who watches.
    public let observer: NodeID
    /// Who is watched.
    public let subject: NodeID
    /// The property that is watched.
    public let what: String
  }

  /// One controller that knows another one, against the pattern.
  public struct Acquaintance: Hashable, Sendable {
    /// Who knows the other one.
    public let knower: NodeID
    /// Who had better not be known.
    public let known: NodeID
  }
}

/// Questions about relations.
extension HierarchyState {
  /// The window that gets the keys: the one that was made key last, or the first.
  public var keyWindow: WindowState? { windows.first(where: \.isKey) ?? windows.first }

  /// The root controllers of the windows, then the parentless others, in creation order.
  public var topControllers: [ControllerState] {
    let roots = windows.compactMap { $0.rootViewController.flatMap { controllers[$0] } }
    let shown = Set(roots.map(\.id))
    return roots + controllers.values.filter { $0.parent == nil && !shown.contains($0.id) }
  }

  /// Whether a view hangs in a window.
  public func isInWindow(_ view: NodeID) -> Bool {
    var node: NodeID? = view
    while let current = node {
      if windows.contains(where: { $0.view == current }) { return true }
      node = views[current]?.superview
    }
    return false
  }

  /// The name of a controller, view or coordinator, or its number when it is gone.
  public func name(of id: NodeID) -> String {
    controllers[id]?.name ?? views[id]?.name ?? coordinators[id]?.name ?? id.description
  }

  /// The view as it looks at this instant, with what its running animations still have to go.
  public func presentation(of id: NodeID) -> ViewState? {
    guard var view = views[id] else { return nil }
    for animation in animations where animation.view == id {
      guard case .property(let from, let to) = animation.motion else { continue }
      view.rewind(from: from, to: to, by: 1 - animation.progress(at: instant))
    }
    return view
  }

  /// The transition a host view is in the middle of, or nil.
  public func transition(of host: NodeID) -> AnimationState? {
    animations.last { animation in
      guard animation.view == host, case .transition = animation.motion else { return false }
      return true
    }
  }
}
