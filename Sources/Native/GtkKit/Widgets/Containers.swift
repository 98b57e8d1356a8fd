// The widgets that only arrange others.

internal import CGtk

/// Children one after the other.
package final class Box: Widget {
  package init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []) {
    super.init(gtk_box_new(orientation.native, Int32(spacing)))
    children.forEach(append)
  }

  package func append(_ child: Widget) { gtk_box_append(typed(), child.pointer) }

  package func remove(_ child: Widget) { gtk_box_remove(typed(), child.pointer) }

  /// Whether all children get the same size.
  package var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(typed()) != 0 }
    set { gtk_box_set_homogeneous(typed(), newValue ? 1 : 0) }
  }
}

/// Two children with a border the user moves.
package final class Paned: Widget {
  package init(_ orientation: Orientation, _ first: Widget, _ second: Widget) {
    super.init(gtk_paned_new(orientation.native))
    gtk_paned_set_start_child(opaque, first.pointer)
    gtk_paned_set_end_child(opaque, second.pointer)
    gtk_paned_set_shrink_start_child(opaque, 0)
    gtk_paned_set_shrink_end_child(opaque, 0)
  }

  /// Pixels from the start to the border.
  package var position: Int {
    get { Int(gtk_paned_get_position(opaque)) }
    set { gtk_paned_set_position(opaque, Int32(newValue)) }
  }

  /// Which children grow with the window.
  package func setGrows(first: Bool, second: Bool) {
    gtk_paned_set_resize_start_child(opaque, first ? 1 : 0)
    gtk_paned_set_resize_end_child(opaque, second ? 1 : 0)
  }

  package func onMove(_ body: @escaping () -> Void) { on("notify::position", body) }
}

/// A view on a child that may be larger.
package final class ScrolledWindow: Widget {
  package init(_ child: Widget, horizontal: Bool = true, vertical: Bool = true) {
    super.init(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(opaque, child.pointer)
    gtk_scrolled_window_set_policy(
      opaque, horizontal ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
      vertical ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
  }

  /// Is as high as its child, up to `height`; from there on it scrolls.
  package func grows(to height: Int) {
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_max_content_height(opaque, Int32(height))
  }
}

/// A child with others above it, placed by their alignment.
package final class Overlay: Widget {
  package init(_ child: Widget, above: [Widget] = []) {
    super.init(gtk_overlay_new())
    gtk_overlay_set_child(opaque, child.pointer)
    above.forEach(add)
  }

  package func add(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer) }
}

/// A line between neighbours.
package final class Separator: Widget {
  package init(_ orientation: Orientation) {
    super.init(gtk_separator_new(orientation.native))
  }
}
