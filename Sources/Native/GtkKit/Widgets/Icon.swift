internal import CGtk

/// A decorative icon.
package final class Icon: Widget {
  /// Creates a themed icon of `size` pixels.
  package init(_ name: String, size: Int = 16) {
    super.init(gtk_image_new_from_icon_name(name))
    gtk_image_set_pixel_size(opaque, Int32(size))
  }

  /// Creates a desktop entry's icon, given as a name or an image path; `other` if it is missing.
  package init(entry: String?, or other: String, size: Int) {
    if let entry, entry.hasPrefix("/"), let picture = gdk_texture_new_from_filename(entry, nil) {
      super.init(gtk_image_new_from_paintable(picture))
      g_object_unref(UnsafeMutableRawPointer(picture))
    } else {
      super.init(
        gtk_image_new_from_icon_name(entry.flatMap { Icons.has($0) ? $0 : nil } ?? other))
    }
    gtk_image_set_pixel_size(opaque, Int32(size))
  }
}
