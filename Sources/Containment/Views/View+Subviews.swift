/// Adding and removing subviews.
extension View {
  /// Adds a subview in front of the others.
  ///
  /// If this brings a controller's view into the window, the controller receives `viewWillAppear`
  /// before the view is added, and `viewDidAppear` at the end of the turn. Refuses with H1 if the
  /// controller's parent is not the controller of this view, V2 if the view would contain itself,
  /// and S1 if it is of another simulation.
  ///
  /// UIKit: `addSubview(_:)`, since iOS 2.
  public final func addSubview(_ view: View) {
    guard isCompatriot(view, in: "addSubview") else { return }
    simulation.announce(.call(.addSubview, view.id), by: id)
    simulation.lints.disturb(view.controller)
    insert(view, at: subviews.count)
  }

  /// Inserts a subview at an index, counted from the back.
  ///
  /// Indices out of range are clamped. Sends callbacks and refuses like `addSubview(_:)`.
  ///
  /// UIKit: `insertSubview(_:at:)`, since iOS 2.
  public final func insertSubview(_ view: View, at index: Int) {
    guard isCompatriot(view, in: "insertSubview") else { return }
    simulation.announce(.call(.insertSubview, view.id), by: id)
    simulation.lints.disturb(view.controller)
    insert(view, at: index)
  }

  /// Removes the view from its superview; has no effect without one.
  ///
  /// A controller whose view leaves the window receives `viewWillDisappear` immediately and
  /// `viewDidDisappear` at the end of the turn. It remains a child of its parent.
  ///
  /// UIKit: `removeFromSuperview()`, since iOS 2.
  public final func removeFromSuperview() {
    simulation.announce(.call(.removeFromSuperview, nil), by: id)
    simulation.lints.disturb(controller)
    simulation.lints.seeAbsence(of: controller)
    leaveSuperview()
  }

  /// Moves a subview in front of its siblings; sends no callback.
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

  /// Refuses a view that an override has moved above this one; controllers that began to appear
  /// disappear again.
  private func refuse(_ view: View, after move: WindowMove, into window: Window?) {
    simulation.report(SelfSubview.diagnostic(for: view))
    move.scheduleEnd(in: simulation)
    var back = WindowMove(of: view, from: window, to: view.window)
    back.announceExit()
    back.scheduleEnd(in: simulation)
  }

  /// The reason to refuse a view as a subview, or nil.
  private func refusal(of view: View, in window: Window?) -> Diagnostic? {
    guard view !== self, !isDescendant(of: view) else { return SelfSubview.diagnostic(for: view) }
    return window == nil ? nil : WindowMove.mismatch(in: view, nearest: nearestController)
  }

  /// The reason to refuse a controller's view, loaded or not, as a subview, or nil.
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

  /// Cancels a removal, as an override has moved the view; controllers that began to disappear
  /// appear again.
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

/// Queries of the view tree.
extension View {
  /// The window that contains it, or nil off screen; a window returns itself.
  ///
  /// UIKit: `window`, since iOS 2.
  public final var window: Window? {
    var view: View? = self
    while let current = view, !(current is Window) { view = current.superview }
    return view as? Window
  }

  /// Whether it is `view` or its descendant.
  ///
  /// UIKit: `isDescendant(of:)`, since iOS 2.
  public final func isDescendant(of view: View) -> Bool {
    var place: View? = self
    while let current = place, current !== view { place = current.superview }
    return place != nil
  }

  /// The controller of this view, or of its nearest ancestor that has one.
  final var nearestController: ViewController? {
    var view: View? = self
    while let current = view {
      if let controller = current.controller { return controller }
      view = current.superview
    }
    return nil
  }

  /// The frontmost view at a point in this view's coordinates that receives touches, or nil.
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

  /// Whether a point is in the bounds; false for NaN.
  private func isInBounds(_ point: CGPoint) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX
      && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// Converts a point to the coordinates of a direct subview.
  final func convert(_ point: CGPoint, to subview: View) -> CGPoint {
    let centered = CGPoint(x: point.x - subview.center.x, y: point.y - subview.center.y)
    let turned = subview.transform.inverse.map(centered.applying) ?? centered
    return CGPoint(x: turned.x + subview.bounds.midX, y: turned.y + subview.bounds.midY)
  }
}
