/// Where what a run has made finds it again, as long as the run is there.
///
/// Comparing two values is no call of the run, but asks what their type declares for `==`; so are
/// ends of lives, and calls from compiled code. None of them keeps the run alive. It is not a weak
/// reference, which would make every use of the run slower: the run itself says when it is gone.
final class Host {
  unowned(unsafe) fileprivate(set) var run: RunContext?
}

extension RunContext {
  /// Begins to be found.
  func move(into host: Host) { host.run = self }

  /// Is not found any more.
  func leave(_ host: Host) { host.run = nil }
}
