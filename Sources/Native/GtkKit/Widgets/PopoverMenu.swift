package import Geometry
internal import CGtk
internal import GioKit

/// A context menu at a position of a widget, created lazily.
package final class PopoverMenu {
  private let anchor: Widget
  private var popover: Widget?
  private var closed: () -> Void = {}

  package init(on anchor: Widget) {
    self.anchor = anchor
    // GTK requires that a widget has no children when it is finalized.
    anchor.on("destroy") { [weak self] in self?.detach() }
  }

  /// Calls `body` when it has closed; GTK leaves the focus in it, where no key is received.
  package func onClose(_ body: @escaping () -> Void) { closed = body }

  /// Opens a menu at a point of the widget.
  package func open(_ menu: Menu, at point: CGPoint) {
    let popover = popover ?? hang()
    let model = menu.model
    gtk_popover_menu_set_menu_model(popover.opaque, model.typed())
    tellKindsOfItems(in: popover.pointer)
    var place = GdkRectangle(
      x: Int32(pixels: point.x), y: Int32(pixels: point.y), width: 1, height: 1)
    gtk_popover_set_pointing_to(popover.typed(), &place)
    gtk_popover_popup(popover.typed())
  }

  private func hang() -> Widget {
    let made = Widget(gtk_popover_menu_new_from_model(nil))
    gtk_widget_set_parent(made.pointer, anchor.pointer)
    gtk_popover_set_has_arrow(made.typed(), 0)
    made.on("closed") { [weak self] in MainLoop.async { self?.closed() } }
    popover = made
    return made
  }

  private func detach() {
    if let popover, gtk_widget_get_parent(popover.pointer) != nil {
      gtk_widget_unparent(popover.pointer)
    }
    popover = nil
  }
}
