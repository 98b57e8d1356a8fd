/// Appearing and disappearing: steps of the state machine, forwarding, and begin/end by a
/// container.
extension ViewController {
  /// Begins an appearance or disappearance of the controller and those below it.
  ///
  /// For containers that bring children on and off screen by hand. Calls nest: only the last
  /// `endAppearanceTransition()` completes. A call in the other direction turns the running
  /// transition around.
  ///
  /// UIKit: `beginAppearanceTransition(_:animated:)`, since iOS 6.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    simulation.announce(.call(.beginAppearanceTransition, nil), by: id)
    simulation.lints.seeBegin(of: self)
    begin(appearing: isAppearing, animated: animated)
  }

  /// The same for UIKit's own containers, whose begins and ends are balanced.
  ///
  /// Ours.
  package final func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    simulation.announce(.call(.beginAppearanceTransition, nil), by: id)
    begin(appearing: isAppearing, animated: animated)
  }

  /// Completes what `beginAppearanceTransition(_:animated:)` began.
  ///
  /// Without a matching begin, or when the controller is not on its way, U1 is reported.
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

  /// Takes a step of the machine: own callback first, then the children.
  ///
  /// `animated` is the flag of a will step; a did step repeats the flag of its will. A forwarded
  /// step is part of one above.
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
      // Did callbacks that wait for the end of the turn belong to the previous appearance.
      willCount &+= 1
      (waitingForCommit, takenAlong) = (0, 0)
    }
    if step == .willAppear {
      // Giving up a disappearance inside the window is no new appearance.
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

  /// Passes a step on to the children that are on this controller's view.
  private func forward(_ step: AppearanceMachine.Step, animated: Bool) {
    guard forwardsAppearance else {
      simulation.lints.kept(step, by: self)
      return
    }
    guard !children.isEmpty else { return }
    for child in children where child.isReached(from: self, by: step) {
      // The sender of the will callback also sends the did, not the window that began before.
      if step.isWill { child.takenAlong = child.waitingForCommit }
      child.apply(step, animated: animated, isForwarded: true)
    }
  }

  final func isReached(from parent: ViewController, by step: AppearanceMachine.Step) -> Bool {
    guard self.parent === parent, let view = loadedView, let above = parent.loadedView,
      explicitLevel == 0, step.isWill || waitingForCommit == takenAlong
    else { return false }
    // A controller that received will receives did, wherever its view is by then.
    return view.isDescendant(of: above) || simulation.policy.forwardsToDetachedViews
      || !step.isWill && machine.phase.isTransitional
  }

  /// Completes the appearance at the end of the turn, after leaving the parent half-way.
  final func finishAppearanceAlone() {
    guard machine.phase.isTransitional, explicitLevel == 0, waitingForCommit == takenAlong else {
      return
    }
    simulation.settleAtEndOfTurn(
      self, isAppearing: machine.phase == .appearing, willCount: willCount)
  }

  /// Sends `viewIsAppearing` once per appearance, as soon as the view is in a window.
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

  /// Sends `viewIsAppearing` where it is due, to it and those below, ahead of layout.
  ///
  /// It belongs to the transaction of `viewWillAppear`, and `viewDidAppear` to a later one, so all
  /// receive it before the first receives that.
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
  /// It completes one of the will callbacks; if that was turned around meanwhile, the transition in
  /// the other direction completes it.
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

  /// Delivers once more a `didMove` that came too early, now that the appearance is over.
  final func settleMove() {
    // A callback may have turned the appearance around; then its end is still to come.
    guard let move = moveToSettle, !machine.phase.isTransitional else { return }
    setMoveToSettle(nil)
    setPendingMove(.none)
    simulation.lints.redelivered = id
    tell(.didMove(toParent: move.parent.flatMap { simulation.controller($0)?.id }))
  }
}
