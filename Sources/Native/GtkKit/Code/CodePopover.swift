internal import CGtk
internal import Geometry

/// A popover at a position of an editor that keeps the focus in the text.
package final class CodePopover: Widget {
  private let code: CodeView
  private let room: Widget
  /// Its position, a UTF-8 offset.
  private var offset = 0
  private var isFollowing = false

  /// Creates a popover for `code`, which is inside `room`.
  package init(for code: CodeView, in room: Box, _ child: Widget) {
    (self.code, self.room) = (code, room)
    super.init(gtk_popover_new())
    let popover: UnsafeMutablePointer<GtkPopover> = typed()
    gtk_popover_set_child(popover, child.pointer)
    gtk_popover_set_autohide(popover, 0)
    gtk_popover_set_has_arrow(popover, 0)
    gtk_popover_set_position(popover, GTK_POS_BOTTOM)
    gtk_widget_set_halign(pointer, GTK_ALIGN_START)
    gtk_widget_set_can_focus(pointer, 0)
    gtk_widget_set_parent(pointer, room.pointer)
    addStyle("code-popover")
  }

  /// Shows it below a UTF-8 offset of the text, or above if there is no space.
  package func open(at offset: Int) {
    self.offset = offset
    follow()
    guard point() else { return }
    gtk_popover_popup(typed())
  }

  /// Follows scrolling and resizing.
  private func follow() {
    guard !isFollowing,
      let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(code.pointer))
    else { return }
    isFollowing = true
    for signal in ["value-changed", "changed"] {
      connect(UnsafeMutableRawPointer(adjustment), signal) { [weak self] _ in
        guard let self, isOpen else { return }
        afterwards { [weak self] in
          if let self, isOpen { _ = point() }
        }
      }
    }
  }

  /// Updates its position; returns whether it is visible.
  private func point() -> Bool {
    let place = code.place(of: offset)
    var (x, y) = (0.0, 0.0)
    guard
      gtk_widget_translate_coordinates(
        code.pointer, room.pointer, place.minX, place.minY, &x, &y) != 0
    else { return false }
    var rectangle = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: Int32(place.height))
    gtk_popover_set_pointing_to(typed(), &rectangle)
    return true
  }

  package func close() { if isOpen { gtk_popover_popdown(typed()) } }

  package var isOpen: Bool { gtk_widget_get_visible(pointer) != 0 }
}
