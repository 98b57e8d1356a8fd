/// Detects controllers that change the views of their children.
///
/// A controller acts during its callbacks and inside `acting(_:)`; the core's own work, such as
/// layout, has no actor. Most compiled methods do not declare their acts, so only certain cases are
/// reported: the child is a plain `ViewController`, which has no code, or declares its acts and was
/// not acting. Then the container made the change.
extension LintWatcher {
  /// Runs the core's own work without an actor.
  func withoutActor(_ body: () -> Void) {
    let outer = actor
    actor = nil
    body()
    actor = outer
  }

  /// Handles a view that was inserted or removed.
  func seeReach(for view: View, below superview: View) {
    guard actor != nil, view.controller == nil else { return }
    seeReach(into: superview.nearestController, at: view)
  }

  /// Handles a view property that was set.
  ///
  /// The content of a child's root view is the child's; its geometry and overall appearance are the
  /// container's.
  func seeReach(for view: View, setting property: ViewProperty) {
    guard actor != nil else { return }
    if let controller = view.controller {
      if case .content = property { seeReach(into: controller, at: view) }
    } else {
      seeReach(into: view.superview?.nearestController, at: view)
    }
  }

  private func seeReach(into child: ViewController?, at view: View) {
    guard let actor, let child, child.id != actor, child.isKnownToAct,
      let container = child.container(actor), !type(of: container).isStockContainer,
      reaches.insert(Reach(by: actor, into: child.id)).inserted
    else { return }
    child.simulation.report(ReachingIn.diagnostic(by: container, into: child, view: view))
  }
}

/// An access of one controller to another's views.
struct Reach: Hashable {
  let by: NodeID
  let into: NodeID

  init(by actor: NodeID, into child: NodeID) { (by, into) = (actor, child) }
}

extension ViewController {
  /// Runs a controller's code outside callbacks.
  ///
  /// For interpreters, which identify the receiver of each method, and for classes that set
  /// `declaresActs`.
  package final func acting<Result>(_ body: () -> Result) -> Result {
    let outer = simulation.lints.actor
    simulation.lints.actor = id
    defer { simulation.lints.actor = outer }
    return body()
  }

  /// Whether all its acts are detected; for undeclared ones, a script class is like a compiled one.
  fileprivate var isKnownToAct: Bool {
    declaresActs || type(of: self) == ViewController.self && behaviour == nil
  }

  /// The ancestor with an id, or nil.
  fileprivate func container(_ id: NodeID) -> ViewController? {
    var place = parent
    while let current = place, current.id != id { place = current.parent }
    return place
  }
}
