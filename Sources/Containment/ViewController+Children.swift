/// The handshake between a container and its child.
extension ViewController {
  /// Adds a child after checking that it may be one.
  final func admit(_ child: ViewController) {
    guard child.parent !== self, admitsLineage(of: child) else { return }
    if let owner = child.ownerOnScreen, owner !== self {
      simulation.report(
        HierarchyInconsistency.requested(child: child, expected: owner, requested: self))
      return
    }
    child.parent?.removeForReparenting(child)
    // What overrides did meanwhile must not leave two parents or a circle.
    child.cutTie()
    guard admitsLineage(of: child) else { return }
    children.append(child)
    child.parent = self
    simulation.note(.parent(child.id, id))
    child.tell(.willMove(toParent: id), Companions(parent: self))
  }

  /// Whether the child does not contain this controller; reports C1 when it does.
  private func admitsLineage(of child: ViewController) -> Bool {
    guard child.isSelfOrAncestor(of: self) else { return true }
    simulation.report(SelfContainment.diagnostic(parent: self, child: child))
    return false
  }

  /// UIKit really calls the child's `removeFromParent()`, which a subclass may override.
  private func removeForReparenting(_ child: ViewController) { child.removeFromParent() }

  final func leaveParent() {
    guard parent != nil else { return }
    cutTie()
    tell(.didMove(toParent: nil))
  }

  private func cutTie() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    dropOverride()
    simulation.note(.parent(id, nil))
  }

  private func isSelfOrAncestor(of other: ViewController) -> Bool {
    sequence(first: other, next: \.parent).contains { $0 === self }
  }

  /// The controller whose view holds this one's view on screen, or nil off screen.
  private var ownerOnScreen: ViewController? {
    guard let superview = loadedView?.superview, superview.window != nil else { return nil }
    return superview.nearestController
  }
}
