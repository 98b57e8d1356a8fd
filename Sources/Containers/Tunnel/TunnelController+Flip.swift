/// The flip: both halves turn over, the lower one a little later.
extension TunnelController {
  /// How long one flip takes, and how much later the lower half starts, in seconds.
  static let flipDuration = 0.2
  static let flipDelay = 0.2
  /// How long the published code locks the button at most, in seconds.
  static let lockDuration = 0.4

  /// Whether a map is what is turned up in its half.
  private func isUp(_ map: MapController) -> Bool {
    keepsChildren ? map.viewIfLoaded?.superview != nil : map.parent === self
  }

  /// Turns both halves over, to the names or back to the maps.
  ///
  /// A half that is there already, as the flip of the other one was given up, stays.
  func flip() {
    infoButton.isEnabled = false
    if version == .original {
      simulation.after(Self.lockDuration) { [weak self] in self?.infoButton.isEnabled = true }
    }
    let turnsToNames = isUp(startMap)
    let turnsBoth = version == .original || isUp(targetMap) == turnsToNames
    if turnsToNames {
      startGeo.location = startMap.currentLocation
      targetGeo.location = targetMap.currentLocation
    }
    let late = Self.flipDelay + (turnsToNames ? timerLateness : 0)
    flip(startMap, startGeo, toName: turnsToNames, after: 0, isLast: !turnsBoth)
    if turnsBoth { flip(targetMap, targetGeo, toName: turnsToNames, after: late, isLast: true) }
  }

  private func flip(
    _ map: ViewController, _ name: ViewController, toName: Bool, after delay: Double, isLast: Bool
  ) {
    simulation.after(delay) { [weak self] in
      if toName {
        self?.turn(map, into: name, .transitionFlipFromTop, isLast: isLast)
      } else {
        self?.turn(name, into: map, .transitionFlipFromBottom, isLast: isLast)
      }
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
    ) { [weak self] finished in
      guard let self else { return }
      // As published, the completion ignores whether the flip was cancelled.
      if finished || version == .original {
        if isNew { new.didMove(toParent: self) }
        if !keepsChildren { old.removeFromParent() }
      } else {
        undoMoves(of: keepsChildren ? nil : old, for: isNew ? new : nil)
      }
      // As published the first flip unlocks the button in the middle of the second.
      if isLast || version == .original { infoButton.isEnabled = true }
    }
  }
}
