package import Geometry
internal import CGtk

/// A menu that opens at a place of a widget.
package final class PopoverMenu: Widget {
  package init(on anchor: Widget) {
    super.init(gtk_popover_menu_new_from_model(nil))
    gtk_widget_set_parent(pointer, anchor.pointer)
    gtk_popover_set_has_arrow(typed(), 0)
    // GTK wants no children left when a widget ends.
    anchor.on("destroy") { [weak self] in self?.detach() }
  }

  /// Calls `body` when it has closed; GTK leaves the keyboard in it, where no key is heard.
  package func onClose(_ body: @escaping () -> Void) {
    on("closed") { Task { @MainActor in body() } }
  }

  /// Opens with a menu at a point of the widget.
  package func open(_ menu: Menu, at point: CGPoint) {
    let model = menu.model
    gtk_popover_menu_set_menu_model(opaque, model.typed())
    var place = GdkRectangle(
      x: Int32(pixels: point.x), y: Int32(pixels: point.y), width: 1, height: 1)
    gtk_popover_set_pointing_to(typed(), &place)
    gtk_popover_popup(typed())
  }

  private func detach() {
    if gtk_widget_get_parent(pointer) != nil { gtk_widget_unparent(pointer) }
  }
}
