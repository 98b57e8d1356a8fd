/// Operations for containers that represent UIKit's own, beyond `addChild(_:)` and
/// `removeFromParent()`.
extension ViewController {
  /// Removes a child without callbacks.
  ///
  /// The container sends it `didMove(toParent: nil)` when its transition is over. Nothing happens
  /// with a controller that is not a child. Ours; UIKit's containers do it privately.
  public final func detachChild(_ child: ViewController) {
    guard child.parent === self else { return }
    children.removeAll { $0 === child }
    child.parent = nil
    child.dropOverride()
    simulation.note(.parent(child.id, nil))
    simulation.lints.left(child, from: self, isDetached: true)
    child.finishAppearanceAlone()
  }

  /// Adds a detached child again, because its removal was cancelled, without callbacks.
  ///
  /// It returns to its old index, or to the end when there are fewer children by now. Nothing
  /// happens when it has another parent or contains this controller. Ours.
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

  /// Puts the children into another order; nothing happens unless they are the same ones.
  ///
  /// Ours.
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
  /// The object of this class that belongs to the controller, made when first used.
  ///
  /// For example the item of a child in a bar. Ours.
  public final func attachment<Item: AnyObject>(_ make: @autoclosure () -> Item) -> Item {
    let key = ObjectIdentifier(Item.self)
    if let item = attachments[key] as? Item { return item }
    let item = make()
    attachments[key] = item
    return item
  }
}

/// The moments of the run loop that containers use.
extension Simulation {
  /// Runs `body` in the next turn, after the blocks of `after(0)` and before layout.
  ///
  /// UIKit's containers start pushes and presentations there, from iOS 8 on.
  public func startTransition(_ body: @escaping () -> Void) { deferredTransitions.append(body) }

  /// Runs `body` at the end of the turn, after layout, in line with the did callbacks that wait
  /// there.
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
