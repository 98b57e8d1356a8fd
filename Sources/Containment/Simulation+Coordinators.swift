/// Coordinators: objects beside the controllers that lead from screen to screen.
///
/// The core knows nothing of what they do. Whoever has some says who keeps whom and who shows what,
/// so that their tree can be drawn beside that of the controllers. Their ends it finds itself, when
/// a turn is over. Ours; in UIKit coordinators are no part of the framework.
extension Simulation {
  /// Writes down that there is a coordinator, once.
  ///
  /// The simulation does not keep it alive.
  public func noteCoordinator(_ coordinator: AnyObject, named name: String) {
    guard id(of: coordinator) == nil else { return }
    let id = makeID()
    coordinators.append(KnownCoordinator(id: id, object: coordinator))
    note(.coordinatorMade(id, name: name, className: "\(type(of: coordinator))"))
  }

  /// Writes down which others a coordinator keeps, all of them, in order.
  ///
  /// Those that nobody noted are left out.
  public func noteCoordinator(_ coordinator: AnyObject, keeps children: [AnyObject]) {
    guard let parent = id(of: coordinator) else { return }
    note(.coordinatorChildren(of: parent, children.compactMap { id(of: $0) }))
  }

  /// Writes down which controller a coordinator shows.
  public func noteCoordinator(_ coordinator: AnyObject, shows controller: ViewController?) {
    guard let id = id(of: coordinator) else { return }
    note(.coordinatorShows(id, controller?.id))
  }

  /// Something has had its day; if it is a coordinator, that is written down.
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

  /// A coordinator that was noted.
  struct KnownCoordinator {
    let id: NodeID
    weak var object: AnyObject?
  }
}
