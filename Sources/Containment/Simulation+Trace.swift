/// Running code in a simulation and returning its trace, as a shortcut for tests.
extension Simulation {
  /// Runs `body`; controllers and views created in it belong to this simulation.
  ///
  /// Objects created outside belong to `Simulation.current`, which all tasks without another share.
  /// An addition to UIKit.
  @discardableResult
  public func make<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Simulation.$current.withValue(self, operation: body)
  }

  /// Runs `body` and all animations, and returns the lines added to the trace.
  ///
  /// Controllers and views created in `body` belong to this simulation. After `body` has returned
  /// and released its objects, `finishAnimations()` runs: retain a window outside if it should
  /// exist until then. Lines are joined by line feeds, without one at the end. With `all` they
  /// include layout callbacks, calls and releases. An addition to UIKit.
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
