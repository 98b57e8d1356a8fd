internal import CGio

/// GLib's main loop, which runs the main actor's code.
///
/// The window uses no tasks: Swift runs them on libdispatch, which wakes the process every second.
/// Use `async` instead.
@MainActor
package enum MainLoop {
  /// The priority of a source.
  nonisolated package enum Priority: Int32, Sendable {
    /// The priority of GTK's redrawing, with which it alternates.
    case redraw = 120
    /// Lower than redrawing.
    case idle = 200
  }

  /// Calls `body` in a later iteration of the loop; from any thread, in the order of the calls.
  ///
  /// Dispatch: `DispatchQueue.main.async`. GLib: `g_idle_add_full`.
  nonisolated package static func async(
    _ priority: Priority = .redraw, _ body: @escaping @MainActor () -> Void
  ) {
    g_idle_add_full(priority.rawValue, callback, ScheduledClosure(body).retained, release)
  }

  /// Calls `body` once, after a delay in seconds; from any thread.
  ///
  /// `MainLoopTimer` can be cancelled. Dispatch: `DispatchQueue.main.asyncAfter`. GLib:
  /// `g_timeout_add_full`.
  nonisolated package static func async(
    after seconds: Double, _ body: @escaping @MainActor () -> Void
  ) {
    let milliseconds = UInt32(min(max(seconds, 0) * 1000, 86_400_000))
    g_timeout_add_full(
      Priority.redraw.rawValue, milliseconds, callback, ScheduledClosure(body).retained, release)
  }

  /// Runs the loop until `condition` holds, for at most `seconds`; returns whether it held.
  ///
  /// For tests, and for waiting outside the loop's callbacks.
  @discardableResult
  package static func run(atMost seconds: Double, until condition: () -> Bool) -> Bool {
    let end = g_get_monotonic_time() + gint64(seconds * 1_000_000)
    // A timeout wakes the loop at the deadline.
    let bell = MainLoopTimer(after: seconds + 0.001) {}
    defer { bell.cancel() }
    while !condition() {
      guard g_get_monotonic_time() < end else { return false }
      g_main_context_iteration(nil, 1)
    }
    return true
  }

  nonisolated private static var callback: GSourceFunc {
    { held in
      nonisolated(unsafe) let held = held
      MainActor.assumeIsolated {
        if let held { Unmanaged<ScheduledClosure>.fromOpaque(held).takeUnretainedValue().body() }
      }
      return 0
    }
  }

  nonisolated private static var release: GDestroyNotify {
    { held in if let held { Unmanaged<ScheduledClosure>.fromOpaque(held).release() } }
  }
}

/// A closure that GLib retains until it was called.
private final class ScheduledClosure: Sendable {
  let body: @MainActor () -> Void

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  var retained: UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }
}
