/// Putting views into views.
extension View {
  /// Puts a view in front of the other subviews.
  ///
  /// When this brings a controller's view on screen, the controller hears `viewWillAppear` before
  /// the view is in, and `viewDidAppear` at the end of the turn. Refused as H1 when the
  /// controller's parent is another than the one whose view this is, as V2 when the view would
  /// contain itself, and as S1 when it is of another simulation.
  ///
  /// UIKit: `addSubview(_:)`, since iOS 2.
  public final func addSubview(_ view: View) {
    guard isCompatriot(view, in: "addSubview") else { return }
    simulation.announce(.call(.addSubview, view.id), by: id)
    simulation.lints.with { $0.disturb(view.owner) }
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
    simulation.lints.with { $0.disturb(view.owner) }
    insert(view, at: index)
  }

  /// Takes the view out of its superview; without one nothing happens.
  ///
  /// A controller whose view leaves the screen so hears `viewWillDisappear` now and
  /// `viewDidDisappear` at the end of the turn. It stays a child of its parent.
  ///
  /// UIKit: `removeFromSuperview()`, since iOS 2.
  public final func removeFromSuperview() {
    simulation.announce(.call(.removeFromSuperview, nil), by: id)
    simulation.lints.with {
      $0.disturb(owner)
      $0.seeAbsence(of: owner)
    }
    leaveSuperview()
  }

  /// Puts a subview in front of its siblings; nobody is told.
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
    let window = windowReference
    if let refusal = refusal(of: view, in: window) {
      simulation.report(refusal)
      return
    }
    var move = WindowMove(
      of: Unkept(view), from: view.above == nil ? nil : view.windowReference, to: window)
    move.announceEntry(of: view, below: self)
    guard !isDescendant(of: view) else { return refuse(view, after: move, into: window) }
    if let old = view.superview { old.forget(view) }
    let place = min(max(index, 0), subviews.count)
    if place == subviews.count { subviews.append(view) } else { subviews.insert(view, at: place) }
    view.above = Unkept(self)
    simulation.note(.superview(view.id, id, index: Int32(place)))
    simulation.lints.with { $0.seeInsertion(of: view, into: self) }
    view.markControllers()
    view.markSubtree()
    setNeedsLayout()
    if simulation.profile.announcesTraitsOnEntry { TraitChange.announceEntry(of: view) }
    move.scheduleEnd(in: simulation)
  }

  /// Refuses a view that an override has put above this one meanwhile; who was told to appear
  /// disappears again.
  private func refuse(
    _ view: View, after move: consuming WindowMove, into window: Unkept<View>?
  ) {
    simulation.report(SelfSubview.diagnostic(for: view))
    move.scheduleEnd(in: simulation)
    var back = WindowMove(of: Unkept(view), from: window, to: view.windowReference)
    back.announceExit()
    back.scheduleEnd(in: simulation)
  }

  /// Why a view may not go into this one, or nil.
  private func refusal(of view: View, in window: Unkept<View>?) -> Diagnostic? {
    guard view !== self, !isDescendant(of: view) else { return SelfSubview.diagnostic(for: view) }
    return window == nil
      ? nil : WindowMove.mismatch(in: view, nearest: nearestReference)
  }

  /// Why a controller's view, loaded or not, may not go into this one, or nil.
  final func refusal(of controller: ViewController) -> Diagnostic? {
    if let view = controller.loadedView { return refusal(of: view, in: windowReference) }
    guard windowReference != nil, let parent = controller.parent, parent !== nearestController
    else {
      return nil
    }
    return HierarchyInconsistency.actual(
      child: controller, expected: nearestController, actual: parent)
  }

  final func leaveSuperview() {
    guard let superview else { return }
    var move = WindowMove(of: Unkept(self), from: windowReference, to: nil)
    move.announceExit()
    guard above == Unkept(superview) else { return stay(after: move) }
    superview.forget(self)
    above = nil
    simulation.lints.with { $0.seeReach(for: self, below: superview) }
    simulation.note(.superview(id, nil, index: 0))
    move.scheduleEnd(in: simulation)
  }

  /// Gives up leaving because an override has put the view elsewhere meanwhile: that is the last
  /// word, and who was told to leave comes back.
  private func stay(after move: consuming WindowMove) {
    move.scheduleEnd(in: simulation)
    guard let superview else { return }
    var back = WindowMove(of: Unkept(self), from: nil, to: windowReference)
    back.announceEntry(of: self, below: superview)
    back.scheduleEnd(in: simulation)
  }

  private func forget(_ view: View) {
    if let index = subviews.lastIndex(where: { $0 === view }) { subviews.remove(at: index) }
    if case .one(Unkept(view)) = marked { marked = .none }
    didForget(view)
    setNeedsLayout()
  }
}

/// Questions about the tree of views.
extension View {
  /// The window it hangs in, or nil off screen.
  ///
  /// UIKit: `window`, since iOS 2.
  public final var window: Window? {
    windowReference?.object as? Window
  }

  final var windowReference: Unkept<View>? {
    var place: Unkept<View>? = Unkept(self)
    while let current = place, !current.isWindow { place = current.above }
    return place
  }

  /// Whether it is a window itself.
  private final var isWindow: Bool { self is Window }

  /// Whether it is `view` or hangs below it.
  ///
  /// UIKit: `isDescendant(of:)`, since iOS 2.
  public final func isDescendant(of view: View) -> Bool {
    Unkept(self).isDescendant(of: Unkept(view))
  }

  /// The controller of the nearest view that has one, this view included.
  final var nearestController: ViewController? { nearestReference?.object }

  final var nearestReference: Unkept<ViewController>? {
    var place: Unkept<View>? = Unkept(self)
    while let current = place {
      if let controller = current.owner { return controller }
      place = current.above
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

  /// Whether a point lies in the bounds; one that is no number lies nowhere.
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

extension Unkept<View> {
  /// Whether it is `view` or hangs below it.
  func isDescendant(of view: Unkept<View>) -> Bool {
    var place: Unkept<View>? = self
    while let current = place, current != view { place = current.above }
    return place != nil
  }
}
