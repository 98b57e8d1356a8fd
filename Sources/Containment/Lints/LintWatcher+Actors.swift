/// Who is acting, and whether it keeps its hands off what belongs to its children.
///
/// A controller acts while one of its callbacks runs, and while it says so itself or an interpreter
/// says it; the core's own work, such as layout, is nobody's. Most compiled methods say nothing, so
/// only what is certain is reported: a child of the very class `ViewController` has no compiled
/// code, and of one that declares its acts all is known. What changes below their views while a
/// container acts was not their own doing.
extension LintWatcher {
  /// Lets the core work by itself.
  func byNobody(_ body: () -> Void) {
    let outer = actor
    actor = .nobody
    body()
    actor = outer
  }

  /// A view was put into another one, or taken out.
  func seeReach(for view: View, below superview: View) {
    guard actor != .nobody, view.owner == nil else { return }
    seeReach(into: superview.nearestController, at: view)
  }

  /// A property of a view was set.
  ///
  /// What a child's root view shows is the child's; where it is and how it looks as a whole is the
  /// task of the container.
  func seeReach(for view: View, setting property: ViewProperty) {
    guard actor != .nobody else { return }
    if let controller = view.controller {
      if case .content = property { seeReach(into: controller, at: view) }
    } else {
      seeReach(into: view.superview?.nearestController, at: view)
    }
  }

  private func seeReach(into child: ViewController?, at view: View) {
    guard actor != .nobody, let child, child.id != actor, child.isKnownToAct,
      let container = child.container(actor), !type(of: container).isStockContainer,
      reaches.insert(Reach(by: actor, into: child.id)).inserted
    else { return }
    child.simulation.report(ReachingIn.diagnostic(by: container, into: child, view: view))
  }
}

extension NodeID {
  /// What stands for no controller; nobody has this id.
  static var nobody: NodeID { NodeID(0) }
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
