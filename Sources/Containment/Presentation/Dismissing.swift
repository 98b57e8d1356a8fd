/// A presented controller, with all that is presented on top of it, on its way off the screen.
final class Dismissing: ModalTransition {
  /// The dismissed controllers: the one that was presented first, then those on top of it.
  private var chain: [ViewController] = []
  /// The controllers on screen that are told, the topmost first.
  private var leaving: [ViewController] = []
  private var slides: [Slide] = []
  private var restoresPresenter = false
  private var tellsPresenter = false
  /// Whether a finger leads it.
  private let isInteractive: Bool
  /// How far a finger has brought it, 0…1.
  private var fraction = 0.0
  /// Whether the finger is still on the screen.
  private(set) var isHeld = false

  override init(
    _ presented: ViewController, by presenter: ViewController, for caller: ViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    isInteractive = false
    super.init(presented, by: presenter, for: caller, animated: animated, completion: completion)
  }

  /// A dismissal that a finger leads.
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

  /// The will callbacks; the presenter's view comes back below what goes.
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

  /// How the topmost one goes; a finger pulls it down.
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

  /// The presenter leaves again, and those that were about to go appear again.
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

  /// Releases the controllers on top; the transition releases the rest.
  private func forget() {
    slides = []
    leaving = []
    chain = []
  }
}

/// A finger that leads it.
extension Dismissing {
  /// Puts everything where the finger is.
  func update(_ fraction: Double) {
    guard isHeld else { return }
    self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    simulation.withoutAnimation { for slide in slides { slide.move(to: self.fraction) } }
  }

  /// The finger lifts, and what is on its way goes on.
  func letGo() {
    guard isHeld else { return }
    isHeld = false
    slideOut()
  }

  /// The finger lifts, and everything goes back.
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
