internal import CX11
internal import Foundation
package import Geometry

/// An X server's screen: the pointer's position, and hit tests for windows.
///
/// It has its own connection, so that its requests block nothing. Windows may disappear during
/// queries; that is not an error.
@MainActor
package final class X11Screen {
  let display: OpaquePointer
  let root: CX11.Window

  /// Connects to the server in `DISPLAY`; nil on failure.
  package init?() {
    guard let display = XOpenDisplay(nil) else { return nil }
    self.display = display
    root = XDefaultRootWindow(display)
  }

  isolated deinit { XCloseDisplay(display) }

  /// The window at a point of the screen; nil if there is none, or its process is unknown.
  package func window(at point: CGPoint) -> ScreenWindow? {
    forgivingly {
      var next = child(of: root, at: point)
      // A window manager wraps the program's window in a frame.
      while let window = next {
        if let process = numbers("_NET_WM_PID", of: window).first {
          return describe(window, process: process)
        }
        next = child(of: window, at: point)
      }
      return nil
    }
  }

  /// The visible windows of programs, unordered.
  package var windows: [ScreenWindow] {
    forgivingly {
      var found: [ScreenWindow] = []
      // A window manager wraps the program's window in a frame, possibly twice.
      var open = children(of: root).map { ($0, 0) }
      while let (window, depth) = open.popLast() {
        var attributes = XWindowAttributes()
        guard XGetWindowAttributes(display, window, &attributes) != 0,
          attributes.map_state == IsViewable, attributes.override_redirect == 0 || depth > 0
        else { continue }
        if let process = numbers("_NET_WM_PID", of: window).first {
          if let window = describe(window, process: process) { found.append(window) }
        } else if depth < 3 {
          open += children(of: window).map { ($0, depth + 1) }
        }
      }
      return found
    }
  }

  /// Asks a process to close its windows, as their close buttons do: it may ask whether to save, or
  /// refuse.
  package func askToClose(windowsOf process: Int) {
    forgivingly {
      var open = children(of: root).map { ($0, 0) }
      while let (window, depth) = open.popLast() {
        guard let owner = numbers("_NET_WM_PID", of: window).first else {
          if depth < 3 { open += children(of: window).map { ($0, depth + 1) } }
          continue
        }
        if owner == process { askToClose(window) }
      }
    }
  }

  private func askToClose(_ window: CX11.Window) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(display, "WM_DELETE_WINDOW", 0))
    XSendEvent(display, window, 0, 0, &event)
  }

  private func children(of window: CX11.Window) -> [CX11.Window] {
    var (root, parent, count) = (CX11.Window(0), CX11.Window(0), UInt32(0))
    var list: UnsafeMutablePointer<CX11.Window>?
    guard XQueryTree(display, window, &root, &parent, &list, &count) != 0, let list else {
      return []
    }
    defer { XFree(list) }
    return (0..<Int(count)).map { list[$0] }
  }

  private func child(of window: CX11.Window, at point: CGPoint) -> CX11.Window? {
    var (x, y, child) = (Int32(0), Int32(0), CX11.Window(0))
    let isThere = XTranslateCoordinates(
      display, root, window, Int32(point.x), Int32(point.y), &x, &y, &child)
    return isThere != 0 && child != 0 ? child : nil
  }

  private func describe(_ window: CX11.Window, process: Int) -> ScreenWindow? {
    var (parent, x, y) = (CX11.Window(0), Int32(0), Int32(0))
    var (width, height, border, depth) = (UInt32(0), UInt32(0), UInt32(0), UInt32(0))
    guard
      XGetGeometry(display, window, &parent, &x, &y, &width, &height, &border, &depth) != 0,
      XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &parent) != 0
    else { return nil }
    // Left, right, top, bottom.
    let shadow = numbers("_GTK_FRAME_EXTENTS", of: window)
    let (left, right, top, bottom) =
      shadow.count == 4 ? (shadow[0], shadow[1], shadow[2], shadow[3]) : (0, 0, 0, 0)
    return ScreenWindow(
      process: process, title: text("_NET_WM_NAME", of: window),
      frame: CGRect(
        x: Int(x) + left, y: Int(y) + top, width: max(0, Int(width) - left - right),
        height: max(0, Int(height) - top - bottom)))
  }

  // MARK: Properties

  private func numbers(_ property: String, of window: CX11.Window) -> [Int] {
    read(property, of: window) { bytes, count, format in
      // Xlib returns 32-bit values as C longs.
      guard format == 32 else { return [] }
      return bytes.withMemoryRebound(to: Int.self, capacity: count) { numbers in
        (0..<count).map { numbers[$0] & 0xFFFF_FFFF }
      }
    } ?? []
  }

  private func text(_ property: String, of window: CX11.Window) -> String {
    read(property, of: window) { bytes, count, format in
      format == 8
        ? String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self) : ""
    } ?? ""
  }

  private func read<Value>(
    _ property: String, of window: CX11.Window,
    _ take: (UnsafeMutablePointer<UInt8>, Int, Int32) -> Value
  ) -> Value? {
    var (type, format, count, rest) = (CX11.Atom(0), Int32(0), UInt(0), UInt(0))
    var bytes: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, XInternAtom(display, property, 0), 0, 256, 0, 0, &type, &format, &count,
      &rest, &bytes)
    guard let bytes else { return nil }
    defer { XFree(bytes) }
    return status == 0 && count > 0 ? take(bytes, Int(count), format) : nil
  }

  /// Ignores X errors about windows that disappeared, which by default end the process.
  func forgivingly<Value>(_ body: () -> Value) -> Value {
    XSync(display, 0)
    let before = XSetErrorHandler { _, _ in 0 }
    defer {
      XSync(display, 0)
      XSetErrorHandler(before)
    }
    return body()
  }
}
