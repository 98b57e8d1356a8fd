internal import CGtk

/// A picture of the icon theme, for show.
package final class Icon: Widget {
  /// The icon called `name`, `size` pixels wide and high.
  package init(_ name: String, size: Int = 16) {
    super.init(gtk_image_new_from_icon_name(name))
    gtk_image_set_pixel_size(opaque, Int32(size))
  }

  /// What a desktop entry calls its icon, a name or the path of a picture; `other` where there is no
  /// such thing.
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
