import Containment

@testable import Interpreter

/// Runs for tests that have no script.
extension Run {
  /// A run without a script.
  static func alone() -> Run { Run(in: Simulation()) }
}
