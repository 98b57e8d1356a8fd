/// Appearance: steps of the state machine, forwarding, and begin/end by a container.
extension ViewController {
  /// Begins an appearance or disappearance of the controller and its descendants.
  ///
  /// For containers that show and hide children by hand. Calls nest: only the last
  /// `endAppearanceTransition()` completes the transition. A call in the other direction reverses
  /// it.
  ///
  /// UIKit: `beginAppearanceTransition(_:animated:)`, since iOS 6.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    simulation.announce(.call(.beginAppearanceTransition, nil), by: id)
    simulation.lints.seeBegin(of: self)
    begin(appearing: isAppearing, animated: animated)
  }

  /// Like `beginAppearanceTransition`, for UIKit's own containers, whose begins and ends are
  /// balanced.
  ///
  /// An addition to UIKit.
  package final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    simulation.announce(.call(.beginAppearanceTransition, nil), by: id)
    begin(appearing: isAppearing, animated: animated)
  }

  /// Completes the transition of `beginAppearanceTransition(_:animated:)`.
  ///
  /// Reports U1 without a matching begin, or if the controller is not in a transition.
  ///
  /// UIKit: `endAppearanceTransition()`, since iOS 6.
  public final func endAppearanceTransition() {
    simulation.announce(.call(.endAppearanceTransition, nil), by: id)
    let isLast = explicitLevel == 1
    end()
    if isLast { simulation.lints.seeEnd(of: self) }
  }

  final func begin(appearing: Bool, animated: Bool) {
    if explicitLevel > 0, explicitDirectionIsAppearing == appearing {
      explicitLevel += 1
      noteExplicitLevel()
      return
    }
    history.isTurnedAround = explicitLevel > 0
    explicitLevel =
      explicitLevel > 0 && !simulation.policy.reversalResetsLevel ? explicitLevel + 1 : 1
    explicitDirectionIsAppearing = appearing
    noteExplicitLevel()
    if appearing { loadViewIfNeeded() }
    apply(appearing ? .willAppear : .willDisappear, animated: animated)
  }

  final func end() {
    guard explicitLevel > 0 else {
      reportImbalance(otherwise: .notBegun)
      return
    }
    explicitLevel -= 1
    noteExplicitLevel()
    guard explicitLevel == 0 else { return }
    switch (explicitDirectionIsAppearing, machine.phase) {
    case (true, .appearing): apply(.didAppear)
    case (false, .disappearing): apply(.didDisappear)
    default:
      let isInTransition = simulation.lints.isInTransition(self)
      reportImbalance(
        otherwise: !isInTransition
          ? .toldBefore : explicitDirectionIsAppearing ? .addedByHand : .notOnShow)
    }
  }

  private func reportImbalance(otherwise cause: UnbalancedAppearance.Cause) {
    simulation.report(
      UnbalancedAppearance.diagnostic(
        for: self, because: history.isTurnedAround ? .turnedAround : cause))
  }

  private func noteExplicitLevel() {
    simulation.note(
      .controllerProperty(
        id,
        .explicitAppearance(
          level: Int32(explicitLevel), isAppearing: explicitDirectionIsAppearing)))
  }

  /// Performs a step of the state machine: own callback first, then the children's.
  ///
  /// `animated` is the flag of a will step; a did step repeats the flag of its will. A forwarded
  /// step is part of an ancestor's.
  final func apply(
    _ step: AppearanceMachine.Step, animated: Bool? = nil, isForwarded: Bool = false
  ) {
    if isUnannounced {
      if step == .willDisappear { return leaveWithoutAWord() }
      if step == .didAppear { isUnannounced = false }
    }
    if step == .didAppear {
      if isForwarded { sendViewIsAppearingIfDue() } else { sendViewIsAppearing() }
    }
    let isFresh = step == .willAppear && (machine.phase == .disappeared || !isViewInWindow)
    guard machine.take(step) else { return }
    if step.isWill {
      isAnimated = animated ?? false
      // Did callbacks waiting for the end of the turn belong to the previous appearance.
      willCount &+= 1
      (waitingForCommit, takenAlong) = (0, 0)
    }
    if step == .willAppear {
      // Reversing a disappearance inside the window is not a new appearance.
      if isFresh || simulation.policy.repeatsViewIsAppearing { isAppearingSent = false }
      loadedView?.markSubtree()
    }
    simulation.note(.phase(id, machine.phase, isAnimated: isAnimated))
    let flag = isAnimated
    if simulation.policy.ownCallbackFirst {
      send(step, animated: flag)
      forward(step, animated: flag)
    } else {
      forward(step, animated: flag)
      send(step, animated: flag)
    }
    if !step.isWill { settleMove() }
  }

  private func send(_ step: AppearanceMachine.Step, animated: Bool) {
    let outer = telling
    telling = step
    switch step {
    case .willAppear: tell(.viewWillAppear(animated: animated))
    case .didAppear:
      tell(.viewDidAppear(animated: animated))
      if appearsTwice { tell(.viewDidAppear(animated: animated)) }
      appearsTwice = false
    case .willDisappear: tell(.viewWillDisappear(animated: animated))
    case .didDisappear: tell(.viewDidDisappear(animated: animated))
    }
    telling = outer
  }

  /// Forwards a step to the children whose views are in this controller's view.
  private func forward(_ step: AppearanceMachine.Step, animated: Bool) {
    guard forwardsAppearance else {
      simulation.lints.kept(step, by: self)
      return
    }
    guard !children.isEmpty else { return }
    for child in children where child.isReached(from: self, by: step) {
      // The sender of the will callback also sends the did, superseding the window's pending one.
      if step.isWill { child.takenAlong = child.waitingForCommit }
      child.apply(step, animated: animated, isForwarded: true)
    }
  }

  final func isReached(from parent: ViewController, by step: AppearanceMachine.Step) -> Bool {
    guard self.parent === parent, let view = loadedView, let above = parent.loadedView,
      explicitLevel == 0, step.isWill || waitingForCommit == takenAlong
    else { return false }
    // A controller that received will also receives did, even if its view has moved since.
    return view.isDescendant(of: above) || simulation.policy.forwardsToDetachedViews
      || !step.isWill && machine.phase.isTransitional
  }

  /// Completes the appearance at the end of the turn, after the controller left its parent halfway.
  final func finishAppearanceAlone() {
    guard machine.phase.isTransitional, explicitLevel == 0, waitingForCommit == takenAlong else {
      return
    }
    simulation.settleAtEndOfTurn(
      self, isAppearing: machine.phase == .appearing, willCount: willCount)
  }

  /// Sends `viewIsAppearing` once per appearance, once the view is in a window.
  final func sendViewIsAppearingIfDue() {
    guard machine.phase == .appearing, !isAppearingSent, simulation.profile.sendsViewIsAppearing,
      isViewInWindow
    else { return }
    isAppearingSent = true
    let outer = telling
    telling = .didAppear
    tell(.viewIsAppearing(animated: isAnimated))
    telling = outer
  }

  /// Sends pending `viewIsAppearing` callbacks to the controller and its descendants before layout.
  ///
  /// It belongs to the transaction of `viewWillAppear`, and `viewDidAppear` to a later one, so all
  /// controllers receive it before the first `viewDidAppear`.
  ///
  /// Evidence: documentation of `viewIsAppearing`; What's new in UIKit, WWDC 2023.
  package final func sendViewIsAppearing() {
    guard machine.phase == .appearing, simulation.profile.sendsViewIsAppearing else { return }
    sendViewIsAppearingIfDue()
    guard let loadedView, loadedView.subtreeNeedsLayout, isViewInWindow else { return }
    simulation.sendViewIsAppearing(below: loadedView)
  }

  /// Sends the did callback that waited for the end of the turn.
  ///
  /// It completes one of the will callbacks; if that was reversed meanwhile, the transition in the
  /// other direction completes it.
  final func settle(isAppearing: Bool, willCount: Int32) {
    guard self.willCount == willCount else { return }
    waitingForCommit -= 1
    guard takenAlong == 0 else {
      takenAlong -= 1
      return
    }
    apply(isAppearing ? .didAppear : .didDisappear)
  }

  private var isViewInWindow: Bool { loadedView?.window != nil }

  /// Redelivers a `didMove` that was sent too early, after the appearance transition.
  final func settleMove() {
    // A callback may have reversed the transition, which then has yet to end.
    guard let move = moveToSettle, !machine.phase.isTransitional else { return }
    setMoveToSettle(nil)
    setPendingMove(.none)
    simulation.lints.redelivered = id
    tell(.didMove(toParent: move.parent.flatMap { simulation.controller($0)?.id }))
  }
}
