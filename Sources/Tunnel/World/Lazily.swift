import Synchronization

/// A lazy value, made once on any thread; its inputs are released then.
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

  /// Whether it is there; never waits.
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
