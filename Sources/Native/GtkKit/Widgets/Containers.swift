// Layout containers.

internal import CGtk

/// A container with dynamic children.
package protocol Holder: Widget {
  /// Appends a child.
  func append(_ child: Widget)
  /// Removes a child.
  func remove(_ child: Widget)
}

/// Children in a row or column.
package final class Box: Widget, Holder {
  package init(_ orientation: Orientation, spacing: Int = 0, _ children: [Widget] = []) {
    super.init(gtk_box_new(orientation.native, Int32(spacing)))
    children.forEach(append)
  }

  package func append(_ child: Widget) { gtk_box_append(typed(), child.pointer) }

  /// Prepends a child.
  package func prepend(_ child: Widget) { gtk_box_prepend(typed(), child.pointer) }

  package func remove(_ child: Widget) { gtk_box_remove(typed(), child.pointer) }

  /// Whether all children get the same size.
  package var isHomogeneous: Bool {
    get { gtk_box_get_homogeneous(typed()) != 0 }
    set { gtk_box_set_homogeneous(typed(), newValue ? 1 : 0) }
  }
}

/// Children in as many lines as the width requires.
package final class Flow: Widget, Holder {
  /// Creates a flow with a minimum number of children per line.
  package init(spacing: Int = 0, atLeast least: Int = 0) {
    super.init(gtk_flow_box_new())
    gtk_flow_box_set_min_children_per_line(opaque, guint(least))
    gtk_flow_box_set_selection_mode(opaque, GTK_SELECTION_NONE)
    gtk_flow_box_set_max_children_per_line(opaque, 12)
    gtk_flow_box_set_column_spacing(opaque, guint(spacing))
    gtk_flow_box_set_row_spacing(opaque, guint(spacing))
    // Arrows, Home and End keep their meaning in the window: there is no cursor here.
    connect(raw, "move-cursor") { [raw] call in
      g_signal_stop_emission_by_name(raw, "move-cursor")
      call.reply(false)
    }
  }

  package func append(_ child: Widget) {
    gtk_flow_box_append(opaque, child.pointer)
    // The child takes the focus, not its wrapper.
    if let place = gtk_widget_get_parent(child.pointer) { gtk_widget_set_focusable(place, 0) }
  }

  package func remove(_ child: Widget) { gtk_flow_box_remove(opaque, child.pointer) }
}

/// A scrolled window.
package final class ScrolledWindow: Widget {
  /// Waits for the layout before scrolling to a widget.
  var placing: FrameClock?

  package init(_ child: Widget, horizontal: Bool = true, vertical: Bool = true) {
    super.init(gtk_scrolled_window_new())
    gtk_scrolled_window_set_child(opaque, child.pointer)
    gtk_scrolled_window_set_policy(
      opaque, horizontal ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER,
      vertical ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
  }

  /// Whether it scrolls vertically; otherwise it is as high as its child.
  package var scrollsVertically: Bool {
    get {
      var vertical = GTK_POLICY_NEVER
      gtk_scrolled_window_get_policy(opaque, nil, &vertical)
      return vertical != GTK_POLICY_NEVER
    }
    set {
      var horizontal = GTK_POLICY_AUTOMATIC
      gtk_scrolled_window_get_policy(opaque, &horizontal, nil)
      gtk_scrolled_window_set_policy(
        opaque, horizontal, newValue ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER)
    }
  }

  /// Does not scroll when its child, larger than the viewport, gains the focus.
  package func staysOnFocus() {
    guard let viewport = gtk_scrolled_window_get_child(opaque) else { return }
    gtk_viewport_set_scroll_to_focus(OpaquePointer(viewport), 0)
  }

  /// Shows permanent scroll bars instead of overlay ones.
  package func keepsBarsInSight() { gtk_scrolled_window_set_overlay_scrolling(opaque, 0) }

  /// Scrolls to the top.
  package func scrollToTop() { scroll(to: 0) }

  /// Scrolls to an offset, in points.
  package func scroll(to offset: Double) {
    gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), offset)
  }

  /// Scrolls to the trailing end whenever a width changes.
  package func keepsEndInSight() {
    guard let adjustment = gtk_scrolled_window_get_hadjustment(opaque) else { return }
    connect(UnsafeMutableRawPointer(adjustment), "changed") { [raw] _ in
      let scroller = Object(holding: raw)
      // Not during layout: the picture would not move.
      afterwards {
        let adjustment = gtk_scrolled_window_get_hadjustment(scroller.opaque)
        let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
        let isToTheLeft = gtk_widget_get_direction(scroller.typed()) == GTK_TEXT_DIR_RTL
        gtk_adjustment_set_value(adjustment, isToTheLeft ? 0 : max(end, 0))
      }
    }
  }

  /// The visible range of its child's height.
  package var seenHeight: ClosedRange<Double> {
    let adjustment = gtk_scrolled_window_get_vadjustment(opaque)
    let top = gtk_adjustment_get_value(adjustment)
    return top...top + max(gtk_adjustment_get_page_size(adjustment), 0)
  }

  /// The height that does not fit.
  package var hiddenHeight: Int {
    let adjustment = gtk_scrolled_window_get_vadjustment(opaque)
    return Int(gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment))
  }

  /// Calls `body` when its height or its child's changed, after layout.
  package func onHeightChange(_ body: @escaping () -> Void) {
    guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return }
    connect(UnsafeMutableRawPointer(adjustment), "changed") { _ in afterwards(body) }
  }

  /// Calls `body` when it scrolls or the height changes.
  package func onVerticalMove(_ body: @escaping () -> Void) {
    guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return }
    for signal in ["value-changed", "changed"] {
      connect(UnsafeMutableRawPointer(adjustment), signal) { _ in body() }
    }
  }

  /// Grows with its child up to `height`, then scrolls.
  package func grows(to height: Int) {
    gtk_scrolled_window_set_propagate_natural_height(opaque, 1)
    gtk_scrolled_window_set_max_content_height(opaque, Int32(height))
  }

  /// Grows with its child's natural width up to `width`.
  package func widens(to width: Int) {
    gtk_scrolled_window_set_propagate_natural_width(opaque, 1)
    gtk_scrolled_window_set_max_content_width(opaque, Int32(width))
  }
}

/// A child with overlays, placed by their alignment.
package final class Overlay: Widget {
  package init(_ child: Widget, above: [Widget] = []) {
    super.init(gtk_overlay_new())
    gtk_overlay_set_child(opaque, child.pointer)
    above.forEach(add)
  }

  package func add(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.pointer) }
}

/// A separator line.
package final class Separator: Widget {
  package init(_ orientation: Orientation) {
    super.init(gtk_separator_new(orientation.native))
  }
}
