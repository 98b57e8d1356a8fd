/// Dismisses a presented controller and everything presented on top of it.
final class Dismissing: ModalTransition {
  /// The dismissed controllers, the lowest first.
  private var chain: [ViewController] = []
  /// The controllers on screen that receive callbacks, the topmost first.
  private var leaving: [ViewController] = []
  private var slides: [Slide] = []
  private var restoresPresenter = false
  private var tellsPresenter = false
  /// Whether a gesture drives it.
  private let isInteractive: Bool
  /// The progress of the gesture, 0…1.
  private var fraction = 0.0
  /// Whether the gesture is still running.
  private(set) var isHeld = false

  override init(
    _ presented: ViewController, by presenter: ViewController, for caller: ViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    isInteractive = false
    super.init(presented, by: presenter, for: caller, animated: animated, completion: completion)
  }

  /// Makes an interactive dismissal.
  init(held presented: ViewController, by presenter: ViewController) {
    isInteractive = true
    isHeld = true
    super.init(presented, by: presenter, for: presented, animated: true, completion: nil)
  }

  override var participants: [ViewController] {
    [presenter] + (chain.isEmpty ? presenter.presentedChain : chain)
  }

  override func claim() {
    chain = presenter.presentedChain
    for controller in chain { controller.note(isBeingDismissed: true) }
    super.claim()
  }

  override func release() {
    for controller in chain { controller.note(isBeingDismissed: false) }
    super.release()
  }

  override func start() {
    beginHalf()
    guard !isHeld else { return }
    slideOut()
  }

  /// Sends the will callbacks and puts the presenter's view back below the dismissed views.
  private func beginHalf() {
    leaving = chain.reversed().filter { $0.machine.phase.isOnScreen }
    let frame = presented.presentationController
    let place = frame.displacement(of: presenter)
    restoresPresenter = place != nil
    tellsPresenter = place?.host.window != nil
    for controller in leaving { controller.begin(appearing: false, animated: isAnimated) }
    if tellsPresenter { presenter.begin(appearing: true, animated: isAnimated) }
    if let place, let view = presenter.loadedView {
      simulation.withoutAnimation { frame.putBack(view, at: place, below: chain) }
    }
    slides = chain.compactMap { $0.presentationController.wayOut(byFinger: isInteractive) }
    simulation.withoutAnimation { for slide in slides { slide.move(to: 0) } }
  }

  /// The transition style of the topmost controller; interactive dismissals slide down.
  private var style: ModalTransitionStyle {
    isInteractive ? .coverVertical : (chain.last ?? presented).modalTransitionStyle
  }

  private func slideOut() {
    let turning = Turning(
      .flipFromLeft, from: chain.last?.loadedView, to: presenter.loadedView)
    animate(
      duration: isAnimated ? style.duration * (1 - fraction) : 0,
      turning: style == .flipHorizontal ? turning : nil
    ) {
      for slide in slides { slide.move(to: 1) }
    } then: {
      ($0 as? Self)?.end()
    }
  }

  private func end() {
    for controller in chain.reversed() {
      controller.modal.presenting?.cutPresentation(of: controller)
    }
    for controller in chain.reversed() { controller.presentationController.takeOut() }
    if tellsPresenter { presenter.end() }
    for controller in leaving { controller.end() }
    release()
    simulation.withoutAnimation { for slide in slides { slide.reset() } }
    if isInteractive {
      presented.tellDelegate(.didDismiss)
    } else {
      complete(.dismiss)
    }
    forget()
  }

  /// Removes the presenter's view again and makes the dismissed controllers reappear.
  override func turnBack() {
    if tellsPresenter { presenter.begin(appearing: false, animated: true) }
    if restoresPresenter { presented.presentationController.displaceView(of: presenter) }
    if tellsPresenter { presenter.end() }
    for controller in leaving {
      controller.begin(appearing: true, animated: true)
      controller.end()
    }
    release()
    forget()
  }

  /// Releases the dismissed controllers; the transition releases the rest.
  private func forget() {
    slides = []
    leaving = []
    chain = []
  }
}

/// Interactive dismissal.
extension Dismissing {
  /// Moves the views to the gesture's position.
  func update(_ fraction: Double) {
    guard isHeld else { return }
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    simulation.withoutAnimation { for slide in slides { slide.move(to: self.fraction) } }
  }

  /// Ends the gesture and completes the dismissal.
  func letGo() {
    guard isHeld else { return }
    isHeld = false
    slideOut()
  }

  /// Ends the gesture and restores the presentation.
  func cancel() {
    guard isHeld else { return }
    isHeld = false
    animate(duration: style.duration * fraction) {
      for slide in slides { slide.move(to: 0) }
    } then: {
      ($0 as? Self)?.turnBack()
    }
  }
}
