internal import CGtk

/// A child that asks for the same width whatever height there is, and then for the height it needs in that.
///
/// Panes ask what stands in them how wide it must be to be as low as they are, and words that wrap would
/// rather be wide: a long message would push its pane out of the window.
package final class WidthFirst: Widget {
  package init(_ child: Widget) {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    gtk_box_append(typed(), child.pointer)
    gtk_widget_set_layout_manager(
      pointer,
      gtk_custom_layout_new(
        { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH },
        { widget, orientation, size, minimum, natural, minimumBaseline, naturalBaseline in
          let isWidth = orientation == GTK_ORIENTATION_HORIZONTAL
          gtk_widget_measure(
            gtk_widget_get_first_child(widget), orientation, isWidth ? -1 : size, minimum, natural,
            minimumBaseline, naturalBaseline)
        },
        { widget, width, height, baseline in
          gtk_widget_allocate(
            gtk_widget_get_first_child(widget), width, height, baseline, nil)
        }))
  }
}
