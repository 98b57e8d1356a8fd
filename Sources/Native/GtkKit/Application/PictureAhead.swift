internal import CGtk
internal import Geometry
internal import X11Kit

/// The first picture of a window, shown before GL is ready to draw it.
///
/// Where the processor plays GL, a program is compiled for the first picture, and fills the window with two
/// threads. Meanwhile the picture already stands there: the server takes it from the memory that GL reads.
@MainActor final class PictureAhead {
  private let image: SharedImage
  private let window: UInt
  private let origin: CGPoint

  /// A picture that fills a box on the widget of a window, in points.
  ///
  /// Nil where the window is not on the screen yet, or the server shares no memory with us.
  init?(of widget: UnsafeMutablePointer<GtkWidget>, _ box: graphene_rect_t) {
    guard let native = gtk_widget_get_native(widget), let surface = gtk_native_get_surface(native)
    else { return nil }
    // What GTK has asked for comes before what we ask for on a connection of our own.
    gdk_display_flush(gtk_widget_get_display(widget))
    window = UInt(gdk_x11_surface_get_xid(surface))
    let scale = Double(gtk_widget_get_scale_factor(widget))
    guard let screen = X11Screen(), screen.isOnScreen(window),
      let image = SharedImage(
        for: window, width: Int(Double(box.size.width) * scale),
        height: Int(Double(box.size.height) * scale), of: screen)
    else { return nil }
    self.image = image
    var (x, y) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &x, &y)
    origin = CGPoint(
      x: (x + Double(box.origin.x)) * scale, y: (y + Double(box.origin.y)) * scale)
  }

  /// What is painted into, of no colour at first; it keeps the memory that it lies in.
  var surface: OpaquePointer? {
    let pixels = image.pixels
    let surface = cairo_image_surface_create_for_data(
      pixels.start.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(pixels.width),
      Int32(pixels.height), Int32(pixels.stride))
    let keeper = Unmanaged.passRetained(image)
    let status = cairo_surface_set_user_data(surface, &key, keeper.toOpaque()) {
      guard let image = $0 else { return }
      Unmanaged<SharedImage>.fromOpaque(image).release()
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      keeper.release()
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// Shows what was painted.
  func show() { image.show(in: window, at: origin) }
}

nonisolated(unsafe) private var key = cairo_user_data_key_t()
