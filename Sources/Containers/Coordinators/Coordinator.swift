/// One who leads from screen to screen, and may let others lead a part of the way.
///
/// Coordinators make a tree of their own beside that of the controllers: a parent keeps its children
/// alive until they say that they are done. Every change is written into the trace.
///
/// Sources: Soroush Khanlou, "Coordinators Redux", and Dave DeLong's "MVCTodo", for the idea; the
/// code is ours.
public class Coordinator {
  /// What it is called in the trace.
  public final let name: String
  /// Who began it.
  public private(set) final weak var parent: Coordinator?
  /// Those that it began and that are not done.
  public internal(set) final var children: [Coordinator] = [] {
    didSet { simulation.noteCoordinator(self, keeps: children) }
  }
  /// Whether its parent has heard that it is done.
  final var isDone = false
  final let simulation: Simulation

  init(_ name: String, in simulation: Simulation) {
    (self.name, self.simulation) = (name, simulation)
    simulation.noteCoordinator(self, named: name)
  }

  /// Shows its first screen.
  func start() {}

  /// Keeps another one, and lets it start.
  final func begin(_ child: Coordinator) {
    children.append(child)
    child.parent = self
    simulation.log("\(name) begins \(child.name)")
    child.start()
  }

  /// The tree from here on, a line a coordinator, two blanks a level.
  public final var outline: [String] {
    [name] + children.flatMap { $0.outline.map { "  \($0)" } }
  }

  /// How many coordinators there are from here on.
  public final var count: Int { children.reduce(1) { $0 + $1.count } }
}
