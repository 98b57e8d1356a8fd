/// The card as it was published.
///
/// A Boolean is toggled whenever an animation of the frame ends, a layout pass collapses the card
/// regardless of the Boolean, a rotation closes a card that may be closed already, and a finger can
/// only complete what it has begun.
extension CardContainerViewController {
  final func assembleAsPublished() {
    fillScreen()
    dispatched.addChild(main)
    view.addSubview(main.view)
    // The parent's frame, in coordinates of another view.
    main.view.frame = view.frame
    main.dispatched.didMove(toParent: self)
    blur.frame = view.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    blur.backgroundColor = .clear
    view.addSubview(blur)
    embed(card)
    card.view.frame = geometry.frame(at: 0)
    card.dispatched.didMove(toParent: self)
  }

  /// The helper that the app uses everywhere; it does all steps of adding a child.
  private func embed(_ child: ViewController) {
    dispatched.addChild(child)
    view.addSubview(child.view)
    child.dispatched.didMove(toParent: self)
  }

  /// Each layout pass closes the card.
  final func placeAsPublished() {
    card.view.frame = geometry.frame(at: 0)
  }

  final func turnAsPublished() {
    animateAsPublished(toExpanded: false, duration: Self.duration)
  }

  /// Starts moving the card unless it is moving.
  final func animateAsPublished(toExpanded isToExpand: Bool, duration: Double) {
    guard running.isEmpty else { return }
    let animator = prepareAsPublished(toExpanded: isToExpand)
    run(animator, duration: duration)
  }

  private func prepareAsPublished(toExpanded isToExpand: Bool) -> CardAnimator {
    let animator = CardAnimator(
      start: card.view.frame, end: geometry.frame(at: isToExpand ? 1 : 0), isToExpand: isToExpand)
    running = [animator]
    return animator
  }

  private func run(_ animator: CardAnimator, duration: Double) {
    View.animate(withDuration: duration, options: .curveSpring) {
      card.view.frame = animator.end
      blur.backgroundColor =
        animator.isToExpand ? Color(white: 0, alpha: CardGeometry.dimming) : .clear
    } completion: { [weak self] _ in
      guard let self else { return }
      isCardVisible.toggle()
      running = []
    }
    View.animate(withDuration: duration, options: .curveLinear) {
      card.view.cornerRadius = animator.isToExpand ? CardGeometry.cornerRadius : 0
    }
  }

  final func followFingerAsPublished(_ pan: Pan) {
    switch pan {
    case .began:
      if running.isEmpty { _ = prepareAsPublished(toExpanded: !isCardVisible) }
    case .changed(let distance):
      guard let animator = running.first, distance.height.isFinite else { return }
      // Not clamped to 0…1.
      let fraction =
        (animator.isToExpand ? -distance.height : distance.height) / geometry.cardHeight
      running[0].fraction = fraction
      card.view.frame = animator.frame(at: fraction)
    case .ended, .cancelled:
      // Continues for the remaining time, regardless of the gesture.
      guard let animator = running.first else { return }
      run(animator, duration: Self.duration * min(max(1 - animator.fraction, 0), 1))
    }
  }
}

/// An interactive movement of the card, as published.
struct CardAnimator {
  let start: CGRect
  let end: CGRect
  let isToExpand: Bool
  var fraction = 0.0

  func frame(at fraction: Double) -> CGRect {
    var frame = end
    frame.origin.y = start.minY + (end.minY - start.minY) * fraction
    return frame
  }
}
