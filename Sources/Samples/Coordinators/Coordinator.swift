/// Manages a sequence of screens, possibly with child coordinators.
///
/// Coordinators form a tree separate from the controllers: a parent retains its children until they
/// finish. Every change is recorded in the trace.
///
/// Sources for the idea: Soroush Khanlou, "Coordinators Redux", and Dave DeLong, "MVCTodo"; the
/// code is ours.
package class Coordinator {
  /// Its name in the trace.
  package final let name: String
  /// The coordinator that started it.
  package private(set) final weak var parent: Coordinator?
  /// The unfinished coordinators that it started.
  package internal(set) final var children: [Coordinator] = [] {
    didSet { simulation.noteCoordinator(self, keeps: children) }
  }
  /// Whether its parent was notified of its end.
  final var isDone = false
  final let simulation: Simulation

  init(_ name: String, in simulation: Simulation) {
    (self.name, self.simulation) = (name, simulation)
    simulation.noteCoordinator(self, named: name)
  }

  /// Shows its first screen.
  func start() {}

  /// Retains and starts a child.
  final func begin(_ child: Coordinator) {
    children.append(child)
    child.parent = self
    simulation.log("\(name) begins \(child.name)")
    child.start()
  }

  /// The tree below it: a line per coordinator, indented by two blanks per level.
  package final var outline: [String] {
    [name] + children.flatMap { $0.outline.map { "  \($0)" } }
  }

  /// The number of coordinators in the tree below it, itself included.
  package final var count: Int { children.reduce(1) { $0 + $1.count } }
}
