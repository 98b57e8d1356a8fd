/// The flip: both halves turn over, the lower one a little later.
extension TunnelController {
  /// How long one flip takes, and how much later the lower half starts, in seconds.
  static let flipDuration = 0.2
  static let flipDelay = 0.2
  /// How long the published code locks the button at most, in seconds.
  static let lockDuration = 0.4

  /// Whether the maps are what is turned up.
  private var showsMaps: Bool {
    keepsChildren ? startMap.viewIfLoaded?.superview != nil : startMap.parent === self
  }

  /// Turns both halves over, to the names or back to the maps.
  func flip() {
    infoButton.isEnabled = false
    if version == .original {
      simulation.after(Self.lockDuration) { [weak self] in self?.infoButton.isEnabled = true }
    }
    if showsMaps {
      startGeo.location = startMap.currentLocation
      targetGeo.location = targetMap.currentLocation
      flip(from: startMap, to: startGeo, .transitionFlipFromTop, after: 0)
      flip(
        from: targetMap, to: targetGeo, .transitionFlipFromTop,
        after: Self.flipDelay + timerLateness)
    } else {
      flip(from: startGeo, to: startMap, .transitionFlipFromBottom, after: 0)
      flip(from: targetGeo, to: targetMap, .transitionFlipFromBottom, after: Self.flipDelay)
    }
  }

  private func flip(
    from old: ViewController, to new: ViewController, _ direction: AnimationOptions,
    after delay: Double
  ) {
    simulation.after(delay) { [weak self] in
      self?.turn(old, into: new, direction, isLast: delay > 0)
    }
  }

  private func turn(
    _ old: ViewController, into new: ViewController, _ direction: AnimationOptions, isLast: Bool
  ) {
    new.view.frame = version == .rootViews ? old.view.frame : old.view.bounds
    // Who stays a child all the time does not move.
    let isNew = !keepsChildren || new.parent == nil
    if isNew { addChild(new) }
    if !keepsChildren { old.willMove(toParent: nil) }
    transition(
      from: old, to: new, duration: Self.flipDuration, options: [direction, .curveEaseIn],
      animations: nil
    ) { [weak self] _ in
      guard let self else { return }
      if isNew { new.didMove(toParent: self) }
      if !keepsChildren { old.removeFromParent() }
      // As published the first flip unlocks the button in the middle of the second.
      if isLast || version == .original { infoButton.isEnabled = true }
    }
  }
}
