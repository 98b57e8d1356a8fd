/// The handshake between a container and its child.
extension ViewController {
  /// Adds a child after checking that it may be one.
  final func admit(_ child: ViewController) {
    if simulation.policy.ignoresRepeatedAddition, child.container == Unkept(self) { return }
    guard admitsLineage(of: child) else { return }
    if simulation.policy.checksHierarchyFirst, !admitsPlace(of: child) { return }
    if child.container != nil {
      takeFromOldParent(child)
      guard admitsLineage(of: child) else { return }
    }
    if let window = child.rootWindow?.object {
      window.letGoOfRoot()
      // What overrides did meanwhile has the last word.
      guard child.rootWindow == nil, child.container == nil, admitsLineage(of: child) else {
        return
      }
    }
    if !simulation.policy.checksHierarchyFirst, !admitsPlace(of: child) { return }
    if simulation.policy.parentSetBeforeWillMove { tie(child) }
    child.deliver(.willMove(toParent: id), Companions(parent: Unkept(self)))
    if simulation.policy.parentSetBeforeWillMove || child.container != nil { return }
    if admitsLineage(of: child) { tie(child) }
  }

  private func takeFromOldParent(_ child: ViewController) {
    if simulation.policy.reparentingAnnouncesLeaving { child.tell(.willMove(toParent: nil)) }
    child.parent?.removeForReparenting(child)
    // What overrides did meanwhile must not leave two parents or a circle.
    child.cutTie()
  }

  private func tie(_ child: ViewController) {
    children.append(child)
    child.parent = self
    simulation.note(.parent(child.id, id))
    simulation.lints.with { $0.added(child, to: self) }
  }

  /// Whether the child's view is not on screen in another controller's view; reports H2 when it is.
  private func admitsPlace(of child: ViewController) -> Bool {
    guard let owner = child.ownerOnScreen, owner != Unkept(self) else { return true }
    simulation.report(
      HierarchyInconsistency.requested(child: child, expected: owner.object, requested: self))
    return false
  }

  /// Whether the child neither contains this controller nor presents what does, nor is presented
  /// itself; reports C1 or C2 else.
  private func admitsLineage(of child: ViewController) -> Bool {
    if belongsBelow(child) {
      simulation.report(SelfContainment.diagnostic(parent: self, child: child))
    } else if let presenter = child.modal.presenting {
      simulation.report(
        PresentedChild.diagnostic(parent: self, child: child, presenter: presenter))
    } else {
      return true
    }
    return false
  }

  /// UIKit really calls the child's `removeFromParent()`, which a subclass may override.
  private func removeForReparenting(_ child: ViewController) {
    simulation.lints.reparented = child.id
    child.dispatched.removeFromParent()
  }

  final func leaveParent() {
    guard container != nil else { return }
    cutTie()
    deliver(.didMove(toParent: nil))
  }

  private func cutTie() {
    guard let parent = container else { return }
    if let index = parent.with({ $0.children.lastIndex { Unkept($0) == Unkept(self) } }) {
      parent.with { _ = $0.children.remove(at: index) }
    }
    container = nil
    dropOverride()
    simulation.note(.parent(id, nil))
    simulation.lints.with { lints in parent.with { lints.left(self, from: $0) } }
    finishAppearanceAlone()
  }

  /// `isBelow(_:)`, without its bookkeeping where nobody is presented.
  private func belongsBelow(_ other: ViewController) -> Bool {
    var place: Unkept<ViewController>? = Unkept(self)
    while let current = place, current != Unkept(other) {
      if current.with({ $0.modal.presenting != nil }) { return isBelow(other) }
      place = current.container
    }
    return place != nil
  }

  /// The controller whose view holds this one's view on screen, or nil off screen.
  private var ownerOnScreen: Unkept<ViewController>? {
    guard let superview = Unkept(loadedView)?.above, superview.windowReference != nil else {
      return nil
    }
    return superview.nearestReference
  }
}
