/// Lints about many children that are out of sight.
extension LintWatcher {
  /// Handles a child that was added; many in one turn are checked together.
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
  /// Whether it is not empty and entirely clipped or hidden.
  final var isOutOfSight: Bool { !bounds.isEmpty && visibleRect == nil }

  /// The part of it that is not clipped, in the window's coordinates; nil if there is none.
  ///
  /// Ignores transforms and overlapping views.
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
