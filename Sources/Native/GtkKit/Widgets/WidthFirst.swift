internal import CGtk

/// A container with a width independent of its height, then the height for that width.
///
/// Panes measure their children's width for a given height, and wrapped text then asks for a large
/// width: a long message would push its pane out of the window.
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
