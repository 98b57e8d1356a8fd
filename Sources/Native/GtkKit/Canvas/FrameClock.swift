internal import CGtk

/// A frame clock, for animation.
///
/// It requests a frame at every screen refresh, so it stops itself as soon as the body returns
/// false.
@MainActor package final class FrameClock {
  private let widget: Widget
  private var callback: UInt32?

  /// Creates a clock for the window of `widget`.
  package init(of widget: Widget) {
    self.widget = widget
  }

  isolated deinit { stop() }

  /// Whether it is running.
  package var isRunning: Bool { callback != nil }

  /// Calls `body` before each frame with the frame's time, until it returns false.
  ///
  /// The time is in microseconds from an arbitrary start. Starting a running clock replaces its
  /// body.
  package func start(_ body: @escaping (_ frameTime: Int64) -> Bool) {
    stop()
    let tick = Tick(clock: self, body: body)
    callback = gtk_widget_add_tick_callback(
      widget.pointer,
      { _, clock, held in
        nonisolated(unsafe) let (clock, held) = (clock, held)
        return MainActor.assumeIsolated {
          guard let held else { return 0 }
          return CallbackContext<Tick>.open(held).run(gdk_frame_clock_get_frame_time(clock)) ? 1 : 0
        }
      }, CallbackContext(tick).retained, { releaseHeld($0) })
  }

  /// Stops the clock.
  package func stop() {
    guard let callback else { return }
    self.callback = nil
    gtk_widget_remove_tick_callback(widget.pointer, callback)
  }

  private final class Tick {
    weak var clock: FrameClock?
    let body: (Int64) -> Bool

    init(clock: FrameClock, body: @escaping (Int64) -> Bool) {
      (self.clock, self.body) = (clock, body)
    }

    func run(_ time: Int) -> Bool {
      guard let clock else { return false }
      let mine = clock.callback
      if body(Int64(time)) { return true }
      // The body may have restarted the clock; then this is a stale tick.
      if clock.callback == mine { clock.callback = nil }
      return false
    }
  }
}
