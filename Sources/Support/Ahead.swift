import Foundation

/// A value computed on a thread of its own, starting immediately.
package final class Ahead<Value>: @unchecked Sendable {
  private let condition = MonotonicCondition()
  private var made: Value?

  /// Starts computing it; its inputs must not be used elsewhere until it is done.
  package init(_ make: @escaping @Sendable () -> sending Value) {
    let compute: @Sendable () -> Void = {
      let value = make()
      self.condition.withLock {
        self.made = value
        self.condition.broadcast()
      }
    }
    if !startThread(compute) { compute() }
  }

  /// The value; blocks until it is available.
  package var value: Value {
    condition.withLock {
      while true {
        if let made { return made }
        condition.wait()
      }
    }
  }

  /// The value, or nil if it is not available within this many seconds.
  package func value(within seconds: Double) -> Value? {
    let deadline = MonotonicCondition.deadline(in: seconds)
    return condition.withLock {
      while made == nil, condition.wait(until: deadline) {}
      return made
    }
  }
}
