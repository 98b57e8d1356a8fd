/// Size and traits on their way down the tree of controllers.
extension ViewController {
  /// Tells every child whose size will change of its new size, in order.
  final func passOnSize(_ size: CGSize, with coordinator: TransitionCoordinator) {
    for child in children {
      let share = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.loadedView?.bounds.size != share else { continue }
      child.tell(.viewWillTransition(to: share), Companions(coordinator: coordinator))
    }
  }

  /// Tells every child of the traits to come, in order.
  final func passOnTraits(_ traits: TraitCollection, with coordinator: TransitionCoordinator) {
    for child in children {
      child.tell(.willTransition(to: traits), Companions(coordinator: coordinator))
    }
  }
}
