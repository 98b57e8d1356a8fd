/// A reference from values and types to their run, as long as it exists.
///
/// Used by code that is called without a run: comparisons by the script's `==`, deallocation, and
/// callbacks from compiled code. It must not retain the run, and a weak reference would slow every
/// use of it, so the run clears it at its end.
final class Host {
  unowned(unsafe) fileprivate(set) var run: RunContext?
}

extension RunContext {
  /// Makes the run available through the host.
  func move(into host: Host) { host.run = self }

  /// Clears the host.
  func leave(_ host: Host) { host.run = nil }
}
