import Synchronization

/// A thread-safe lazy value; its inputs are released after it is computed.
final class Lazily<Value: Sendable>: Sendable {
  private enum State {
    case due(@Sendable () -> Value)
    case made(Value)
  }

  private let state: Mutex<State>
  private let flag = Atomic(false)

  init(_ make: @escaping @Sendable () -> Value) {
    state = Mutex(.due(make))
  }

  /// Whether it is computed; never blocks.
  var isMade: Bool { flag.load(ordering: .acquiring) }

  var value: Value {
    state.withLock { state in
      switch state {
      case .made(let value): return value
      case .due(let make):
        let new = make()
        state = .made(new)
        flag.store(true, ordering: .releasing)
        return new
      }
    }
  }
}
