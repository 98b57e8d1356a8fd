// What stands on the screen, as the X server has it.

import CGtk
import CX11

@testable import GtkKit

/// The pixels of a widget's room on the screen, whoever showed them; empty without an X server.
@MainActor
func screenPixels(of widget: Widget) -> [UInt32] {
  guard let display = XOpenDisplay(nil), let native = gtk_widget_get_native(widget.pointer),
    let surface = gtk_native_get_surface(native)
  else { return [] }
  defer { XCloseDisplay(display) }
  gdk_display_sync(gdk_surface_get_display(surface))
  var (x, y, bounds) = (0.0, 0.0, graphene_rect_t())
  gtk_native_get_surface_transform(native, &x, &y)
  _ = gtk_widget_compute_bounds(
    widget.pointer, UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self),
    &bounds)
  // Asked of the root window, so that what lies above the window is seen, too.
  var (left, top, child) = (Int32(0), Int32(0), CX11.Window(0))
  XTranslateCoordinates(
    display, gdk_x11_surface_get_xid(surface), XDefaultRootWindow(display),
    Int32(Double(bounds.origin.x) + x), Int32(Double(bounds.origin.y) + y), &left, &top, &child)
  let (width, height) = (UInt32(bounds.size.width), UInt32(bounds.size.height))
  guard
    let image = XGetImage(
      display, XDefaultRootWindow(display), left, top, width, height, UInt.max, ZPixmap)
  else { return [] }
  defer { _ = image.pointee.f.destroy_image(image) }
  let stride = Int(image.pointee.bytes_per_line) / 4
  return image.pointee.data.withMemoryRebound(
    to: UInt32.self, capacity: stride * Int(height)
  ) { start in
    (0..<Int(height)).flatMap { row in
      (0..<Int(width)).map { start[row * stride + $0] & 0xFFFFFF }
    }
  }
}

/// Takes the window of a widget off the screen, as minimizing does, or puts it back; nothing without an
/// X server.
@MainActor
func setHidden(_ isHidden: Bool, windowOf widget: Widget) {
  guard let display = XOpenDisplay(nil), let native = gtk_widget_get_native(widget.pointer),
    let surface = gtk_native_get_surface(native)
  else { return }
  let window = gdk_x11_surface_get_xid(surface)
  _ = isHidden ? XUnmapWindow(display, window) : XMapWindow(display, window)
  XSync(display, 0)
  XCloseDisplay(display)
}
