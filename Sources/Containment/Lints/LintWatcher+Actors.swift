/// Who is acting, and whether it keeps its hands off what belongs to its children.
///
/// A controller acts while one of its callbacks runs, and while an interpreter says so; the core's
/// own work, such as layout, is nobody's. Compiled methods that are no callbacks say nothing, so
/// only what is certain is reported: a child of the very class `ViewController` has no compiled
/// code, and what changes below its view while a container acts was not its own doing.
extension LintWatcher {
  /// Lets a controller act.
  func asking<Result>(_ controller: NodeID, _ body: () -> Result) -> Result {
    let outer = actor
    actor = controller
    defer { actor = outer }
    return body()
  }

  /// Lets the core work by itself.
  func byNobody(_ body: () -> Void) {
    let outer = actor
    actor = nil
    body()
    actor = outer
  }

  /// A view in `superview` was changed, put in or taken out.
  ///
  /// What containers do with the root views of their children is their task.
  func seeReach(for view: View, below superview: View?) {
    guard let actor, view.controller == nil, let child = superview?.nearestController,
      child.id != actor, type(of: child) == ViewController.self,
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
  /// For interpreters, which know whose method they run.
  package final func acting<Result>(_ body: () -> Result) -> Result {
    simulation.lints.asking(id, body)
  }

  /// The container above with an id, or nil.
  fileprivate func container(_ id: NodeID) -> ViewController? {
    var place = parent
    while let current = place, current.id != id { place = current.parent }
    return place
  }
}
