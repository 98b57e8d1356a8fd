/// Adding and removing children.
extension ViewController {
  /// Adds a child after all checks.
  final func admit(_ child: ViewController) {
    if simulation.policy.ignoresRepeatedAddition, child.parent === self { return }
    guard admitsLineage(of: child) else { return }
    if simulation.policy.checksHierarchyFirst, !admitsPlace(of: child) { return }
    if child.parent != nil {
      takeFromOldParent(child)
      guard admitsLineage(of: child) else { return }
    }
    if let window = child.rootWindow {
      window.letGoOfRoot()
      // Overrides may have changed the hierarchy in between.
      guard child.rootWindow == nil, child.parent == nil, admitsLineage(of: child) else {
        return
      }
    }
    if !simulation.policy.checksHierarchyFirst, !admitsPlace(of: child) { return }
    if simulation.policy.parentSetBeforeWillMove { tie(child) }
    child.tell(.willMove(toParent: id))
    if simulation.policy.parentSetBeforeWillMove || child.parent != nil { return }
    if admitsLineage(of: child) { tie(child) }
  }

  private func takeFromOldParent(_ child: ViewController) {
    if simulation.policy.reparentingAnnouncesLeaving { child.tell(.willMove(toParent: nil)) }
    child.parent?.removeForReparenting(child)
    // Overrides must not leave two parents or a cycle.
    child.cutTie()
  }

  private func tie(_ child: ViewController) {
    children.append(child)
    child.parent = self
    simulation.note(.parent(child.id, id))
    simulation.lints.added(child, to: self)
  }

  /// Whether the child's view is not in another controller's view on screen; reports H2 if it is.
  private func admitsPlace(of child: ViewController) -> Bool {
    guard let owner = child.ownerOnScreen, owner !== self else { return true }
    simulation.report(
      HierarchyInconsistency.requested(child: child, expected: owner, requested: self))
    return false
  }

  /// Whether the child does not contain or present this controller and is not presented; reports C1
  /// or C2 otherwise.
  private func admitsLineage(of child: ViewController) -> Bool {
    if isBelow(child) {
      simulation.report(SelfContainment.diagnostic(parent: self, child: child))
    } else if let presenter = child.modal.presenting {
      simulation.report(
        PresentedChild.diagnostic(parent: self, child: child, presenter: presenter))
    } else {
      return true
    }
    return false
  }

  /// UIKit calls the child's `removeFromParent()`, which a subclass may override.
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
    finishAppearanceAlone()
  }

  /// The controller whose view contains this one's view on screen, or nil off screen.
  private var ownerOnScreen: ViewController? {
    guard let superview = loadedView?.superview, superview.window != nil else { return nil }
    return superview.nearestController
  }
}
