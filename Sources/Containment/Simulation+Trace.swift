/// Running code in a simulation and returning its trace: the shortest way to a test.
extension Simulation {
  /// Runs `body`; controllers and views made in it belong to this simulation.
  ///
  /// Objects made outside belong to `Simulation.current`, the same for every task that was given no
  /// other. Ours.
  @discardableResult
  public func make<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Simulation.$current.withValue(self, operation: body)
  }

  /// Runs `body`, lets everything come to rest, and returns the lines that this added to the trace.
  ///
  /// Controllers and views made in `body` belong to this simulation. When it has returned, and
  /// released its objects, `finishAnimations()` runs: a window that should still exist then must be
  /// kept outside. Lines are joined by line feeds, without one at the end. With `all` they include
  /// layout callbacks, calls and releases. Ours.
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
