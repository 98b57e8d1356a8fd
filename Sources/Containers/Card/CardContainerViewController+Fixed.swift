/// The card as it ought to be: what is shown follows from one number.
extension CardContainerViewController {
  /// A way from one end to another, and when it began; time is in seconds.
  struct Flight {
    let start: Double
    let end: Double
    let begin: Double
    let duration: Double

    /// How far the card looks to be out at an instant.
    func fraction(at now: Double) -> Double {
      guard duration > 0 else { return end }
      return start + (end - start) * TimingCurve.spring.progress(at: (now - begin) / duration)
    }
  }

  /// A finger that is quicker, in points a second, decides by where it goes.
  private static let flick = 300.0

  final func assemble() {
    for child in [main, card] as [ViewController] {
      dispatched.addChild(child)
      view.addSubview(child.view)
      if child === main { view.addSubview(blur) }
      child.dispatched.didMove(toParent: self)
    }
  }

  /// Puts everything where it belongs at this fraction.
  final func place() {
    main.view.frame = view.bounds
    blur.frame = view.bounds
    blur.backgroundColor = Color(white: 0, alpha: CardGeometry.dimming * fraction)
    // What cannot be seen takes no touches.
    blur.isUserInteractionEnabled = fraction > 0.5
    card.view.frame = geometry.frame(at: fraction)
    card.view.cornerRadius = CardGeometry.cornerRadius * fraction
  }

  /// Lets the card go to one end, from wherever it is.
  final func settle(_ end: Double) {
    let start = stop()
    fraction = start
    place()
    let duration = Self.duration * abs(end - start)
    flight = Flight(start: start, end: end, begin: simulation.now, duration: duration)
    View.animate(withDuration: duration, options: .curveSpring) {
      fraction = end
      place()
    } completion: { [weak self] isWhole in
      if isWhole { self?.flight = nil }
    }
  }

  final func followFinger(_ pan: Pan) {
    switch pan {
    case .began:
      let start = stop()
      (grip, fraction) = (start, start)
      place()
    case .changed(let distance):
      guard let grip, distance.height.isFinite else { return }
      fraction = min(max(grip - distance.height / geometry.travel, 0), 1)
      place()
    case .ended(let velocity):
      guard grip != nil else { return }
      grip = nil
      let isUp = abs(velocity.height) > Self.flick ? velocity.height < 0 : fraction > 0.5
      settle(isUp ? 1 : 0)
    case .cancelled:
      guard let start = grip else { return }
      grip = nil
      settle(start > 0.5 ? 1 : 0)
    }
  }

  /// Stops a card that is on its way, and says how far it is out.
  private func stop() -> Double {
    guard let flight else { return fraction }
    self.flight = nil
    for moved in [card.view, blur] as [View] { moved.removeAllAnimations() }
    return flight.fraction(at: simulation.now)
  }
}
