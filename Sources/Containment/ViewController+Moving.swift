/// Properties of a controller that is moving to or from a parent.
extension ViewController {
  /// The phase of its appearance.
  ///
  /// An addition to UIKit.
  public final var appearancePhase: AppearancePhase { machine.phase }

  /// Whether the current appearance comes from being added to a container.
  ///
  /// True only during the controller's own appearance callbacks after `willMove(toParent:)`; false
  /// for its descendants in the same callbacks.
  ///
  /// UIKit: `isMovingToParent`, since iOS 5.
  public final var isMovingToParent: Bool { isMoving(.to) }

  /// Whether the current disappearance comes from being removed from a container.
  ///
  /// True only during the controller's own appearance callbacks after `willMove(toParent: nil)`;
  /// false for its descendants in the same callbacks.
  ///
  /// Evidence: LifecycleHooks#2.
  ///
  /// UIKit: `isMovingFromParent`, since iOS 5.
  public final var isMovingFromParent: Bool { isMoving(.from) }

  private func isMoving(_ direction: PendingMove) -> Bool {
    telling != nil && pendingMove == direction
  }

  /// The nearest ancestor of the given class; presenters are not searched.
  ///
  /// An addition to UIKit; for `navigationController` and the like, and for custom containers.
  public final func ancestor<Container: ViewController>(_ type: Container.Type) -> Container? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Container }.first
  }
}
