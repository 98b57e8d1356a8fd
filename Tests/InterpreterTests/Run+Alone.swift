import Containment

@testable import Interpreter

extension Run {
  /// A run without a script.
  static func alone() -> Run { Run(in: Simulation()) }
}
