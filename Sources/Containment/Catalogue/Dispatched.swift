/// Dynamic dispatch to a controller: a script's override runs instead of the compiled method.
///
/// Recorded callbacks use `tell(_:)` instead, which dispatches in the same way.
public struct Dispatched {
  let controller: ViewController

  private func ask<Answer: ValueConvertible>(
    _ signature: String, _ arguments: @autoclosure () -> [Value] = [],
    otherwise: (ViewController) -> Answer
  ) -> Answer {
    guard let behaviour = controller.behaviour, behaviour.overrides(signature) else {
      return otherwise(controller)
    }
    return Answer.unpacked(behaviour.call(signature, of: controller, arguments()))
      ?? otherwise(controller)
  }

  func tell(
    _ signature: String, _ arguments: @autoclosure () -> [Value] = [],
    otherwise: (ViewController) -> Void
  ) {
    guard let behaviour = controller.behaviour, behaviour.overrides(signature) else {
      otherwise(controller)
      return
    }
    _ = behaviour.call(signature, of: controller, arguments())
  }
}

extension ViewController {
  /// The controller with dispatch to script overrides.
  public final var dispatched: Dispatched { Dispatched(controller: self) }

  /// Whether appearance is forwarded automatically; skips dispatch for compiled controllers.
  final var forwardsAppearance: Bool {
    scriptPart == nil
      ? shouldAutomaticallyForwardAppearanceMethods
      : dispatched.shouldAutomaticallyForwardAppearanceMethods
  }
}

/// Containment.
extension Dispatched {
  /// Calls `addChild(_:)`.
  public func addChild(_ child: ViewController) {
    tell("addChild(_:)", [child.packed]) { $0.addChild(child) }
  }

  /// Calls `removeFromParent()`.
  public func removeFromParent() { tell("removeFromParent()") { $0.removeFromParent() } }

  /// Calls `willMove(toParent:)` by hand.
  public func willMove(toParent parent: ViewController?) {
    tell("willMove(toParent:)", [parent.packed]) { $0.willMove(toParent: parent) }
  }

  /// Calls `didMove(toParent:)` by hand.
  public func didMove(toParent parent: ViewController?) {
    tell("didMove(toParent:)", [parent.packed]) { $0.didMove(toParent: parent) }
  }

  /// Calls `show(_:sender:)`.
  public func show(_ controller: ViewController, sender: Any?) {
    tell("show(_:sender:)", [controller.packed, Anything(sender).packed]) {
      $0.show(controller, sender: sender)
    }
  }

  /// Calls `showDetailViewController(_:sender:)`.
  public func showDetailViewController(_ controller: ViewController, sender: Any?) {
    tell("showDetailViewController(_:sender:)", [controller.packed, Anything(sender).packed]) {
      $0.showDetailViewController(controller, sender: sender)
    }
  }
}

/// Overridable properties and queries.
extension Dispatched {
  /// Whether appearance is forwarded automatically.
  public var shouldAutomaticallyForwardAppearanceMethods: Bool {
    ask("shouldAutomaticallyForwardAppearanceMethods") {
      $0.shouldAutomaticallyForwardAppearanceMethods
    }
  }

  /// The title.
  public var title: String? { ask("title") { $0.title } }

  /// The preferred content size.
  public var preferredContentSize: CGSize {
    ask("preferredContentSize") { $0.preferredContentSize }
  }

  var shouldAutomaticallyForwardRotationMethods: Bool {
    ask("shouldAutomaticallyForwardRotationMethods") {
      $0.shouldAutomaticallyForwardRotationMethods
    }
  }

  package var shouldAutorotate: Bool { ask("shouldAutorotate") { $0.shouldAutorotate } }

  package var supportedInterfaceOrientations: InterfaceOrientationMask {
    ask("supportedInterfaceOrientations") { $0.supportedInterfaceOrientations }
  }

  package func shouldAutorotateToInterfaceOrientation(_ orientation: InterfaceOrientation) -> Bool {
    ask("shouldAutorotateToInterfaceOrientation(_:)", [orientation.packed]) {
      $0.shouldAutorotateToInterfaceOrientation(orientation)
    }
  }

  func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
  ) -> CGSize {
    ask(
      "size(forChildContentContainer:withParentContainerSize:)", [child.packed, size.packed]
    ) { $0.size(forChildContentContainer: child, withParentContainerSize: size) }
  }

  var childForStatusBarStyle: ViewController? {
    ask("childForStatusBarStyle") { $0.childForStatusBarStyle }
  }

  var childForStatusBarHidden: ViewController? {
    ask("childForStatusBarHidden") { $0.childForStatusBarHidden }
  }

  var preferredStatusBarStyle: StatusBar.Style {
    ask("preferredStatusBarStyle") { $0.preferredStatusBarStyle }
  }

  var prefersStatusBarHidden: Bool { ask("prefersStatusBarHidden") { $0.prefersStatusBarHidden } }
}

/// Dynamic dispatch to views.
extension View {
  /// Calls `layoutSubviews()`, or the script's override.
  final func placeSubviews() {
    if scriptPart != nil, let behaviour, behaviour.overrides("layoutSubviews()") {
      _ = behaviour.call("layoutSubviews()", of: self, [])
    } else {
      layoutSubviews()
    }
  }

  /// The intrinsic content size, or the script's override.
  final var suitableSize: CGSize {
    guard let behaviour, behaviour.overrides("intrinsicContentSize") else {
      return intrinsicContentSize
    }
    return CGSize.unpacked(behaviour.call("intrinsicContentSize", of: self, []))
      ?? intrinsicContentSize
  }
}
