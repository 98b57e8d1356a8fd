internal import CGtk

/// A small window that hangs on a widget.
package final class Popover: Widget {
  /// A popover that shows `child` beside `anchor`.
  package init(on anchor: Widget, _ child: Widget) {
    super.init(gtk_popover_new())
    gtk_popover_set_child(typed(), child.pointer)
    gtk_widget_set_parent(pointer, anchor.pointer)
  }

  package func open() { gtk_popover_popup(typed()) }

  package func close() { gtk_popover_popdown(typed()) }

  /// Takes it from its widget for good.
  package func detach() {
    if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) }
  }
}
