/// The handshake between a container and its child.
extension ViewController {
  /// Adds a child after checking that it may be one.
  final func admit(_ child: ViewController) {
    let policy = simulation.policy
    if policy.ignoresRepeatedAddition, child.parent === self { return }
    guard admitsLineage(of: child) else { return }
    if policy.checksHierarchyFirst, !admitsPlace(of: child) { return }
    if policy.reparentingAnnouncesLeaving, child.parent != nil {
      child.tell(.willMove(toParent: nil))
    }
    child.parent?.removeForReparenting(child)
    // What overrides did meanwhile must not leave two parents or a circle.
    child.cutTie()
    guard admitsLineage(of: child) else { return }
    if !policy.checksHierarchyFirst, !admitsPlace(of: child) { return }
    if policy.parentSetBeforeWillMove { tie(child) }
    child.tell(.willMove(toParent: id), Companions(parent: self))
    if !policy.parentSetBeforeWillMove, child.parent == nil, admitsLineage(of: child) { tie(child) }
  }

  private func tie(_ child: ViewController) {
    children.append(child)
    child.parent = self
    simulation.note(.parent(child.id, id))
    simulation.lints.added(child, to: self)
  }

  /// Whether the child's view is not on screen in another controller's view; reports H2 when it is.
  private func admitsPlace(of child: ViewController) -> Bool {
    guard let owner = child.ownerOnScreen, owner !== self else { return true }
    simulation.report(
      HierarchyInconsistency.requested(child: child, expected: owner, requested: self))
    return false
  }

  /// Whether the child does not contain this controller; reports C1 when it does.
  private func admitsLineage(of child: ViewController) -> Bool {
    guard child.isSelfOrAncestor(of: self) else { return true }
    simulation.report(SelfContainment.diagnostic(parent: self, child: child))
    return false
  }

  /// UIKit really calls the child's `removeFromParent()`, which a subclass may override.
  private func removeForReparenting(_ child: ViewController) {
    simulation.lints.reparented = child.id
    child.dispatched.removeFromParent()
  }

  final func leaveParent() {
    guard parent != nil else { return }
    cutTie()
    tell(.didMove(toParent: nil))
  }

  private func cutTie() {
    guard let parent else { return }
    if let index = parent.children.lastIndex(where: { $0 === self }) {
      parent.children.remove(at: index)
    }
    self.parent = nil
    dropOverride()
    simulation.note(.parent(id, nil))
    simulation.lints.left(self, from: parent)
  }

  private func isSelfOrAncestor(of other: ViewController) -> Bool {
    var place: ViewController? = other
    while let current = place, current !== self { place = current.parent }
    return place != nil
  }

  /// The controller whose view holds this one's view on screen, or nil off screen.
  private var ownerOnScreen: ViewController? {
    guard let superview = loadedView?.superview, superview.window != nil else { return nil }
    return superview.nearestController
  }
}
