internal import CX11
internal import Foundation
package import Geometry

/// Grabs the pointer for one click anywhere on the screen, with a cross cursor.
///
/// The grab lasts while this is retained; Escape and the other buttons cancel it.
@MainActor
package final class PointChoice {
  /// The result.
  package enum Outcome: Hashable, Sendable {
    case window(ScreenWindow, at: CGPoint)
    /// There is no window, or its process is unknown.
    case nothing
    case cancelled
  }

  private let screen: X11Screen
  private let cursor: CX11.Cursor
  private let finish: (Outcome) -> Void
  private var timer: MainLoopTimer?
  private var isOver = false

  /// The polling interval, in seconds.
  private static let interval = 0.02

  /// Grabs the pointer; nil if another program has it.
  package init?(on screen: X11Screen, _ finish: @escaping (Outcome) -> Void) {
    let cursor = XCreateFontCursor(screen.display, UInt32(XC_crosshair))
    let events = UInt32(truncatingIfNeeded: ButtonPressMask)
    // A closing menu may still hold the grab for a moment.
    let isTaken = (0..<Self.attempts).contains { attempt in
      if attempt > 0 { usleep(20_000) }
      return XGrabPointer(
        screen.display, screen.root, 0, events, GrabModeAsync, GrabModeAsync, 0, cursor, 0) == 0
    }
    guard isTaken else {
      XFreeCursor(screen.display, cursor)
      return nil
    }
    (self.screen, self.cursor, self.finish) = (screen, cursor, finish)
    // Without the keyboard grab a button still ends it.
    XGrabKeyboard(screen.display, screen.root, 0, GrabModeAsync, GrabModeAsync, 0)
    XFlush(screen.display)
    lookLater()
  }

  isolated deinit { giveBack() }

  private static let attempts = 20

  private func lookLater() {
    timer = MainLoopTimer(after: Self.interval) { [weak self] in self?.look() }
  }

  private func look() {
    while !isOver, XPending(screen.display) > 0 {
      var event = XEvent()
      XNextEvent(screen.display, &event)
      switch event.type {
      case ButtonPress where event.xbutton.button == 1:
        let point = CGPoint(x: Int(event.xbutton.x_root), y: Int(event.xbutton.y_root))
        let window = screen.window(at: point)
        end(window.map { .window($0, at: point) } ?? .nothing)
      case ButtonPress: end(.cancelled)
      case KeyPress where XLookupKeysym(&event.xkey, 0) == UInt(XK_Escape): end(.cancelled)
      default: break
      }
    }
    if !isOver { lookLater() }
  }

  private func end(_ outcome: Outcome) {
    giveBack()
    finish(outcome)
  }

  private func giveBack() {
    guard !isOver else { return }
    isOver = true
    timer = nil
    XUngrabPointer(screen.display, 0)
    XUngrabKeyboard(screen.display, 0)
    XFreeCursor(screen.display, cursor)
    XSync(screen.display, 0)
  }
}
