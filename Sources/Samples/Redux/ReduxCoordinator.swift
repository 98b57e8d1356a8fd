/// Manages the screens of one flow and their order, so that screens are independent of each other.
///
/// It retains the coordinators of the flows it starts; they refer to it weakly. Source: Soroush
/// Khanlou, "Coordinators Redux" (2015), as used in "Container View Controllers Redux".
protocol ReduxCoordinator: AnyObject {
  /// Its display name.
  var name: String { get }
  /// The coordinator that started it.
  var parent: (any ReduxCoordinator)? { get }
  /// The unfinished flows that it started.
  var children: [any ReduxCoordinator] { get }
  /// Shows the first screen.
  func start()
}

extension ReduxCoordinator {
  /// Its name and those of its descendants, as a nested list.
  var tree: String {
    children.isEmpty ? name : "\(name)(\(children.map(\.tree).joined(separator: ", ")))"
  }

  /// Records the screen it shows.
  func note(showing controller: ViewController?) {
    guard let controller else { return }
    controller.simulation.noteCoordinator(self, named: name)
    controller.simulation.noteCoordinator(self, shows: controller)
  }

  /// Records the flows it retains.
  func noteChildren(in simulation: Simulation?) {
    guard let simulation else { return }
    simulation.noteCoordinator(self, named: name)
    for child in children { simulation.noteCoordinator(child, named: child.name) }
    simulation.noteCoordinator(self, keeps: children.map { $0 as AnyObject })
  }
}
