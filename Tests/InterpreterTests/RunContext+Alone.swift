import Containment

@testable import Interpreter

/// Runs for tests that have no script.
extension RunContext {
  /// A run without a script.
  static func alone() -> RunContext { RunContext(in: Simulation()) }
}
