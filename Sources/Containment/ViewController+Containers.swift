/// What containers that stand for UIKit's own need beyond `addChild(_:)` and
/// `removeFromParent()`.
extension ViewController {
  /// Cuts the tie to a child without telling it; the container tells it `didMove(toParent: nil)`
  /// when its transition is over.
  public final func detachChild(_ child: ViewController) {
    guard child.parent === self else { return }
    children.removeAll { $0 === child }
    child.parent = nil
    child.dropOverride()
    simulation.note(.parent(child.id, nil))
    simulation.lints.left(child, from: self)
  }

  /// Puts the children into another order; nothing happens unless they are the same ones.
  public final func reorderChildren(_ order: [ViewController]) {
    let known = Set(children.map(\.id))
    guard order.count == children.count, Set(order.map(\.id)) == known,
      order.map(\.id) != children.map(\.id)
    else { return }
    children = order
    simulation.note(.childOrder(of: id, order.map(\.id)))
  }
}

/// The moments of the run loop that containers use.
extension Simulation {
  /// Runs `body` in the next turn, after the blocks of `after(0)` and before layout.
  ///
  /// UIKit's containers start pushes and presentations there, from iOS 8 on.
  public func startTransition(_ body: @escaping () -> Void) { deferredTransitions.append(body) }

  /// Writes down what a container tells or asks its delegate.
  public func noteDelegate(
    _ message: Event.DelegateMessage, of container: ViewController,
    about controller: ViewController?
  ) {
    announce(.delegate(message, controller?.id), by: container.id)
  }
}
