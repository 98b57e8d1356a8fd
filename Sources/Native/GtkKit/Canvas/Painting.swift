// Painting with Cairo into a GTK snapshot.

internal import Geometry
internal import CGtk

/// Paints a picture of a size onto a `cairo_t`, at a number of pixels per point.
///
/// The interface between GTK and display lists: `Canvas` and `NodeWidget` know nothing else of
/// pictures.
typealias Paint = (_ context: OpaquePointer, _ size: CGSize, _ pixelsPerPoint: Double) -> Void

extension WidgetBehavior {
  /// Appends the output of `paint`, which may exceed the edges by `overflow`.
  func append(
    _ paint: Paint?, to snapshot: OpaquePointer, width: Double, height: Double,
    overflow: Double = 0
  ) {
    guard let paint, width > 0, height > 0 else { return }
    var bounds = graphene_rect_t()
    graphene_rect_init(
      &bounds, Float(-overflow), Float(-overflow), Float(width + 2 * overflow),
      Float(height + 2 * overflow))
    guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
    let pixels = widget.map { Double(gtk_widget_get_scale_factor($0)) } ?? 1
    paint(context, CGSize(width: width, height: height), pixels)
    cairo_destroy(context)
  }
}
