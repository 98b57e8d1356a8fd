/// Children that are added too late for `viewWillAppear`.
extension ViewController {
  /// Its view is added to that of an appearing parent, and it appears with the parent; in some eras
  /// and policies it receives only `viewDidAppear`.
  ///
  /// Evidence for iOS 5 to 12: openradar 12322346 and 32106539, TYPagerController#7,
  /// YTPageController PR 1, XLPagerTabStrip PR 27, PageMenu#133. UIKit's own containers need the
  /// callback to bring their children in; they receive it in every era.
  final func appearLate(with parent: ViewController, animated: Bool) {
    simulation.lints.seeLateChild(self, in: parent)
    if simulation.announcesLateChildren || type(of: self).isStockContainer
      || machine.phase != .disappeared
    {
      apply(.willAppear, animated: animated)
      return
    }
    // Inside the parent's own viewWillAppear it is early enough for forwarding.
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

  /// Leaves again before `viewDidAppear`, without having received `viewWillAppear`.
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
  /// Whether a child whose view comes into that of an appearing parent receives `viewWillAppear`.
  var announcesLateChildren: Bool {
    profile.announcesLateChildren && policy.childOfAppearingParentHearsWillAppear
  }
}
