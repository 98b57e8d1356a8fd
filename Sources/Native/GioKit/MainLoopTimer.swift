internal import CGio

/// A timer on the main loop, cancelled when it is released.
@MainActor
package final class MainLoopTimer {
  private var source: UInt32 = 0
  private let action: @MainActor () -> Void

  /// Calls `action` once, after a delay in seconds.
  package init(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    let milliseconds = UInt32(min(max(seconds, 0) * 1000, 86_400_000))
    // Pending input takes precedence.
    source = g_timeout_add_full(
      MainLoop.Priority.redraw.rawValue, milliseconds,
      { data in
        guard let data else { return 0 }
        let timer = Unmanaged<MainLoopTimer>.fromOpaque(data).takeUnretainedValue()
        MainActor.assumeIsolated { timer.fire() }
        return 0
      }, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit { cancel() }

  /// Cancels the timer.
  package func cancel() {
    if source != 0 { g_source_remove(source) }
    source = 0
  }

  private func fire() {
    source = 0
    action()
  }
}
