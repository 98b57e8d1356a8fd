/// Making things happen in a simulation, and answering what did: the shortest way to a test.
extension Simulation {
  /// Runs `body`; controllers and views made in it belong to this simulation.
  ///
  /// Whatever is made outside belongs to `Simulation.current`, which is one and the same for every
  /// task that was given no other. Ours; a process of UIKit is a simulation of its own.
  @discardableResult
  public func make<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Simulation.$current.withValue(self, operation: body)
  }

  /// Runs `body`, lets everything come to rest, and answers the lines of the trace that this added.
  ///
  /// Controllers and views made in `body` belong to this simulation. When it has returned, and let
  /// go of what only it had, `finishAnimations()` runs: a window that is to be seen then must be
  /// kept outside. Lines are joined by line feeds, without one at the end. With `all` the layout
  /// callbacks, the calls and the releases are among them. Ours; nothing in UIKit answers it.
  @discardableResult
  public func trace(all: Bool = false, of body: () -> Void) -> String {
    let start = recording.events.count
    make {
      body()
      finishAnimations()
    }
    return recording.events[start...]
      .filter { all || $0.isInDefaultTrace }
      .compactMap { recording.traceLine(of: $0) }
      .joined(separator: "\n")
  }
}
