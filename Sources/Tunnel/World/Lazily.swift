import Synchronization

/// A value made when it is first asked for, once, whoever asks.
final class Lazily<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)
  private let flag = Atomic(false)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  /// Whether it is there; never waits.
  var isMade: Bool { flag.load(ordering: .acquiring) }

  var value: Value {
    made.withLock { made in
      if let made { return made }
      let new = make()
      made = new
      flag.store(true, ordering: .releasing)
      return new
    }
  }
}
