/// Who knows the screens of one flow and the way between them, so that no screen has to.
///
/// It keeps the coordinators of the flows that it starts; they refer back to it as weak. Source:
/// Soroush Khanlou, "Coordinators Redux" (2015), as used in "Container View Controllers Redux".
protocol ReduxCoordinator: AnyObject {
  /// Its name for people.
  var name: String { get }
  /// Whose flow it is a part of.
  var parent: (any ReduxCoordinator)? { get }
  /// The flows that it started and that are not over.
  var children: [any ReduxCoordinator] { get }
  /// Shows the first screen.
  func start()
}

extension ReduxCoordinator {
  /// Its name and those of all below it, in the way of a list within a list.
  var tree: String {
    children.isEmpty ? name : "\(name)(\(children.map(\.tree).joined(separator: ", ")))"
  }

  /// Writes down which screen it shows.
  func note(showing controller: ViewController?) {
    guard let controller else { return }
    controller.simulation.noteCoordinator(self, named: name)
    controller.simulation.noteCoordinator(self, shows: controller)
  }

  /// Writes down which flows it keeps.
  func noteChildren(in simulation: Simulation?) {
    guard let simulation else { return }
    simulation.noteCoordinator(self, named: name)
    for child in children { simulation.noteCoordinator(child, named: child.name) }
    simulation.noteCoordinator(self, keeps: children.map { $0 as AnyObject })
  }
}
