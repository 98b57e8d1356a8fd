/// Detection of views that are visible but do not receive touches.
extension Window {
  /// Reports every view with a touch handler and a visible part that touches do not reach, as D19.
  ///
  /// Tests nine points of each view. Views covered by a visible view, or with touches disabled, are
  /// not reported. An addition to UIKit; in UIKit, test by hand.
  public func reportUnreachableViews() {
    for view in takers(below: self) {
      if let cause = cause(of: view) { simulation.report(DeadArea.diagnostic(for: view, cause)) }
    }
  }

  private func takers(below view: View) -> [View] {
    (view.takesTouches ? [view] : []) + view.subviews.flatMap(takers)
  }

  private func cause(of view: View) -> DeadArea.Cause? {
    guard let rect = view.visibleRect, view.isSwitchedOn else { return nil }
    for (x, y) in [1.0, 3, 5].flatMap({ row in [1.0, 3, 5].map { ($0 / 6, row / 6) } }) {
      let point = CGPoint(x: rect.minX + rect.width * x, y: rect.minY + rect.height * y)
      guard let seen = frontmost(at: point), view.isMeant(by: seen),
        let hit = hitTest(point), !hit.isDescendant(of: view)
      else { continue }
      if let around = view.ancestor(leavingOut: point, below: hit) { return .outside(around) }
      if !view.isDescendant(of: hit), !hit.isDescendant(of: view), !hit.showsSomething {
        return .covered(by: hit)
      }
    }
    return nil
  }
}

extension View {
  /// Whether it has a touch handler.
  fileprivate var takesTouches: Bool {
    if let table = self as? TableView { return table.onSelect != nil }
    return onTap != nil || (self as? MapView)?.onDrag != nil
  }

  /// Whether the view and its ancestors receive touches.
  fileprivate var isSwitchedOn: Bool {
    sequence(first: self, next: \.superview).allSatisfy { $0.isUserInteractionEnabled }
  }

  /// Whether it has visible content or background, not counting subviews.
  fileprivate var showsSomething: Bool {
    (backgroundColor?.alpha ?? 0) > 0.01 || content != .none
  }

  /// Whether a tap where `seen` is painted is aimed at this view.
  ///
  /// Includes a transparent button on top of a painted view.
  fileprivate func isMeant(by seen: View) -> Bool {
    seen.isDescendant(of: self) || !showsSomething && isDescendant(of: seen)
  }

  /// The frontmost painted view at a point in this view's coordinates.
  fileprivate func frontmost(at point: CGPoint) -> View? {
    guard !isHidden, alpha > 0.01 else { return nil }
    let isInside = bounds.contains(point)
    guard isInside || !clipsToBounds else { return nil }
    for subview in subviews.reversed() {
      if let seen = subview.frontmost(at: convert(point, to: subview)) { return seen }
    }
    return isInside && showsSomething ? self : nil
  }

  /// The ancestor below `limit` whose bounds do not contain a point of the window.
  fileprivate func ancestor(leavingOut point: CGPoint, below limit: View) -> View? {
    let chain = Array(sequence(first: self, next: \.superview).reversed())
    var place = point
    for (outer, inner) in zip(chain, chain.dropFirst()) {
      place = outer.convert(place, to: inner)
      if inner !== self, inner !== limit, !inner.bounds.contains(place) { return inner }
    }
    return nil
  }
}
