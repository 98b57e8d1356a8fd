import Synchronization

/// States along a recording, kept as they are first passed, so that seeking costs the same anywhere.
///
/// The writer never makes one: who only records pays nothing. Copies of a recording share them,
/// until one of the copies goes on.
final class Keyframes: Sendable {
  /// The least number of changes between two kept states.
  private static let interval = 4096
  /// How many changes there are at least for each node of a kept state, which is copied.
  private static let changesPerNode = 4

  private let kept: Mutex<Kept>

  /// A state, and how many changes led there.
  private struct Passed {
    var count = 0
    var state = HierarchyState()

    /// Where the next state is kept.
    var next: Int {
      let nodes = max(state.controllers.room, state.views.room)
      return count + max(Keyframes.interval, Keyframes.changesPerNode * nodes)
    }
  }

  private struct Kept {
    var states: [Passed] = []
    /// The state that was asked for last, from where one often goes on.
    var last = Passed()

    /// The kept state that lies nearest before a place.
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

  /// Notes a state that somebody else came to by the first `count` changes.
  func remember(_ state: HierarchyState, after count: Int) {
    kept.withLock { $0.last = Passed(count: count, state: state) }
  }

  /// The state after the first `count` changes.
  ///
  /// - Complexity: O(4,096 changes, or four a node) once the place was passed before, else
  ///   O(*changes*).
  func state(after count: Int, of changes: ChangeList) -> HierarchyState {
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
  fileprivate mutating func apply(_ changes: Slice<ChangeList>) {
    for index in changes.indices { apply(changes.base[index]) }
  }
}
