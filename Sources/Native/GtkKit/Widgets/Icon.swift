internal import CGtk

/// A picture of the icon theme, for show.
package final class Icon: Widget {
  /// The icon called `name`, `size` pixels wide and high.
  package init(_ name: String, size: Int = 16) {
    super.init(gtk_image_new_from_icon_name(name))
    gtk_image_set_pixel_size(opaque, Int32(size))
  }
}
