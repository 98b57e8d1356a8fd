/// Rotation of the device and of the interface.
extension Window {
  /// The duration of an interface rotation, in seconds.
  static let rotationDuration = 0.3

  /// Rotates the device; returns whether the interface rotated with it.
  ///
  /// In iOS 5, `shouldAutorotateToInterfaceOrientation(_:)` of the root controller decides. Later,
  /// it is `supportedInterfaceOrientations` of the topmost full-screen controller, and until iOS 15
  /// also its `shouldAutorotate`, together with the window's mask; D30 is reported if the two masks
  /// are disjoint. Width and height swap between portrait and landscape. Until iOS 7 the
  /// controllers receive the three rotation callbacks, later those of `resize(to:)`.
  ///
  /// An addition to UIKit; simulates the user.
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

  /// Lays the device flat: the interface orientation stays, the device orientation is unknown.
  ///
  /// An addition to UIKit; simulates the user.
  public func layFlat() {
    simulation.log(call: "layFlat()", by: id)
    isDeviceFlat = true
  }

  /// Rotates the device by 90°, between portrait and landscape.
  ///
  /// An addition to UIKit; simulates the user.
  @discardableResult
  public func rotate() -> Bool { rotate(to: orientationAfterQuarter) }

  /// Rotates the device by 90° with a new window size; returns whether the interface rotated.
  func turnDevice(into size: CGSize) -> Bool {
    hold(orientationAfterQuarter)
    return followDevice(into: size)
  }

  private var orientationAfterQuarter: InterfaceOrientation {
    deviceOrientation.isLandscape ? .portrait : .landscapeLeft
  }

  /// Rotates the interface to the device orientation, if allowed.
  ///
  /// Without a size, width and height swap between portrait and landscape.
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

  /// The orientations that both the window and a controller support; reports D30 if there are none.
  @discardableResult
  func commonOrientations(with controller: ViewController) -> InterfaceOrientationMask {
    let common = controller.dispatched.supportedInterfaceOrientations.intersection(
      supportedInterfaceOrientations)
    if common.isEmpty { simulation.report(NoCommonOrientation.diagnostic(for: controller)) }
    return common
  }

  /// The root controller or, from iOS 6 on, the full-screen controller presented over it.
  var decidingController: ViewController? {
    guard var controller = rootViewController else { return nil }
    guard simulation.profile != .ios5 else { return controller }
    while let next = controller.presentedOverIt, next.coversScreen { controller = next }
    return controller
  }

  /// Rotates the interface as in iOS 5 to 7.
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
  /// Sends a rotation callback to the controller and to the children whose views are in its view.
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

  /// The default supported orientations: all on tablets, all but upside down on phones.
  final var usualOrientations: InterfaceOrientationMask {
    guard let size = windowOfTraits?.bounds.size else { return .allButUpsideDown }
    return min(size.width, size.height) >= 600 ? .all : .allButUpsideDown
  }

  /// Rotates the interface to the device orientation after a controller's answers changed.
  ///
  /// Refuses with E2 before the profile `ios17`, the first with this method of iOS 16: use
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

  /// Rotates the interface of every window to the device orientation after answers changed.
  ///
  /// UIKit: `attemptRotationToDeviceOrientation()`, since iOS 5; deprecated in iOS 16.
  public class func attemptRotationToDeviceOrientation() {
    let simulation = Simulation.current
    simulation.log(call: "attemptRotationToDeviceOrientation()", by: nil)
    for window in simulation.windows { window.followDevice() }
  }
}
