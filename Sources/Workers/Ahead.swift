import Foundation

/// A value that is made on a thread of its own, from now on, for somebody who will ask for it.
package final class Ahead<Value>: @unchecked Sendable {
  private let condition = MonotonicCondition()
  private var made: Value?

  /// Begins to make it; nobody else may touch what it is made of until it is there.
  package init(_ make: @escaping @Sendable () -> sending Value) {
    Thread.detachNewThread {
      let value = withSignalStack { make() }
      self.condition.withLock {
        self.made = value
        self.condition.broadcast()
      }
    }
  }

  /// The value; whoever asks before it is there waits.
  package var value: Value {
    condition.withLock {
      while true {
        if let made { return made }
        condition.wait()
      }
    }
  }

  /// The value, or nil if it is not there in so many seconds.
  package func value(within seconds: Double) -> Value? {
    let deadline = MonotonicCondition.deadline(in: seconds)
    return condition.withLock {
      while made == nil, condition.wait(until: deadline) {}
      return made
    }
  }
}
