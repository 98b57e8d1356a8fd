/// A controller as the core and the containers address it: what a script overrides runs first.
///
/// Callbacks that are recorded go through `tell(_:)`, which asks the behaviour likewise.
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
  /// The controller with its script's overrides.
  public final var dispatched: Dispatched { Dispatched(controller: self) }

  /// Whether it leaves the forwarding of appearance to the core, asked without a detour where no
  /// script is in play.
  final var forwardsAppearance: Bool {
    scriptPart == nil
      ? shouldAutomaticallyForwardAppearanceMethods
      : dispatched.shouldAutomaticallyForwardAppearanceMethods
  }
}

/// Containment.
extension Dispatched {
  /// Asks it to take a controller in.
  public func addChild(_ child: ViewController) {
    tell("addChild(_:)", [child.packed]) { $0.addChild(child) }
  }

  /// Asks it to leave its container.
  public func removeFromParent() { tell("removeFromParent()") { $0.removeFromParent() } }

  /// Tells it by hand that it will move.
  public func willMove(toParent parent: ViewController?) {
    tell("willMove(toParent:)", [parent.packed]) { $0.willMove(toParent: parent) }
  }

  /// Tells it by hand that it has moved.
  public func didMove(toParent parent: ViewController?) {
    tell("didMove(toParent:)", [parent.packed]) { $0.didMove(toParent: parent) }
  }

  /// Asks it to show a controller.
  public func show(_ controller: ViewController, sender: Any?) {
    tell("show(_:sender:)", [controller.packed, Anything(sender).packed]) {
      $0.show(controller, sender: sender)
    }
  }

  /// Asks it to show a controller as a detail.
  public func showDetailViewController(_ controller: ViewController, sender: Any?) {
    tell("showDetailViewController(_:sender:)", [controller.packed, Anything(sender).packed]) {
      $0.showDetailViewController(controller, sender: sender)
    }
  }
}

/// What it answers.
extension Dispatched {
  /// Whether it leaves the forwarding of appearance to the core.
  public var shouldAutomaticallyForwardAppearanceMethods: Bool {
    ask("shouldAutomaticallyForwardAppearanceMethods") {
      $0.shouldAutomaticallyForwardAppearanceMethods
    }
  }

  /// Its title on screen.
  public var title: String? { ask("title") { $0.title } }

  /// The size it would like to have.
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

/// The same for views.
extension View {
  /// Lets the view place its subviews: the script's way, or its own.
  final func placeSubviews() {
    if scriptPart != nil, let behaviour, behaviour.overrides("layoutSubviews()") {
      _ = behaviour.call("layoutSubviews()", of: self, [])
    } else {
      layoutSubviews()
    }
  }

  /// The size that suits the view: as the script says, or its own.
  final var suitableSize: CGSize {
    guard let behaviour, behaviour.overrides("intrinsicContentSize") else {
      return intrinsicContentSize
    }
    return CGSize.unpacked(behaviour.call("intrinsicContentSize", of: self, []))
      ?? intrinsicContentSize
  }
}
