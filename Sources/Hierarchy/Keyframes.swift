import Synchronization

/// Snapshots of a recording's state at intervals, stored by the first seek that passes them, so
/// that every seek is equally fast.
///
/// Recording itself stores none. Copies of a recording share them until one copy grows.
final class Keyframes: Sendable {
  /// The least number of changes between two keyframes.
  private static let interval = 4096
  /// The least number of changes per node of a keyframe, as storing one copies all nodes.
  private static let changesPerNode = 4

  private let kept: Mutex<Kept>

  /// A state, with the number of changes applied.
  private struct Passed {
    var count = 0
    var state = HierarchyState()

    /// The number of changes at the next keyframe.
    var next: Int {
      let nodes = max(state.controllers.room, state.views.room)
      return count + max(Keyframes.interval, Keyframes.changesPerNode * nodes)
    }
  }

  private struct Kept {
    var states: [Passed] = []
    /// The last requested state; the next request is often just after it.
    var last = Passed()

    /// The last keyframe at or before a number of changes.
    func start(of count: Int) -> Passed {
      var (low, high) = (0, states.count)
      while low < high {
        let middle = (low + high) / 2
        if states[middle].count <= count { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? states[low - 1] : Passed()
    }
  }

  init() { kept = Mutex(Kept()) }

  private init(_ kept: Kept) { self.kept = Mutex(kept) }

  func copy() -> Keyframes { Keyframes(kept.withLock(\.self)) }

  /// Caches the state after the first `count` changes.
  func remember(_ state: HierarchyState, after count: Int) {
    kept.withLock { $0.last = Passed(count: count, state: state) }
  }

  /// The state after the first `count` changes.
  ///
  /// - Complexity: O(4,096 changes, or four per node); the first seek past this place takes
  ///   O(*changes*).
  func state(after count: Int, of changes: ChunkedList<Change>) -> HierarchyState {
    kept.withLock { kept in
      if kept.last.count == count { return kept.last.state }
      while true {
        var passed = kept.states.last ?? Passed()
        let next = passed.next
        guard next <= count else { break }
        passed.state.apply(changes[passed.count..<next])
        passed.count = next
        kept.states.append(passed)
      }
      let start = kept.start(of: count)
      if !(start.count...count).contains(kept.last.count) { kept.last = start }
      kept.last.state.apply(changes[kept.last.count..<count])
      kept.last.count = count
      return kept.last.state
    }
  }
}

extension HierarchyState {
  fileprivate mutating func apply(_ changes: Slice<ChunkedList<Change>>) {
    for index in changes.indices { apply(changes.base[index]) }
  }
}
