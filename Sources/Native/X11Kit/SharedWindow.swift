internal import CX11
package import Geometry

/// A window that lies above a part of another one, takes no input, and has its pixels in memory that is
/// shared with the X server.
///
/// What moves is shown there sixty times a second, and nobody has to mix it with what lies below.
/// Lengths are pixels.
@MainActor
package final class SharedWindow {
  private let screen: X11Screen
  private let window: CX11.Window
  private let image: SharedImage
  private var origin: CGPoint
  private var isShown = false

  /// A window above `frame` of the window `parent`, which is on that screen.
  ///
  /// Nil where the server is another machine's, has no memory to share or other colours than these.
  package init?(above parent: UInt, at frame: CGRect, of screen: X11Screen) {
    guard
      let image = SharedImage(
        for: parent, width: Int(frame.width), height: Int(frame.height), of: screen)
    else { return nil }
    var wishes = XSetWindowAttributes()
    // Nothing is painted there by itself, so nothing flickers when it comes or goes.
    wishes.background_pixmap = 0
    wishes.event_mask = ExposureMask
    var made: CX11.Window = 0
    let isMade = screen.succeeds {
      // When this one goes, what it showed stays until the one below is drawn.
      XSetWindowBackgroundPixmap(screen.display, parent, 0)
      made = XCreateWindow(
        screen.display, parent, Int32(frame.minX), Int32(frame.minY), UInt32(image.pixels.width),
        UInt32(image.pixels.height), 0, 0, 0, nil, UInt(CWBackPixmap | CWEventMask), &wishes)
      // The pointer does not meet it.
      XShapeCombineRectangles(
        screen.display, made, Int32(ShapeInput), 0, 0, nil, 0, Int32(ShapeSet), Int32(Unsorted))
      return 1
    }
    (self.screen, self.image) = (screen, image)
    window = made
    origin = frame.origin
    guard isMade else { return nil }
  }

  isolated deinit {
    // With the window above it this one may have gone, too.
    _ = screen.succeeds { XDestroyWindow(screen.display, window) }
  }

  /// What can be written now: the server has read what was put before.
  package var pixels: SharedImage.Pixels {
    XSync(screen.display, 0)
    return image.pixels
  }

  /// Moves it to another place of the window below it.
  package func move(to place: CGPoint) {
    guard place != origin else { return }
    origin = place
    XMoveWindow(screen.display, window, Int32(place.x), Int32(place.y))
  }

  /// Shows what was written into a part of the pixels; all of them the first time, and when the server
  /// has lost some, as it does while the window below is minimized.
  package func show(_ part: CGRect) {
    let isWhole = !isShown || hasLost()
    if !isShown {
      isShown = true
      XMapRaised(screen.display, window)
    }
    image.put(isWhole ? .infinite : part, into: window, at: .zero)
    XFlush(screen.display)
  }

  /// Whether the server has lost some of what was shown since this was asked last.
  private func hasLost() -> Bool {
    var (event, isLost) = (XEvent(), false)
    while XCheckTypedWindowEvent(screen.display, window, Expose, &event) != 0 { isLost = true }
    return isLost
  }
}
