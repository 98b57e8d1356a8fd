/// Why a run ends before the end of the script.
package struct Stop: Error {
  package let reason: Reason

  init(_ reason: Reason) { self.reason = reason }
  init(_ misuse: Misuse) { reason = .misuse(misuse) }

  package enum Reason: Hashable, Sendable {
    /// Compiled Swift would trap here.
    case misuse(Misuse)
    /// A limit was exceeded.
    case bound(Bound)
    /// The first refused call, in a run that ends there like the device.
    case refusal
    /// The requested end of the run.
    case reached
    /// A link of an optional chain is nil; caught by the chain.
    case brokenChain
    /// A delegated initializer returned nil; caught by the delegating one.
    case failedInitializer
  }
}

/// A trap of the Swift runtime or standard library.
package enum Misuse: Hashable, Sendable {
  case nilUnwrapped
  case indexOutOfRange
  case overflow(operation: String)
  case divisionByZero
  case invalidRange
  case emptyCollection(member: String)
  case failedCast(from: String, to: String)
  /// A number without an integer counterpart: too large, infinite or NaN.
  case notRepresentable(String)
  case duplicateKey
  case negativeCount
  case zeroStride
  case readBeforeSet(name: String)
  /// A variable is used while it is being modified.
  case overlappingAccess(name: String)
  case releasedUnowned(name: String)
  /// A trap with its own message, such as `fatalError` or a failed assertion.
  case givenUp(String)
}

/// An exceeded limit.
package enum Bound: Hashable, Sendable {
  case statements(Int)
  case calls(Int)
  case memory(Int)
  case events(Int)
  case work(Int)
  case objects(Int)
  /// Nested values.
  case nesting(Int)
  /// Timers or animations without end.
  case time
}
