import Containment

/// One run of a script: what all its frames share.
final class Run {
  let simulation: Simulation
  /// Why the run ends; once it is set every statement and every call from outside ends at once.
  var stop: Stop?

  init(in simulation: Simulation) {
    self.simulation = simulation
  }

  /// Calls a function value, as `map` calls what it is given.
  func call(_ function: Value, _ arguments: [Value]) throws(Stop) -> Value {
    guard case .function(let function) = function else { return .void }
    return try function.call(arguments, self)
  }

  /// Counts what a value is about to grow by, in elements or characters.
  func grow(by count: Int) throws(Stop) {
    // The bound is counted by the caller that knows the size.
    grown += count
    guard grown <= Self.growthLimit else { throw Stop(.bound(.memory(Self.growthLimit))) }
  }

  /// How many elements and characters a run may make in all.
  static let growthLimit = 50_000_000
  private var grown = 0
}
