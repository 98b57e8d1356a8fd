/// Children out of sight, by the dozen.
extension LintWatcher {
  /// A container was given a child; the result of many in one turn is looked at once.
  func seeCrowd(of parent: ViewController, turn: Int32) {
    if parent.history.countAddition(in: turn) == Crowd.limit + 1 { crowds.append(parent.id) }
  }

  func checkCrowds(in simulation: Simulation) {
    let crowds = crowds
    self.crowds = []
    for parent in crowds.compactMap(simulation.controller)
    where !type(of: parent).isStockContainer && parent.viewIfLoaded?.window != nil {
      let views = parent.children.compactMap(\.viewIfLoaded)
      let unseen = views.count { $0.visibleRect == nil }
      guard views.count > Crowd.limit, unseen > 0 else { continue }
      simulation.report(Crowd.diagnostic(of: parent, count: views.count, unseen: unseen))
    }
  }
}

extension View {
  /// Whether it has a size, and nothing of it is inside the views around it.
  final var isOutOfSight: Bool { !bounds.isEmpty && visibleRect == nil }

  /// The part of it that is not cut off, in the window's coordinates; nil where nothing is seen.
  ///
  /// Transforms and what is in front of it are left out of account.
  final var visibleRect: CGRect? {
    var rect = bounds
    var view = self
    while let superview = view.superview {
      guard !view.isHidden, view.alpha > 0.01 else { return nil }
      let (origin, corner) = (view.frame.origin, view.bounds.origin)
      rect = rect.offsetBy(dx: origin.x - corner.x, dy: origin.y - corner.y)
      if superview.clipsToBounds || superview is Window {
        rect = rect.overlap(with: superview.bounds)
      }
      view = superview
    }
    return view is Window && !rect.isEmpty ? rect : nil
  }
}
