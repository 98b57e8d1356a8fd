/// Looking for what can be seen and not touched.
extension Window {
  /// Reports, as D19, every view that takes touches and has a part that is seen and gets none.
  ///
  /// Looks at nine points of each. What is covered by something visible, or switched off, is as it
  /// should be. Ours; with UIKit one finds out with a finger.
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
  /// Whether a finger can do something with it.
  fileprivate var takesTouches: Bool {
    if let table = self as? TableView { return table.onSelect != nil }
    return onTap != nil || (self as? MapView)?.onDrag != nil
  }

  /// Whether it takes touches, and so does everything around it.
  fileprivate var isSwitchedOn: Bool {
    sequence(first: self, next: \.superview).allSatisfy { $0.isUserInteractionEnabled }
  }

  /// Whether anything of it is painted, apart from what is in it.
  fileprivate var showsSomething: Bool {
    (backgroundColor?.alpha ?? 0) > 0.01 || content != .none
  }

  /// Whether one means it who touches a place where `seen` is what is painted.
  ///
  /// So a button without a look of its own is meant, which lies on what is painted.
  fileprivate func isMeant(by seen: View) -> Bool {
    seen.isDescendant(of: self) || !showsSomething && isDescendant(of: seen)
  }

  /// The frontmost view that is painted at a point of this view's coordinates.
  fileprivate func frontmost(at point: CGPoint) -> View? {
    guard !isHidden, alpha > 0.01 else { return nil }
    let isInside = bounds.contains(point)
    guard isInside || !clipsToBounds else { return nil }
    for subview in subviews.reversed() {
      if let seen = subview.frontmost(at: convert(point, to: subview)) { return seen }
    }
    return isInside && showsSomething ? self : nil
  }

  /// The view around this one, up to `limit`, whose bounds a point of the window is outside of.
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
