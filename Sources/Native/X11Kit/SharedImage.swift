internal import CX11
internal import Glibc
package import Geometry

/// A picture in memory that is shared with the X server, which takes it from there into a window.
///
/// Lengths are pixels.
@MainActor
package final class SharedImage {
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

  /// What can be written, unless the server still reads what was put before.
  package let pixels: Pixels

  private let screen: X11Screen
  private let context: GC?
  private let image: UnsafeMutablePointer<XImage>
  private let segment: UnsafeMutablePointer<XShmSegmentInfo>

  /// A picture of no colour, to be shown in a window of that screen, or in one within it.
  ///
  /// Nil where the window is gone, or the server is another machine's, has no memory to share or other
  /// colours than these.
  package init?(for window: UInt, width: Int, height: Int, of screen: X11Screen) {
    guard screen.isLocal, XShmQueryExtension(screen.display) != 0 else { return nil }
    var attributes = XWindowAttributes()
    let isThere = screen.succeeds {
      XGetWindowAttributes(screen.display, window, &attributes)
    }
    guard isThere, let visual = attributes.visual, visual.pointee.red_mask == 0xFF0000,
      visual.pointee.green_mask == 0xFF00, visual.pointee.blue_mask == 0xFF
    else { return nil }
    segment = .allocate(capacity: 1)
    segment.initialize(to: XShmSegmentInfo())
    guard
      let image = XShmCreateImage(
        screen.display, visual, UInt32(attributes.depth), ZPixmap, nil, segment,
        UInt32(max(width, 1)), UInt32(max(height, 1))),
      let address = Self.share(image, segment, with: screen)
    else {
      segment.deallocate()
      return nil
    }
    segment.pointee.shmaddr = address
    image.pointee.data = address
    (self.screen, self.image) = (screen, image)
    // The window may be gone by now.
    var context: GC?
    let hasContext = screen.succeeds {
      context = XCreateGC(screen.display, window, 0, nil)
      return context == nil ? 0 : 1
    }
    self.context = hasContext ? context : nil
    pixels = Pixels(
      start: UnsafeMutableRawPointer(address), width: Int(image.pointee.width),
      height: Int(image.pointee.height), stride: Int(image.pointee.bytes_per_line),
      hasAlpha: attributes.depth == 32)
  }

  isolated deinit {
    // The server may be gone.
    _ = screen.succeeds {
      if let context { XFreeGC(screen.display, context) }
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

  /// Lets the server take the whole into a window, if that is still there.
  package func show(in window: UInt, at origin: CGPoint) {
    screen.forgivingly { put(.infinite, into: window, at: origin) }
  }

  /// Asks the server to take a part of the picture into a window, where the whole has that origin.
  package func put(_ part: CGRect, into window: UInt, at origin: CGPoint) {
    let part = part.overlap(
      with: CGRect(x: 0, y: 0, width: Double(pixels.width), height: Double(pixels.height)))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return }
    let (x, y) = (Int32(part.minX), Int32(part.minY))
    XShmPutImage(
      screen.display, window, context, image, x, y, x + Int32(origin.x), y + Int32(origin.y),
      UInt32(part.width), UInt32(part.height), 0)
  }
}
