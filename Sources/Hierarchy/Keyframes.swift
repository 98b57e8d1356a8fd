import Synchronization

/// States along a recording, kept as they are first passed, so that seeking costs the same anywhere.
///
/// The writer never makes one: who only records pays nothing. Copies of a recording share them,
/// until one of the copies goes on.
final class Keyframes: Sendable {
  /// How many changes lie between two kept states.
  static let interval = 4096

  private let states: Mutex<[HierarchyState]>

  init(_ states: [HierarchyState] = []) { self.states = Mutex(states) }

  func copy() -> Keyframes { Keyframes(states.withLock(\.self)) }

  /// The state after the first `count` changes.
  ///
  /// - Complexity: O(`interval`) once the place was passed before, else O(*changes*).
  func state(after count: Int, of changes: ChangeList) -> HierarchyState {
    let passed = count / Self.interval
    var state = states.withLock { states in
      while states.count < passed {
        var next = states.last ?? HierarchyState()
        let start = states.count * Self.interval
        for index in start..<start + Self.interval { next.apply(changes[index]) }
        states.append(next)
      }
      return passed > 0 ? states[passed - 1] : HierarchyState()
    }
    for index in passed * Self.interval..<count { state.apply(changes[index]) }
    return state
  }
}
