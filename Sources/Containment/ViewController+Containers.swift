/// Operations for containers that simulate UIKit's own, beyond `addChild(_:)` and
/// `removeFromParent()`.
extension ViewController {
  /// Removes a child without callbacks.
  ///
  /// The container sends `didMove(toParent: nil)` at the end of its transition. Has no effect if
  /// the controller is not a child. An addition to UIKit; UIKit's containers do it privately.
  public final func detachChild(_ child: ViewController) {
    guard child.parent === self else { return }
    children.removeAll { $0 === child }
    child.parent = nil
    child.dropOverride()
    simulation.note(.parent(child.id, nil))
    simulation.lints.left(child, from: self, isDetached: true)
    child.finishAppearanceAlone()
  }

  /// Adds a detached child again without callbacks, as its removal was cancelled.
  ///
  /// It returns to its old index, or to the end if there are fewer children by now. Has no effect
  /// if it has another parent or contains this controller. An addition to UIKit.
  public final func reattachChild(_ child: ViewController, at index: Int) {
    guard child.simulation === simulation, child.parent == nil, !isBelow(child) else { return }
    children.append(child)
    child.parent = self
    child.setPendingMove(.none)
    simulation.note(.parent(child.id, id))
    simulation.lints.added(child, to: self)
    var order = children.dropLast()
    order.insert(child, at: min(max(index, 0), order.count))
    reorderChildren(Array(order))
  }

  /// Reorders the children; has no effect if the members differ.
  ///
  /// An addition to UIKit.
  public final func reorderChildren(_ order: [ViewController]) {
    let known = Set(children.map(\.id))
    guard order.count == children.count, Set(order.map(\.id)) == known,
      order.map(\.id) != children.map(\.id)
    else { return }
    children = order
    simulation.note(.childOrder(of: id, order.map(\.id)))
  }
}

/// Objects that containers attach to a controller.
extension ViewController {
  /// The controller's object of this class; created lazily.
  ///
  /// For example a child's bar item. An addition to UIKit.
  public final func attachment<Item: AnyObject>(_ make: @autoclosure () -> Item) -> Item {
    let key = ObjectIdentifier(Item.self)
    if let item = attachments[key] as? Item { return item }
    let item = make()
    attachments[key] = item
    return item
  }
}

/// Run loop hooks for containers.
extension Simulation {
  /// Runs `body` in the next turn, after the blocks of `after(0)` and before layout.
  ///
  /// UIKit's containers start pushes and presentations there, from iOS 8 on.
  public func startTransition(_ body: @escaping () -> Void) { deferredTransitions.append(body) }

  /// Runs `body` at the end of the turn, after layout, in order with the waiting did callbacks.
  public func atEndOfTurn(_ body: @escaping () -> Void) {
    afterCommit.append(.block(body))
  }

  /// Records a message from a container to its delegate.
  public func noteDelegate(
    _ message: Event.DelegateMessage, of container: ViewController,
    about controller: ViewController?
  ) {
    announce(.delegate(message, controller?.id), by: container.id)
  }
}
