internal import CGio
internal import Glibc

/// The handle of libdispatch's main queue: readable when the queue has work.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

/// Runs what waits in libdispatch's main queue.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainDispatchMainQueue(_ message: UnsafeMutableRawPointer?)

/// GLib's main loop as the home of the main actor.
///
/// `Task { @MainActor in … }`, `Task.sleep` and `DispatchQueue.main` work inside a GLib loop once
/// `attach()` was called. Do not run a loop from inside a main-actor job: no other job would run.
@MainActor
package enum MainLoop {
  private static var isAttached = false

  /// Lets GLib's loop run the jobs of the main actor; calling it again does nothing.
  ///
  /// The priority is that of GTK's redrawing, exactly: any higher starves the picture, any lower
  /// starves the jobs, equal ones take turns.
  package static func attach() {
    guard !isAttached, let source = g_unix_fd_source_new(dispatchMainQueueHandle(), G_IO_IN) else {
      return
    }
    isAttached = true
    let drain: GUnixFDSourceFunc = { descriptor, _, _ in
      var count: UInt64 = 0
      _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
      drainDispatchMainQueue(nil)
      return 1
    }
    g_source_set_callback(source, unsafeBitCast(drain, to: GSourceFunc.self), nil, nil)
    g_source_set_priority(source, redrawPriority)
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  private static let redrawPriority: Int32 = 120

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
