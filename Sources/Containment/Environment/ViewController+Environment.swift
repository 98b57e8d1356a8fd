/// Propagation of coming sizes and traits to child controllers.
extension ViewController {
  /// Sends each child whose size will change its new size, in order.
  final func passOnSize(_ size: CGSize, with coordinator: TransitionCoordinator) {
    for child in children where child.parent === self {
      simulation.announce(.size(forChild: child.id), to: self)
      let share = dispatched.size(forChildContentContainer: child, withParentContainerSize: size)
      guard child.loadedView?.bounds.size != share else { continue }
      child.tell(.viewWillTransition(to: share), Companions(coordinator: coordinator))
    }
  }

  /// Sends each child whose traits will change its new traits, in order.
  final func passOnTraits(_ traits: TraitCollection, with coordinator: TransitionCoordinator) {
    for child in children where child.parent === self {
      let share = child.traits(inheriting: traits)
      guard child.traitCollection != share else { continue }
      child.tell(.willTransition(to: share), Companions(coordinator: coordinator))
    }
  }

  /// Notifies the container of a new preferred content size.
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
  /// Its trait overrides.
  var overrides = TraitCollection()
  /// The traits of its last callback; nil before any change.
  var knownTraits: TraitCollection?
  /// Whether its view was ever in a window.
  var hasEnteredWindow = false
  var registrations: [TraitChangeRegistration] = []
}
