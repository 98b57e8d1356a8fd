/// The flip: both halves turn over, the lower one slightly later.
extension TunnelController {
  /// The duration of a flip, and the delay of the lower half, in seconds.
  static let flipDuration = 0.2
  static let flipDelay = 0.2
  /// The maximum time for which the published code locks the button, in seconds.
  static let lockDuration = 0.4

  /// Whether a map is visible in its half.
  private func isUp(_ map: MapController) -> Bool {
    keepsChildren ? map.viewIfLoaded?.superview != nil : map.parent === self
  }

  /// Flips both halves, to the names or back to the maps.
  ///
  /// A half already in that state, because the other one's flip was canceled, is left alone.
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
    // A child that remains a child does not move.
    let isNew = !keepsChildren || new.parent == nil
    if isNew { addChild(new) }
    if !keepsChildren { old.willMove(toParent: nil) }
    transition(
      from: old, to: new, duration: Self.flipDuration, options: [direction, .curveEaseIn],
      animations: nil
    ) { [weak self] finished in
      guard let self else { return }
      // As published, the completion ignores whether the flip was canceled.
      if finished || version == .original {
        if isNew { new.didMove(toParent: self) }
        if !keepsChildren { old.removeFromParent() }
      } else {
        undoMoves(of: keepsChildren ? nil : old, for: isNew ? new : nil)
      }
      // As published, the first flip unlocks the button during the second.
      if isLast || version == .original { infoButton.isEnabled = true }
    }
  }
}
