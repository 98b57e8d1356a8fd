/// The traits of a controller: inherited from above, overlaid on the way down.
extension ViewController {
  /// The environment the controller lives in.
  ///
  /// The window's traits, overlaid on the way down by each parent's override for its child and,
  /// from iOS 17 on, by each controller's own `traitOverrides`. A controller in no window is given
  /// the traits of the first window.
  ///
  /// UIKit: `traitCollection`, since iOS 8.
  public final var traitCollection: TraitCollection {
    let lineage = Array(sequence(first: self, next: \.parent))
    let base = lineage.last?.windowOfTraits?.traits ?? TraitCollection()
    return lineage.reversed().reduce(base) { $1.traits(inheriting: $0) }
  }

  /// The controller's traits below surroundings of the given ones.
  final func traits(inheriting inherited: TraitCollection) -> TraitCollection {
    var traits = inherited
    if let override = environment.overrideFromParent { traits = traits.overlaid(with: override) }
    if simulation.profile.hasTraitOverrides { traits = traits.overlaid(with: traitOverrides) }
    return traits
  }

  /// The window whose traits reach a controller without a parent.
  final var windowOfTraits: Window? {
    if let window = loadedView?.window { return window }
    if let presenter = modal.presenting { return presenter.outermostAncestor.windowOfTraits }
    let windows = simulation.windows
    return windows.first { $0.rootViewController === self } ?? windows.first
  }

  /// How the interface stands in the controller's window; in none it is that of the first window.
  ///
  /// UIKit: `interfaceOrientation`, since iOS 2; from iOS 8 on it is asked of the window.
  public final var interfaceOrientation: InterfaceOrientation {
    outermostAncestor.windowOfTraits?.interfaceOrientation ?? .portrait
  }

  /// Overrides traits for one child; nil removes the override.
  ///
  /// Fields left unspecified stay inherited. The child and those below it receive
  /// `traitCollectionDidChange(_:)` as far as their traits change; an equal override does nothing.
  /// It ends when the child leaves. Reported as E1 when `child` is no child of this controller, and
  /// refused as E2 before iOS 8.
  ///
  /// UIKit: `setOverrideTraitCollection(_:forChild:)`, since iOS 8.
  public final func setOverrideTraitCollection(
    _ override: TraitCollection?, forChild child: ViewController
  ) {
    simulation.log(call: "setOverrideTraitCollection(forChild: \(child))", of: self)
    if isMissing(
      "setOverrideTraitCollection:forChildViewController:",
      unless: simulation.profile.hasAdaptivity)
    {
      return
    }
    guard child.parent === self else {
      simulation.report(OverrideOfStranger.diagnostic(parent: self, child: child))
      return
    }
    guard child.environment.overrideFromParent != override else { return }
    TraitChange.around([child]) {
      child.environment.overrideFromParent = override
      simulation.note(.controllerProperty(child.id, .overrideTraits(override)))
    }
  }

  /// Sets the controller's trait overrides.
  final func override(with overrides: TraitCollection) {
    guard overrides != environment.overrides else { return }
    simulation.log(call: "traitOverrides = \(overrides.callText)", by: id)
    if isMissing("traitOverrides", unless: simulation.profile.hasTraitOverrides) { return }
    TraitChange.around([self]) {
      environment.overrides = overrides
      simulation.note(.controllerProperty(id, .traitOverrides(overrides)))
    }
  }

  /// The override that this controller laid over its traits for a child, or nil.
  ///
  /// UIKit: `overrideTraitCollection(forChild:)`, since iOS 8.
  public final func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    child.parent === self ? child.environment.overrideFromParent : nil
  }

  /// Ends what a parent laid over the child's traits, now that the child has left.
  ///
  /// No callback is sent: off its tree, a controller has nothing to adapt.
  final func dropOverride() {
    guard simulation.policy.dropsTraitOverrides, environment.overrideFromParent != nil else {
      return
    }
    simulation.note(.controllerProperty(id, .overrideTraits(nil)))
    environment.overrideFromParent = nil
  }
}

/// Watching single traits, from iOS 17 on.
extension ViewController {
  /// Calls `handler` with the controller and its former traits whenever one of the given ones has
  /// changed.
  ///
  /// It runs after `traitCollectionDidChange(_:)`. Refused as E2 in earlier eras than iOS 17; then
  /// it never runs.
  ///
  /// UIKit: `registerForTraitChanges(_:handler:)`, since iOS 17.
  @discardableResult
  public final func registerForTraitChanges(
    _ traits: [Trait], handler: @escaping (ViewController, TraitCollection) -> Void
  ) -> TraitChangeRegistration {
    let registration = TraitChangeRegistration(traits: traits, handler: handler)
    if !isMissing(
      "registerForTraitChanges:withHandler:", unless: simulation.profile.hasTraitOverrides)
    {
      environment.registrations.append(registration)
    }
    return registration
  }

  /// Ends a registration.
  ///
  /// UIKit: `unregisterForTraitChanges(_:)`, since iOS 17.
  public final func unregisterForTraitChanges(_ registration: TraitChangeRegistration) {
    environment.registrations.removeAll { $0 === registration }
  }
}

/// A handler that waits for changes of traits.
///
/// UIKit: `UITraitChangeRegistration`, since iOS 17.
public final class TraitChangeRegistration {
  private let traits: [Trait]
  private let handler: (ViewController, TraitCollection) -> Void

  init(traits: [Trait], handler: @escaping (ViewController, TraitCollection) -> Void) {
    (self.traits, self.handler) = (traits, handler)
  }

  func run(for controller: ViewController, from old: TraitCollection, to new: TraitCollection) {
    if traits.contains(where: { $0.differs(between: old, and: new) }) { handler(controller, old) }
  }
}

/// One field of a `TraitCollection`.
///
/// UIKit: `UITrait` and the types that follow it, since iOS 17.
public enum Trait: String, Hashable, Sendable, Codable, CaseIterable {
  case horizontalSizeClass, verticalSizeClass, userInterfaceStyle

  func differs(between a: TraitCollection, and b: TraitCollection) -> Bool {
    switch self {
    case .horizontalSizeClass: a.horizontalSizeClass != b.horizontalSizeClass
    case .verticalSizeClass: a.verticalSizeClass != b.verticalSizeClass
    case .userInterfaceStyle: a.userInterfaceStyle != b.userInterfaceStyle
    }
  }
}
