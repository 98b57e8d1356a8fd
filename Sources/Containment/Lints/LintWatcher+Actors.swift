/// Detects controllers that change the views of their children.
///
/// A controller acts while one of its callbacks runs, and inside `acting(_:)`; the core's own work,
/// such as layout, has no actor. Most compiled methods do not declare their acts, so only certain
/// cases are reported: a child of class `ViewController` itself has no code, and a child that
/// declares its acts was not acting. Then the container made the change.
extension LintWatcher {
  /// Runs the core's own work, which has no actor.
  func withoutActor(_ body: () -> Void) {
    let outer = actor
    actor = nil
    body()
    actor = outer
  }

  /// A view was put into another one, or taken out.
  func seeReach(for view: View, below superview: View) {
    guard actor != nil, view.controller == nil else { return }
    seeReach(into: superview.nearestController, at: view)
  }

  /// A property of a view was set.
  ///
  /// What a child's root view shows is the child's; where it is and how it looks as a whole is the
  /// task of the container.
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

/// One controller changing what belongs to another.
struct Reach: Hashable {
  let by: NodeID
  let into: NodeID

  init(by actor: NodeID, into child: NodeID) { (by, into) = (actor, child) }
}

extension ViewController {
  /// Runs code of this controller that is no callback.
  ///
  /// For interpreters, which know whose method they run, and for classes that set `declaresActs`.
  package final func acting<Result>(_ body: () -> Result) -> Result {
    let outer = simulation.lints.actor
    simulation.lints.actor = id
    defer { simulation.lints.actor = outer }
    return body()
  }

  /// Whether nothing it does goes unnoticed; a script's class is like a compiled one.
  fileprivate var isKnownToAct: Bool {
    declaresActs || type(of: self) == ViewController.self && behaviour == nil
  }

  /// The container above with an id, or nil.
  fileprivate func container(_ id: NodeID) -> ViewController? {
    var place = parent
    while let current = place, current.id != id { place = current.parent }
    return place
  }
}
