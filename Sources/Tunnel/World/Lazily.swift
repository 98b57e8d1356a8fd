import Synchronization

/// A value made when it is first asked for, once, whoever asks; what it is made of is let go then.
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
