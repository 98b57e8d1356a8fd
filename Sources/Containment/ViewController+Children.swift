/// The handshake between a container and its child.
extension ViewController {
  /// Adds a child after checking that it may be one.
  final func admit(_ child: ViewController) {
    guard child.parent !== self else { return }
    if child.isSelfOrAncestor(of: self) {
      simulation.report(SelfContainment.diagnostic(parent: self, child: child))
      return
    }
    if let owner = child.ownerOnScreen, owner !== self {
      simulation.report(
        HierarchyInconsistency.requested(child: child, expected: owner, requested: self))
      return
    }
    child.parent?.removeForReparenting(child)
    children.append(child)
    child.parent = self
    simulation.note(.parent(child.id, id))
    child.tell(.willMove(toParent: id), parent: self)
  }

  /// UIKit really calls the child's `removeFromParent()`, which a subclass may override.
  private func removeForReparenting(_ child: ViewController) { child.removeFromParent() }

  final func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    simulation.note(.parent(id, nil))
    tell(.didMove(toParent: nil))
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
