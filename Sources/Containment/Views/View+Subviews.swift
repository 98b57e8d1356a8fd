/// Putting views into views.
extension View {
  /// Puts a view in front of the other subviews.
  ///
  /// When this brings a controller's view on screen, the controller receives `viewWillAppear`
  /// before the view is in, and `viewDidAppear` at the end of the turn. Refused as H1 when the
  /// controller's parent is another than the one whose view this is, as V2 when the view would
  /// contain itself, and as S1 when it is of another simulation.
  ///
  /// UIKit: `addSubview(_:)`, since iOS 2.
  public final func addSubview(_ view: View) {
    guard isCompatriot(view, in: "addSubview") else { return }
    simulation.announce(.call(.addSubview, view.id), by: id)
    simulation.lints.disturb(view.controller)
    insert(view, at: subviews.count)
  }

  /// Puts a view among the subviews at a place, counted from the back.
  ///
  /// Places beyond either end count as the end. Tells controllers, and is refused, like
  /// `addSubview(_:)`.
  ///
  /// UIKit: `insertSubview(_:at:)`, since iOS 2.
  public final func insertSubview(_ view: View, at index: Int) {
    guard isCompatriot(view, in: "insertSubview") else { return }
    simulation.announce(.call(.insertSubview, view.id), by: id)
    simulation.lints.disturb(view.controller)
    insert(view, at: index)
  }

  /// Takes the view out of its superview; without one nothing happens.
  ///
  /// A controller whose view leaves the screen receives `viewWillDisappear` now and
  /// `viewDidDisappear` at the end of the turn. It stays a child of its parent.
  ///
  /// UIKit: `removeFromSuperview()`, since iOS 2.
  public final func removeFromSuperview() {
    simulation.announce(.call(.removeFromSuperview, nil), by: id)
    simulation.lints.disturb(controller)
    simulation.lints.seeAbsence(of: controller)
    leaveSuperview()
  }

  /// Puts a subview in front of its siblings; no callback is sent.
  ///
  /// UIKit: `bringSubviewToFront(_:)`, since iOS 2.
  public final func bringSubviewToFront(_ view: View) {
    guard view.superview === self, let index = subviews.firstIndex(where: { $0 === view }),
      index < subviews.count - 1
    else { return }
    simulation.announce(.call(.bringSubviewToFront, view.id), by: id)
    subviews.append(subviews.remove(at: index))
    simulation.note(.superview(view.id, id, index: Int32(subviews.count - 1)))
  }

  final func insert(_ view: View, at index: Int) {
    let window = window
    if let refusal = refusal(of: view, in: window) {
      simulation.report(refusal)
      return
    }
    var move = WindowMove(
      of: view, from: view.superview == nil ? nil : view.window, to: window)
    move.announceEntry(of: view, below: self)
    guard !isDescendant(of: view) else { return refuse(view, after: move, into: window) }
    if let old = view.superview { old.forget(view) }
    let place = min(max(index, 0), subviews.count)
    if place == subviews.count { subviews.append(view) } else { subviews.insert(view, at: place) }
    view.superview = self
    simulation.note(.superview(view.id, id, index: Int32(place)))
    simulation.lints.seeInsertion(of: view, into: self)
    view.markControllers()
    view.markSubtree()
    setNeedsLayout()
    if simulation.profile.announcesTraitsOnEntry { TraitChange.announceEntry(of: view) }
    move.scheduleEnd(in: simulation)
  }

  /// Refuses a view that an override has put above this one meanwhile; controllers that were told
  /// to appear disappear again.
  private func refuse(_ view: View, after move: WindowMove, into window: Window?) {
    simulation.report(SelfSubview.diagnostic(for: view))
    move.scheduleEnd(in: simulation)
    var back = WindowMove(of: view, from: window, to: view.window)
    back.announceExit()
    back.scheduleEnd(in: simulation)
  }

  /// Why a view may not go into this one, or nil.
  private func refusal(of view: View, in window: Window?) -> Diagnostic? {
    guard view !== self, !isDescendant(of: view) else { return SelfSubview.diagnostic(for: view) }
    return window == nil ? nil : WindowMove.mismatch(in: view, nearest: nearestController)
  }

  /// Why a controller's view, loaded or not, may not go into this one, or nil.
  final func refusal(of controller: ViewController) -> Diagnostic? {
    if let view = controller.loadedView { return refusal(of: view, in: window) }
    guard window != nil, let parent = controller.parent, parent !== nearestController else {
      return nil
    }
    return HierarchyInconsistency.actual(
      child: controller, expected: nearestController, actual: parent)
  }

  final func leaveSuperview() {
    guard let superview else { return }
    var move = WindowMove(of: self, from: window, to: nil)
    move.announceExit()
    guard self.superview === superview else { return stay(after: move) }
    superview.forget(self)
    self.superview = nil
    simulation.lints.seeReach(for: self, below: superview)
    simulation.note(.superview(id, nil, index: 0))
    move.scheduleEnd(in: simulation)
  }

  /// Gives up leaving because an override has put the view elsewhere meanwhile; controllers that
  /// were told to disappear appear again.
  private func stay(after move: WindowMove) {
    move.scheduleEnd(in: simulation)
    guard let superview else { return }
    var back = WindowMove(of: self, from: nil, to: window)
    back.announceEntry(of: self, below: superview)
    back.scheduleEnd(in: simulation)
  }

  private func forget(_ view: View) {
    if let index = subviews.lastIndex(where: { $0 === view }) { subviews.remove(at: index) }
    if case .one(view.id) = marked { marked = .none }
    didForget(view)
    setNeedsLayout()
  }
}

/// Questions about the tree of views.
extension View {
  /// The window it is in, or nil off screen; a window is in itself.
  ///
  /// UIKit: `window`, since iOS 2.
  public final var window: Window? {
    var view: View? = self
    while let current = view, !(current is Window) { view = current.superview }
    return view as? Window
  }

  /// Whether it is `view` or below it.
  ///
  /// UIKit: `isDescendant(of:)`, since iOS 2.
  public final func isDescendant(of view: View) -> Bool {
    var place: View? = self
    while let current = place, current !== view { place = current.superview }
    return place != nil
  }

  /// The controller of the nearest view that has one, this view included.
  final var nearestController: ViewController? {
    var view: View? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  /// The frontmost view under a point of this view's coordinates that takes touches, or nil.
  ///
  /// UIKit: `hitTest(_:with:)`, since iOS 2.
  public final func hitTest(_ point: CGPoint) -> View? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, isInBounds(point) else {
      return nil
    }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(convert(point, to: subview)) { return hit }
    }
    return self
  }

  /// Whether a point is in the bounds; NaN is nowhere.
  private func isInBounds(_ point: CGPoint) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX
      && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// A point of this view's coordinates in those of a direct subview.
  final func convert(_ point: CGPoint, to subview: View) -> CGPoint {
    let centered = CGPoint(x: point.x - subview.center.x, y: point.y - subview.center.y)
    let turned = subview.transform.inverse.map(centered.applying) ?? centered
    return CGPoint(x: turned.x + subview.bounds.midX, y: turned.y + subview.bounds.midY)
  }
}
