import Synchronization

/// States along a recording, kept as they are first passed, so that seeking costs the same anywhere.
///
/// The writer never makes one: who only records pays nothing. Copies of a recording share them,
/// until one of the copies goes on.
final class Keyframes: Sendable {
  /// How many changes lie between two kept states.
  static let interval = 4096

  private let kept: Mutex<Kept>

  private struct Kept {
    /// The states after `interval`, 2 × `interval`, … changes.
    var states: [HierarchyState] = []
    /// The state that was asked for last, from where one often goes on.
    var last = (count: 0, state: HierarchyState())
  }

  init() { kept = Mutex(Kept()) }

  private init(_ kept: Kept) { self.kept = Mutex(kept) }

  func copy() -> Keyframes { Keyframes(kept.withLock(\.self)) }

  /// The state after the first `count` changes.
  ///
  /// - Complexity: O(`interval`) once the place was passed before, else O(*changes*).
  func state(after count: Int, of changes: ChangeList) -> HierarchyState {
    kept.withLock { kept in
      let passed = count / Self.interval
      while kept.states.count < passed {
        let start = kept.states.count * Self.interval
        var next = kept.states.last ?? HierarchyState()
        next.apply(changes[start..<start + Self.interval])
        kept.states.append(next)
      }
      if !(passed * Self.interval...count).contains(kept.last.count) {
        kept.last = (
          passed * Self.interval, passed > 0 ? kept.states[passed - 1] : HierarchyState()
        )
      }
      kept.last.state.apply(changes[kept.last.count..<count])
      kept.last.count = count
      return kept.last.state
    }
  }
}

extension HierarchyState {
  fileprivate mutating func apply(_ changes: Slice<ChangeList>) {
    for index in changes.indices { apply(changes.base[index]) }
  }
}
