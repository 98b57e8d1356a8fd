/// Coordinators: objects outside the controllers that manage navigation.
///
/// A program records which coordinators retain which others and which controllers they show, so
/// that their tree can be drawn next to that of the controllers. The core detects their release at
/// the end of each turn. An addition to UIKit; UIKit has no coordinators.
extension Simulation {
  /// Records a coordinator, once.
  ///
  /// The simulation does not retain it.
  public func noteCoordinator(_ coordinator: AnyObject, named name: String) {
    guard id(of: coordinator) == nil else { return }
    let id = makeID()
    coordinators.append(KnownCoordinator(id: id, object: coordinator))
    note(.coordinatorMade(id, name: name, className: "\(type(of: coordinator))"))
  }

  /// Records all coordinators that a coordinator retains, in order.
  ///
  /// Unrecorded coordinators are ignored.
  public func noteCoordinator(_ coordinator: AnyObject, keeps children: [AnyObject]) {
    guard let parent = id(of: coordinator) else { return }
    note(.coordinatorChildren(of: parent, children.compactMap { id(of: $0) }))
  }

  /// Records which controller a coordinator shows.
  public func noteCoordinator(_ coordinator: AnyObject, shows controller: ViewController?) {
    guard let id = id(of: coordinator) else { return }
    note(.coordinatorShows(id, controller?.id))
  }

  /// Records that a coordinator has finished; ignores other objects.
  func noteDone(_ object: AnyObject) {
    if let id = id(of: object) { note(.coordinatorDone(id)) }
  }

  /// Ends a turn.
  func settle() {
    if !coordinators.isEmpty { noteEndsOfCoordinators() }
    announce(.settled, by: nil)
  }

  private func noteEndsOfCoordinators() {
    for coordinator in coordinators where coordinator.object == nil {
      note(.released(coordinator.id))
    }
    coordinators.removeAll { $0.object == nil }
  }

  private func id(of coordinator: AnyObject) -> NodeID? {
    coordinators.first { $0.object === coordinator }?.id
  }

  /// A recorded coordinator.
  struct KnownCoordinator {
    let id: NodeID
    weak var object: AnyObject?
  }
}
