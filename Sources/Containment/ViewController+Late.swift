/// Children added too late for `viewWillAppear`.
extension ViewController {
  /// Handles a view added to an appearing parent's; in some profiles and policies, the controller
  /// receives only `viewDidAppear`.
  ///
  /// Evidence for iOS 5 to 12: openradar 12322346 and 32106539, TYPagerController#7,
  /// YTPageController PR 1, XLPagerTabStrip PR 27, PageMenu#133. UIKit's own containers depend on
  /// the callback, so they receive it in every profile.
  final func appearLate(with parent: ViewController, animated: Bool) {
    simulation.lints.seeLateChild(self, in: parent)
    if simulation.announcesLateChildren || type(of: self).isStockContainer
      || machine.phase != .disappeared
    {
      apply(.willAppear, animated: animated)
      return
    }
    // During the parent's own `viewWillAppear` forwarding is still to come.
    guard parent.telling != .willAppear else { return }
    appearsTwice =
      simulation.profile.repeatsDidAppearBelowNewRoot && parent.rootWindow != nil
      && simulation.sending == nil
    joinWithoutAWord(animated: parent.isAnimated)
  }

  private func joinWithoutAWord(animated: Bool) {
    guard machine.take(.willAppear) else { return }
    isAnimated = animated
    willCount &+= 1
    (waitingForCommit, takenAlong) = (0, 0)
    (isUnannounced, isAppearingSent) = (true, true)
    simulation.note(.phase(id, machine.phase, isAnimated: animated))
    guard forwardsAppearance else { return }
    for child in children where child.isReached(from: self, by: .willAppear) {
      child.joinWithoutAWord(animated: animated)
    }
  }

  /// Reverts an unannounced appearance before `viewDidAppear`.
  final func leaveWithoutAWord() {
    (isUnannounced, appearsTwice) = (false, false)
    machine = AppearanceMachine()
    willCount &+= 1
    (waitingForCommit, takenAlong) = (0, 0)
    simulation.note(.phase(id, machine.phase, isAnimated: false))
    for child in children where child.isUnannounced { child.leaveWithoutAWord() }
    settleMove()
  }
}

extension Simulation {
  /// Whether a child whose view is added to an appearing parent receives `viewWillAppear`.
  var announcesLateChildren: Bool {
    profile.announcesLateChildren && policy.childOfAppearingParentHearsWillAppear
  }
}
