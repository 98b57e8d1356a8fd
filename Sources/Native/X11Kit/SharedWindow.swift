internal import CX11
internal import Glibc
package import Geometry

/// A window that lies above a part of another one, takes no input, and has its pixels in memory that is
/// shared with the X server.
///
/// What moves is shown there sixty times a second, and nobody has to mix it with what lies below.
/// Lengths are pixels.
@MainActor
package final class SharedWindow {
  /// The pixels: rows of 32-bit words with blue in the lowest byte, then green and red.
  package struct Pixels {
    package let start: UnsafeMutableRawPointer
    package let width: Int
    package let height: Int
    /// Bytes from one row to the next.
    package let stride: Int
    /// Whether the highest byte says how opaque a pixel is; where not, it means nothing.
    package let hasAlpha: Bool
  }

  private let screen: X11Screen
  private let window: CX11.Window
  private let context: GC?
  private let image: UnsafeMutablePointer<XImage>
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>
  private let hasAlpha: Bool
  private var origin: CGPoint
  private var isShown = false

  /// A window above `frame` of the window `parent`, which is on that screen.
  ///
  /// Nil where the server is another machine's, has no memory to share or other colours than these.
  package init?(above parent: UInt, at frame: CGRect, of screen: X11Screen) {
    guard screen.isLocal, XShmQueryExtension(screen.display) != 0 else { return nil }
    let (width, height) = (UInt32(max(frame.width, 1)), UInt32(max(frame.height, 1)))
    var attributes = XWindowAttributes()
    let isThere = screen.succeeds {
      XGetWindowAttributes(screen.display, parent, &attributes)
    }
    guard isThere, let visual = attributes.visual, visual.pointee.red_mask == 0xFF0000,
      visual.pointee.green_mask == 0xFF00, visual.pointee.blue_mask == 0xFF
    else { return nil }
    segment = .allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    guard
      let image = XShmCreateImage(
        screen.display, visual, UInt32(attributes.depth), ZPixmap, nil, segment, width, height),
      let address = Self.share(image, segment, with: screen)
    else {
      segment.deallocate()
      return nil
    }
    segment.pointee.shmaddr = address
    image.pointee.data = address
    var wishes = XSetWindowAttributes()
    // Nothing is painted there by itself, so nothing flickers when it comes or goes.
    wishes.background_pixmap = 0
    wishes.event_mask = ExposureMask
    var made: CX11.Window = 0
    let isMade = screen.succeeds {
      // When this one goes, what it showed stays until the one below is drawn.
      XSetWindowBackgroundPixmap(screen.display, parent, 0)
      made = XCreateWindow(
        screen.display, parent, Int32(frame.minX), Int32(frame.minY), width, height, 0, 0, 0, nil,
        UInt(CWBackPixmap | CWEventMask), &wishes)
      // The pointer does not meet it.
      XShapeCombineRectangles(
        screen.display, made, Int32(ShapeInput), 0, 0, nil, 0, Int32(ShapeSet), Int32(Unsorted))
      return 1
    }
    self.screen = screen
    self.image = image
    window = made
    context = isMade ? XCreateGC(screen.display, made, 0, nil) : nil
    hasAlpha = attributes.depth == 32
    origin = frame.origin
    guard isMade else { return nil }
  }

  isolated deinit {
    // With the window above it this one may have gone, too.
    _ = screen.succeeds {
      if let context { XFreeGC(screen.display, context) }
      XDestroyWindow(screen.display, window)
      return XShmDetach(screen.display, segment)
    }
    shmdt(segment.pointee.shmaddr)
    image.pointee.data = nil
    _ = image.pointee.f.destroy_image(image)
    segment.deallocate()
  }

  /// Makes room for an image that the server reads, too; answers where it lies.
  private static func share(
    _ image: UnsafeMutablePointer<XImage>, _ segment: UnsafeMutablePointer<XShmSegmentInfo>,
    with screen: X11Screen
  ) -> UnsafeMutablePointer<CChar>? {
    let size = Int(image.pointee.bytes_per_line) * Int(image.pointee.height)
    let number =
      image.pointee.bits_per_pixel == 32 ? shmget(IPC_PRIVATE, size, IPC_CREAT | 0o600) : -1
    let address = number < 0 ? nil : shmat(number, nil, 0)
    guard number >= 0, let address, address != UnsafeMutableRawPointer(bitPattern: -1) else {
      if number >= 0 { shmctl(number, IPC_RMID, nil) }
      _ = image.pointee.f.destroy_image(image)
      return nil
    }
    segment.pointee.shmid = number
    segment.pointee.shmaddr = address.assumingMemoryBound(to: CChar.self)
    segment.pointee.readOnly = 1
    let isAttached = screen.succeeds { XShmAttach(screen.display, segment) }
    // Who has it keeps it; with the last of them it goes.
    shmctl(number, IPC_RMID, nil)
    guard isAttached else {
      shmdt(address)
      _ = image.pointee.f.destroy_image(image)
      return nil
    }
    return segment.pointee.shmaddr
  }

  /// What can be written now: the server has read what was put before.
  package var pixels: Pixels {
    XSync(screen.display, 0)
    return Pixels(
      start: UnsafeMutableRawPointer(image.pointee.data), width: Int(image.pointee.width),
      height: Int(image.pointee.height), stride: Int(image.pointee.bytes_per_line),
      hasAlpha: hasAlpha)
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
    let all = CGRect(
      x: 0, y: 0, width: Double(image.pointee.width), height: Double(image.pointee.height))
    let part = isShown && !hasLost() ? part.overlap(with: all) : all
    if !isShown {
      isShown = true
      XMapRaised(screen.display, window)
    }
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return }
    let (x, y) = (Int32(part.minX), Int32(part.minY))
    XShmPutImage(
      screen.display, window, context, image, x, y, x, y, UInt32(part.width), UInt32(part.height),
      0)
    XFlush(screen.display)
  }

  /// Whether the server has lost some of what was shown since this was asked last.
  private func hasLost() -> Bool {
    var (event, isLost) = (XEvent(), false)
    while XCheckTypedWindowEvent(screen.display, window, Expose, &event) != 0 { isLost = true }
    return isLost
  }
}
