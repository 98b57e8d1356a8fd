/// Traits of a controller: inherited, with overrides at each level.
extension ViewController {
  /// The traits of the controller.
  ///
  /// The window's traits, overridden at each level by the parent's override for its child and, from
  /// iOS 17 on, by the controller's `traitOverrides`. A controller without a window has the traits
  /// of the first window.
  ///
  /// UIKit: `traitCollection`, since iOS 8.
  public final var traitCollection: TraitCollection {
    let lineage = Array(sequence(first: self, next: \.parent))
    let base = lineage.last?.windowOfTraits?.traits ?? TraitCollection()
    return lineage.reversed().reduce(base) { $1.traits(inheriting: $0) }
  }

  /// The controller's traits for the given inherited ones.
  final func traits(inheriting inherited: TraitCollection) -> TraitCollection {
    var traits = inherited
    if let override = environment.overrideFromParent { traits = traits.overlaid(with: override) }
    if simulation.profile.hasTraitOverrides { traits = traits.overlaid(with: traitOverrides) }
    return traits
  }

  /// The window from which a controller without a parent inherits traits.
  final var windowOfTraits: Window? {
    if let window = loadedView?.window { return window }
    if let presenter = modal.presenting { return presenter.outermostAncestor.windowOfTraits }
    let windows = simulation.windows
    return windows.first { $0.rootViewController === self } ?? windows.first
  }

  /// The interface orientation of the controller's window, or of the first window.
  ///
  /// UIKit: `interfaceOrientation`, since iOS 2; from iOS 8 on a window property.
  public final var interfaceOrientation: InterfaceOrientation {
    outermostAncestor.windowOfTraits?.interfaceOrientation ?? .portrait
  }

  /// Overrides traits for one child; nil removes the override.
  ///
  /// Unspecified fields stay inherited. The child and its descendants receive
  /// `traitCollectionDidChange(_:)` if their traits change; an equal override has no effect. The
  /// override ends when the child leaves. Reports E1 if `child` is not a child of this controller;
  /// refuses with E2 before iOS 8.
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

  /// This controller's trait overrides for a child, or nil.
  ///
  /// UIKit: `overrideTraitCollection(forChild:)`, since iOS 8.
  public final func overrideTraitCollection(forChild child: ViewController) -> TraitCollection? {
    child.parent === self ? child.environment.overrideFromParent : nil
  }

  /// Removes the parent's trait overrides when the child leaves.
  ///
  /// Sends no callback: a detached controller has nothing to adapt.
  final func dropOverride() {
    guard simulation.policy.dropsTraitOverrides, environment.overrideFromParent != nil else {
      return
    }
    simulation.note(.controllerProperty(id, .overrideTraits(nil)))
    environment.overrideFromParent = nil
  }
}

/// Observing single traits, from iOS 17 on.
extension ViewController {
  /// Calls `handler` with the controller and its previous traits after a change of one of the
  /// traits.
  ///
  /// It runs after `traitCollectionDidChange(_:)`. Refuses with E2 before iOS 17; then the handler
  /// never runs.
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

/// A registered handler of trait changes.
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
/// UIKit: `UITrait` and its conforming types, since iOS 17.
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
