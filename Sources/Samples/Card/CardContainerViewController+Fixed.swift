/// The fixed card: its state derives from one number.
extension CardContainerViewController {
  /// A movement between the ends, and its start; times are in seconds.
  struct Flight {
    let start: Double
    let end: Double
    let begin: Double
    let duration: Double

    /// The visible position of the card at an instant.
    func fraction(at now: Double) -> Double {
      guard duration > 0 else { return end }
      return start + (end - start) * TimingCurve.spring.progress(at: (now - begin) / duration)
    }
  }

  /// Above this speed, in points per second, the direction of the finger decides.
  private static let flick = 300.0

  final func assemble() {
    for child in [main, card] as [ViewController] {
      dispatched.addChild(child)
      view.addSubview(child.view)
      if child === main { view.addSubview(blur) }
      child.dispatched.didMove(toParent: self)
    }
  }

  /// Lays out everything for this fraction.
  final func place() {
    main.view.frame = view.bounds
    blur.frame = view.bounds
    blur.backgroundColor = Color(white: 0, alpha: CardGeometry.dimming * fraction)
    // Invisible views receive no touches.
    blur.isUserInteractionEnabled = fraction > 0.5
    card.view.frame = geometry.frame(at: fraction)
    card.view.cornerRadius = CardGeometry.cornerRadius * fraction
  }

  /// Moves the card to one end from its current position.
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

  /// Stops a moving card and returns its position.
  private func stop() -> Double {
    guard let flight else { return fraction }
    self.flight = nil
    for moved in [card.view, blur] as [View] { moved.removeAllAnimations() }
    return flight.fraction(at: simulation.now)
  }
}
