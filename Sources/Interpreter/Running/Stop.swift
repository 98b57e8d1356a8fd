/// Why a run ends before the end of the script.
package struct Stop: Error {
  package let reason: Reason

  init(_ reason: Reason) { self.reason = reason }
  init(_ misuse: Misuse) { reason = .misuse(misuse) }

  package enum Reason: Hashable, Sendable {
    /// Compiled Swift would have crashed here.
    case misuse(Misuse)
    /// More than a run may take.
    case bound(Bound)
    /// The first refused call, in a run that ends there like the device.
    case refusal
    /// As far as the run was to go.
    case reached
    /// A link of an optional chain is nil; the chain catches it.
    case brokenChain
    /// The initializer that another one calls gives nil; the calling one catches it.
    case failedInitializer
  }
}

/// Where Swift's own library stops a program.
package enum Misuse: Hashable, Sendable {
  case nilUnwrapped
  case indexOutOfRange
  case overflow(operation: String)
  case divisionByZero
  case invalidRange
  case emptyCollection(member: String)
  case failedCast(from: String, to: String)
  /// A number that has no whole counterpart: too large, or none at all.
  case notRepresentable(String)
  case duplicateKey
  case negativeCount
  case zeroStride
  case readBeforeSet(name: String)
  /// A variable is used while it is being changed in place.
  case overlappingAccess(name: String)
  case releasedUnowned(name: String)
  /// The script gave up itself.
  case givenUp(String)
}

/// What is counted, so that every run ends.
package enum Bound: Hashable, Sendable {
  case statements(Int)
  case calls(Int)
  case memory(Int)
  case events(Int)
  case work(Int)
  case objects(Int)
  /// Values within values.
  case nesting(Int)
  /// Timers or animations go on and on.
  case time
}
