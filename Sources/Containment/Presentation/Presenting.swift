/// Presents a controller on top of its presenter.
final class Presenting: ModalTransition {
  private var isLinked = false
  /// Whether the presenter's view is removed; the presenter then receives callbacks.
  private var covers = false
  private var tellsPresenter = false
  private var slide: Slide?

  override var isVoid: Bool { isLinked && super.isVoid }

  override func prepare() {
    guard simulation.policy.linksPresentationsAtOnce else { return }
    link()
    // A transition that waits for another loads the view later.
    if !isBlocked { presented.loadViewIfNeeded() }
  }

  private func link() {
    isLinked = true
    presenter.modal.presented = presented
    presented.modal.presenting = presenter
    presented.note(isBeingPresented: true)
    simulation.note(.presenting(presented.id, by: presenter.id))
    let className = presented.presentationController.style.presentationControllerClass
    simulation.note(.presentationController(of: presented.id, className: className))
  }

  override func start() {
    if !isLinked {
      release()
      if let refusal = presenter.refusal(toPresent: presented, for: livingCaller) {
        return giveUp(refusal)
      }
      link()
      claim()
    }
    guard !isVoid else { return giveUp(nil) }
    let frame = presented.presentationController
    guard let window = presenter.loadedView?.window,
      let host = frame.style.isInContext ? presenter.loadedView?.superview : window
    else {
      return giveUp(
        PresenterOffScreen.diagnostic(
          for: presenter, caller: livingCaller, presenting: presented))
    }
    if let refusal = host.refusal(of: presented) { return giveUp(refusal) }
    presented.loadViewIfNeeded()
    guard let view = presented.loadedView else { return giveUp(nil) }
    // Views and children added while loading are checked, too.
    if let refusal = host.refusal(of: presented) { return giveUp(refusal) }
    covers = frame.removesPresentersView
    tellsPresenter = covers && presenter.machine.phase.isOnScreen
    if tellsPresenter { presenter.begin(appearing: false, animated: isAnimated) }
    presented.begin(appearing: true, animated: isAnimated)
    let slide = frame.bringIn(view, into: host, above: presenter)
    self.slide = slide
    guard view.superview === host else { return turnBack() }
    let style = presented.modalTransitionStyle
    let turning = Turning(.flipFromRight, from: presenter.loadedView, to: view)
    animate(
      duration: isAnimated ? style.duration : 0, turning: style == .flipHorizontal ? turning : nil
    ) {
      slide.move(to: 0)
    } then: {
      ($0 as? Self)?.end()
    }
  }

  private func end() {
    presented.end()
    if covers { presented.presentationController.displaceView(of: presenter) }
    // Restore the position of a page that curled away.
    simulation.withoutAnimation { slide?.reset() }
    slide = nil
    if tellsPresenter { presenter.end() }
    presented.note(isBeingPresented: false)
    release()
    complete(.present)
  }

  /// Undoes the presentation: a callback built an invalid hierarchy, or it was cancelled.
  override func turnBack() {
    presented.begin(appearing: false, animated: isAnimated)
    presented.end()
    presented.presentationController.takeOut()
    simulation.withoutAnimation { slide?.reset() }
    slide = nil
    if tellsPresenter {
      presenter.begin(appearing: true, animated: isAnimated)
      presenter.end()
    }
    giveUp(nil)
  }

  /// Undoes the link; the completion never runs.
  private func giveUp(_ diagnostic: Diagnostic?) {
    if let diagnostic { simulation.report(diagnostic) }
    if isLinked { presenter.cutPresentation(of: presented) }
    release()
    simulation.launchWaitingModals()
  }
}

extension AppearancePhase {
  /// Whether the controller is on screen or on its way there.
  var isOnScreen: Bool { self == .appearing || self == .appeared }
}
