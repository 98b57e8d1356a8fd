/// A change of traits, and the callbacks to the affected controllers.
///
/// Every controller stores the traits of its last callback. So each receives a change once, with
/// its previous traits, even if a callback changes the traits again.
enum TraitChange {
  /// Makes a change and notifies the controllers below, parents before their children.
  static func around(_ roots: [ViewController], _ change: () -> Void) {
    prepare(roots)
    change()
    announce(to: roots)
  }

  /// Stores the controllers' traits before the first change.
  static func prepare(_ roots: [ViewController]) {
    for controller in roots {
      if controller.environment.knownTraits == nil {
        controller.environment.knownTraits = controller.traitCollection
      }
      prepare(controller.children)
    }
  }

  static func announce(to roots: [ViewController]) {
    for root in roots { announce(to: root) }
  }

  private static func announce(to controller: ViewController) {
    let isOwnFirst = controller.simulation.policy.ownCallbackFirst
    if isOwnFirst { tell(controller) }
    for child in controller.children where child.parent === controller { announce(to: child) }
    if !isOwnFirst { tell(controller) }
  }

  /// Notifies controllers whose views entered a window with a view, top down, if it is their first
  /// window or their traits changed since; iOS 8 to 12.
  static func announceEntry(of view: View) {
    guard view.window != nil else { return }
    if let controller = view.controller, controller.loadedView === view {
      let new = controller.traitCollection
      let old = controller.environment.knownTraits
      let isFirst = !controller.environment.hasEnteredWindow
      controller.environment.hasEnteredWindow = true
      controller.environment.knownTraits = new
      if isFirst || old.map({ $0 != new }) == true {
        controller.tell(
          .traitCollectionDidChange,
          ViewController.Companions(previousTraits: isFirst ? nil : old))
      }
    }
    view.simulation.visit(view.subviews.count)
    for subview in view.subviews where subview.superview === view { announceEntry(of: subview) }
  }

  private static func tell(_ controller: ViewController) {
    let new = controller.traitCollection
    let old = controller.environment.knownTraits ?? new
    controller.environment.knownTraits = new
    guard old != new, controller.simulation.profile.hasAdaptivity else { return }
    controller.tell(.traitCollectionDidChange, ViewController.Companions(previousTraits: old))
    guard controller.simulation.profile.hasTraitOverrides else { return }
    for registration in controller.environment.registrations {
      registration.run(for: controller, from: old, to: new)
    }
  }
}
