/// Size and traits to come on their way down the tree of controllers.
extension ViewController {
  /// Tells every child whose size will change of its new size, in order.
  final func passOnSize(_ size: CGSize, with coordinator: TransitionCoordinator) {
    for child in children where child.parent === self {
      simulation.announce(.size(forChild: child.id), to: self)
      let share = dispatched.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.loadedView?.bounds.size != share else { continue }
      child.tell(.viewWillTransition(to: share), Companions(coordinator: coordinator))
    }
  }

  /// Tells every child whose traits will change of its new traits, in order.
  final func passOnTraits(_ traits: TraitCollection, with coordinator: TransitionCoordinator) {
    for child in children where child.parent === self {
      let share = child.traits(inheriting: traits)
      guard child.traitCollection != share else { continue }
      child.tell(.willTransition(to: share), Companions(coordinator: coordinator))
    }
  }

  /// Tells the container that this controller would like another size.
  final func announcePreferredContentSize() {
    simulation.note(.controllerProperty(id, .preferredContentSize(preferredContentSize)))
    guard simulation.profile.hasAdaptivity else { return }
    (parent ?? presentationContainer)?.tell(.preferredContentSizeDidChange(id))
  }
}

/// The environment of a controller.
struct ControllerEnvironment {
  /// The parent's trait overrides for this child.
  var overrideFromParent: TraitCollection?
  /// Its own trait overrides.
  var overrides = TraitCollection()
  /// The traits it was last told of; nil while nothing has changed yet.
  var knownTraits: TraitCollection?
  /// Whether its view was in a window once.
  var hasEnteredWindow = false
  var registrations: [TraitChangeRegistration] = []
}
