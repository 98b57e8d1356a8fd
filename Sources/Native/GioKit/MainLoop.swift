internal import CGio

/// GLib's main loop as the home of the main actor.
///
/// `Task { @MainActor in … }` and `Task.sleep` work inside a GLib loop once `attach()` was called. Do not
/// run a loop from inside a main-actor job: no other job would run.
@MainActor
package enum MainLoop {
  private static var isAttached = false

  /// Lets GLib's loop run the jobs of the main actor, and GLib's threads all others; calling it again does
  /// nothing.
  ///
  /// To be called before there are tasks.
  package static func attach() {
    guard !isAttached else { return }
    isAttached = true
    LoopExecutors.install()
  }

  /// Runs the loop until `condition` holds, at most for `seconds`; true if it came to hold.
  ///
  /// For tests and for waiting outside main-actor jobs.
  @discardableResult
  package static func run(atMost seconds: Double, until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    // Something must happen at the end, too, for the loop sleeps until something does.
    let bell = MainLoopTimer(after: seconds + 0.001) {}
    defer { bell.cancel() }
    while !condition() {
      guard g_get_monotonic_time() < end else { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }
}
