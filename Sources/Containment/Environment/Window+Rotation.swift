/// Turning the device, and who decides whether the interface turns with it.
extension Window {
  /// How long the interface takes to turn, in seconds.
  static let rotationDuration = 0.3

  /// Turns the device; whether the interface turned with it.
  ///
  /// In iOS 5 `shouldAutorotateToInterfaceOrientation(_:)` of the root controller decides, later
  /// `supportedInterfaceOrientations` of the topmost full-screen controller, until iOS 15 with its
  /// `shouldAutorotate`, together with the window's own mask; D30 is reported when the two masks
  /// have nothing in common. Width and height change places between upright and lying orientations.
  /// Until iOS 7 the controllers receive the three rotation callbacks, later the size pair of
  /// `resize(to:)`.
  ///
  /// Ours, in place of the hand that turns the device.
  @discardableResult
  public func rotate(to orientation: InterfaceOrientation) -> Bool {
    hold(orientation)
    return followDevice()
  }

  private func hold(_ orientation: InterfaceOrientation) {
    simulation.log(call: "rotate(to: .\(orientation))", by: id)
    deviceOrientation = orientation
    isDeviceFlat = false
  }

  /// Lays the device on a table: the interface stays as it is, only the device's own orientation
  /// says nothing more.
  ///
  /// Ours, in place of the hand that lays it down.
  public func layFlat() {
    simulation.log(call: "layFlat()", by: id)
    isDeviceFlat = true
  }

  /// Turns the device by a quarter: on its side when it stands, else upright.
  ///
  /// Ours, in place of the hand that turns the device.
  @discardableResult
  public func rotate() -> Bool { rotate(to: orientationAfterQuarter) }

  /// Turns the device by a quarter, with which the window gets another size; whether the interface
  /// turned.
  func turnDevice(into size: CGSize) -> Bool {
    hold(orientationAfterQuarter)
    return followDevice(into: size)
  }

  private var orientationAfterQuarter: InterfaceOrientation {
    deviceOrientation.isLandscape ? .portrait : .landscapeLeft
  }

  /// Turns the interface as the device is held, if that is allowed.
  ///
  /// Without a size, width and height change places between upright and lying.
  @discardableResult
  func followDevice(into share: CGSize? = nil) -> Bool {
    let (old, new) = (interfaceOrientation, deviceOrientation)
    guard new != old, allows(new) else { return false }
    interfaceOrientation = new
    let turned =
      old.isLandscape == new.isLandscape
      ? sizeToCome : CGSize(width: sizeToCome.height, height: sizeToCome.width)
    let size = share ?? turned
    let duration = rootViewController == nil ? 0 : Self.rotationDuration
    if simulation.profile.hasRotationCallbacks {
      turn(from: old, to: new, size: size, duration: duration)
    } else {
      change(to: size, traits: traits(for: size), duration: duration)
    }
    return true
  }

  private func allows(_ orientation: InterfaceOrientation) -> Bool {
    guard let controller = decidingController else { return true }
    guard simulation.profile != .ios5 else {
      return controller.dispatched.shouldAutorotateToInterfaceOrientation(orientation)
    }
    if simulation.profile.asksShouldAutorotate {
      guard controller.dispatched.shouldAutorotate else { return false }
    } else {
      simulation.lints.seeAutorotation(of: controller)
    }
    return commonOrientations(with: controller).contains(orientation)
  }

  /// The orientations that both the window and a controller allow; reports D30 if there are none.
  @discardableResult
  func commonOrientations(with controller: ViewController) -> InterfaceOrientationMask {
    let common = controller.dispatched.supportedInterfaceOrientations.intersection(
      supportedInterfaceOrientations)
    if common.isEmpty { simulation.report(NoCommonOrientation.diagnostic(for: controller)) }
    return common
  }

  /// The root controller or, from iOS 6 on, the controller that covers it entirely.
  var decidingController: ViewController? {
    guard var controller = rootViewController else { return nil }
    guard simulation.profile != .ios5 else { return controller }
    while let next = controller.presentedOverIt, next.coversScreen { controller = next }
    return controller
  }

  /// The rotation of iOS 5 to 7.
  private func turn(
    from old: InterfaceOrientation, to new: InterfaceOrientation, size: CGSize, duration: Double
  ) {
    let number = announce(size)
    forwardRotation(.willRotate(to: new), duration: duration)
    simulation.animate(duration: duration) {
      if isLastWord(number) { take(size) }
      forwardRotation(.willAnimateRotation(to: new), duration: duration)
      layoutIfNeeded()
    } completion: { [weak self] _ in
      self?.forwardRotation(.didRotate(from: old), duration: duration)
    }
  }

  private func forwardRotation(_ callback: Callback, duration: Double) {
    for controller in treeRoots where controller.loadedView?.window === self {
      controller.forwardRotation(callback, duration: duration)
    }
  }
}

extension ViewController {
  /// Tells the controller of a phase of a rotation, and the children that are on its view.
  fileprivate func forwardRotation(_ callback: Callback, duration: Double) {
    let isOwnFirst = simulation.policy.ownCallbackFirst
    if isOwnFirst { tell(callback, Companions(duration: duration)) }
    if forwardsRotation {
      for child in children where child.parent === self && child.isOnView(of: self) {
        child.forwardRotation(callback, duration: duration)
      }
    }
    if !isOwnFirst { tell(callback, Companions(duration: duration)) }
  }

  private var forwardsRotation: Bool {
    simulation.profile.hasOneForwardingSwitch
      ? dispatched.shouldAutomaticallyForwardAppearanceMethods
      : dispatched.shouldAutomaticallyForwardRotationMethods
  }

  private func isOnView(of parent: ViewController) -> Bool {
    guard let loadedView, let above = parent.loadedView else { return false }
    return loadedView.isDescendant(of: above)
  }

  /// What a controller allows that does not say: everything on tablets, not upside down on phones.
  final var usualOrientations: InterfaceOrientationMask {
    guard let size = windowOfTraits?.bounds.size else { return .allButUpsideDown }
    return min(size.width, size.height) >= 600 ? .all : .allButUpsideDown
  }

  /// Turns the interface to how the device is held, after the answers have changed.
  ///
  /// Refused as E2 before the profile `ios17`, which stands for iOS 16 in this: call
  /// `attemptRotationToDeviceOrientation()` there.
  ///
  /// UIKit: `setNeedsUpdateOfSupportedInterfaceOrientations()`, since iOS 16.
  public final func setNeedsUpdateOfSupportedInterfaceOrientations() {
    simulation.log(call: "setNeedsUpdateOfSupportedInterfaceOrientations()", by: id)
    if isMissing(
      "setNeedsUpdateOfSupportedInterfaceOrientations",
      unless: !simulation.profile.asksShouldAutorotate)
    {
      return
    }
    loadedView?.window?.followDevice()
  }

  /// Turns the interface of every window to how the device is held, after answers have changed.
  ///
  /// UIKit: `attemptRotationToDeviceOrientation()`, since iOS 5; deprecated in iOS 16.
  public class func attemptRotationToDeviceOrientation() {
    let simulation = Simulation.current
    simulation.log(call: "attemptRotationToDeviceOrientation()", by: nil)
    for window in simulation.windows { window.followDevice() }
  }
}
