internal import CGtk

/// The beat of the screen, for as long as something moves.
///
/// Running it costs a frame each time the screen refreshes, so it stops by itself as soon as the
/// body says there is nothing left to move.
@MainActor package final class FrameClock {
  private let widget: Widget
  private var callback: UInt32?

  /// The clock of the window `widget` is in.
  package init(of widget: Widget) {
    self.widget = widget
  }

  isolated deinit { stop() }

  /// Whether it ticks.
  package var isRunning: Bool { callback != nil }

  /// Calls `body` before each frame with the frame's time until it answers false.
  ///
  /// The time is in microseconds from an arbitrary start. A clock that runs already goes on with the
  /// new body.
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

  /// Stops it at once.
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
      // The body may have restarted the clock; then this tick is no longer the clock's.
      if clock.callback == mine { clock.callback = nil }
      return false
    }
  }
}
