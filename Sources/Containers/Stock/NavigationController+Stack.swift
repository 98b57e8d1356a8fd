/// Changes of the stack: validated and made immediately, shown later.
extension NavigationController {
  /// Pushes a controller.
  ///
  /// It receives `willMove(toParent:)` now, is loaded when the transition starts, and receives
  /// `didMove(toParent:)` after it has appeared. Refused as N1 if it is already on the stack, as N2
  /// if it is a navigation controller, as N3 if it is nil, and as SP1 if it is a split view
  /// controller; as C1 and H2 like `addChild(_:)`. Up to iOS 6 the transition starts in this call,
  /// and a second animated push before the first has ended reports N6 and N7.
  ///
  /// UIKit: `pushViewController(_:animated:)`, since iOS 2.
  public final func pushViewController(_ controller: ViewController?, animated: Bool) {
    simulation.log(
      call: "pushViewController(\(controller?.name ?? "nil"), animated: \(animated))", of: self)
    guard let controller else {
      simulation.report(PushOfNil.diagnostic(on: self))
      return
    }
    if children.contains(where: { $0 === controller }) {
      simulation.report(PushedTwice.diagnostic(on: self, of: controller))
      return
    }
    guard !refusesKind(of: controller), !refusesOne(of: [controller]) else { return }
    let isNested = animated && simulation.pushesAtOnce && !running.isEmpty
    if isNested { simulation.report(NestedPush.diagnostic(on: self, of: controller)) }
    changeStack(animated: animated) { arrive(controller) }
    if isNested { startTransitionIfNeeded(isNested: true) }
  }

  /// Pops and returns the top controller; the root stays, and the result is then nil.
  ///
  /// It receives `willMove(toParent: nil)` and loses its parent now, even if animated;
  /// `didMove(toParent: nil)` follows after it has disappeared.
  ///
  /// UIKit: `popViewController(animated:)`, since iOS 2.
  @discardableResult
  public final func popViewController(animated: Bool) -> ViewController? {
    simulation.log(call: "popViewController(animated: \(animated))", of: self)
    return children.count > 1 ? drop(fromIndex: children.count - 1, animated: animated).last : nil
  }

  /// Pops and returns all controllers above another one, in stack order.
  ///
  /// Controllers that are not visible are removed immediately, without appearance callbacks.
  /// Refused as N4 if the controller is not on the stack; the result is then nil.
  ///
  /// UIKit: `popToViewController(_:animated:)`, since iOS 2.
  @discardableResult
  public final func popToViewController(
    _ controller: ViewController, animated: Bool
  ) -> [ViewController]? {
    simulation.log(
      call: "popToViewController(\(controller), animated: \(animated))", of: self)
    guard let index = children.firstIndex(where: { $0 === controller }) else {
      simulation.report(PopToStranger.diagnostic(on: self, to: controller))
      return nil
    }
    return drop(fromIndex: index + 1, animated: animated)
  }

  /// Pops and returns all controllers but the root, in stack order.
  ///
  /// If there is only the root, does nothing and returns an empty array.
  ///
  /// UIKit: `popToRootViewController(animated:)`, since iOS 2.
  @discardableResult
  public final func popToRootViewController(animated: Bool) -> [ViewController]? {
    simulation.log(call: "popToRootViewController(animated: \(animated))", of: self)
    return drop(fromIndex: 1, animated: animated)
  }

  /// Replaces the whole stack.
  ///
  /// If the top changes, there is a transition: a pop if the new top was on the stack before,
  /// otherwise a push. Covered controllers are not loaded. Refused as N5 if a controller is listed
  /// twice, and like a push.
  ///
  /// UIKit: `setViewControllers(_:animated:)`, since iOS 3.
  public final func setViewControllers(_ controllers: [ViewController], animated: Bool) {
    simulation.log(
      call: "setViewControllers([\(controllers.names)], animated: \(animated))", of: self)
    guard controllers.areDistinct else {
      simulation.report(StackNotDistinct.diagnostic(on: self, for: controllers))
      return
    }
    let kept = Set(controllers.map(\.id))
    let new = controllers.filter { $0.parent !== self }
    guard !new.contains(where: refusesKind), !refusesOne(of: new) else { return }
    interactivePop.stackIsReplaced()
    changeStack(animated: animated) {
      for child in children where !kept.contains(child.id) { leave(child) }
      for child in new { arrive(child) }
      reorderChildren(controllers)
    }
  }
}

/// Adding and removing single controllers.
extension NavigationController {
  /// Whether this stack is currently sending a callback.
  var isWorking: Bool { workDepth > 0 }

  func work<Result>(_ body: () -> Result) -> Result {
    workDepth += 1
    defer { workDepth -= 1 }
    return body()
  }

  /// Makes a change and schedules its transition.
  func changeStack(animated: Bool, _ change: () -> Void) {
    if changeDepth == 0 { topBeforeChange = topViewController }
    changeDepth += 1
    work(change)
    changeDepth -= 1
    if changeDepth == 0 { topBeforeChange = nil }
    setNeedsTransition(animated: animated)
  }

  /// Whether controllers of this class cannot be pushed; reports N2 or SP1.
  private func refusesKind(of controller: ViewController) -> Bool {
    switch controller {
    case is NavigationController:
      simulation.report(PushOfNavigation.diagnostic(on: self, of: controller))
    case is SplitViewController:
      simulation.report(PushOfSplit.diagnostic(on: self, of: controller))
    default: return false
    }
    return true
  }

  private func arrive(_ child: ViewController) {
    leaving.remove(child.id)
    arriving.insert(child.id)
    dispatched.addChild(child)
  }

  private func drop(fromIndex index: Int, animated: Bool) -> [ViewController] {
    let dropped = Array(children.dropFirst(index))
    guard !dropped.isEmpty else { return [] }
    changeStack(animated: animated) { for child in dropped { leave(child) } }
    return dropped
  }

  /// Removes a child; a visible one receives `didMove` after it has disappeared.
  func leave(_ child: ViewController) {
    // It may request its own removal in this callback.
    guard child.parent === self else { return }
    if !simulation.policy.tellsBuriedOfMoves, isBuried(child) {
      arriving.remove(child.id)
      detachChild(child)
      return
    }
    guard leaving.insert(child.id).inserted else { return }
    child.tell(.willMove(toParent: nil))
    guard child.parent === self else {
      leaving.remove(child.id)
      return
    }
    detachChild(child)
    arriving.remove(child.id)
    guard child.appearancePhase == .disappeared else { return }
    if visible === child {
      takeOut(child)
      visible = nil
    }
    finishLeaving(child)
  }

  /// Whether a child is below the top, or was when the change began, and is not visible.
  private func isBuried(_ child: ViewController) -> Bool {
    let top = changeDepth > 0 ? topBeforeChange : topViewController
    return child !== top && child !== visible && child.appearancePhase == .disappeared
  }

  func finishLeaving(_ child: ViewController) {
    guard leaving.remove(child.id) != nil, child.parent == nil else { return }
    child.tell(.didMove(toParent: nil))
  }

  func finishArriving(_ child: ViewController) {
    guard child.parent === self, arriving.remove(child.id) != nil else { return }
    child.tell(.didMove(toParent: id))
  }
}

extension Simulation {
  /// Whether a push starts inside the call: in early iOS versions, or by policy.
  var pushesAtOnce: Bool { profile.pushesAtOnce || !policy.coalescesStackChanges }
}

extension Profile {
  /// Whether a push starts inside the call (up to iOS 7) instead of in the next turn.
  var pushesAtOnce: Bool { self == .ios5 || self == .ios6 }
}
