internal import CGtk

/// Scrolling to descendants after layout.
extension ScrolledWindow {
  /// The margin around the revealed widgets, in points.
  private static let margin = 12.0

  /// Calls `body` once, after the next layout.
  package func whenPlaced(_ body: @escaping () -> Void) {
    let clock = FrameClock(of: self)
    var isPlaced = false
    placing = clock
    clock.start { [weak self] _ in
      // The first tick precedes the layout, the second follows it.
      guard isPlaced else {
        isPlaced = true
        return true
      }
      self?.placing = nil
      body()
      return false
    }
  }

  /// Whether all of them fit at once.
  package func hasRoom(for widgets: [Widget]) -> Bool {
    height(of: widgets).map { $0.upperBound - $0.lowerBound <= page } ?? true
  }

  /// Whether a widget is fully visible.
  package func isSeen(_ widget: Widget) -> Bool {
    let seen = seenHeight
    return height(of: [widget], margin: 0).map {
      seen.lowerBound <= $0.lowerBound && $0.upperBound <= seen.upperBound
    } ?? false
  }

  /// Scrolls by the minimum distance to show widgets, with priority for `all`; if they do not fit,
  /// to their start.
  package func show(_ widgets: [Widget], above all: [Widget]) {
    guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return }
    var value = gtk_adjustment_get_value(adjustment)
    for part in [height(of: widgets + all), height(of: all)].compactMap(\.self) {
      value = min(max(value, part.upperBound - page), part.lowerBound)
    }
    // Set, not clamped: this ends a scroll animation to the focused widget.
    gtk_adjustment_set_value(adjustment, value)
  }

  private var page: Double {
    gtk_adjustment_get_page_size(gtk_scrolled_window_get_vadjustment(opaque))
  }

  /// The vertical range of widgets in the content; nil if none is there.
  private func height(of widgets: [Widget], margin: Double = margin) -> ClosedRange<Double>? {
    let places = widgets.compactMap { widget -> ClosedRange<Double>? in
      var bounds = graphene_rect_t()
      guard let viewport = gtk_scrolled_window_get_child(opaque),
        let content = gtk_viewport_get_child(OpaquePointer(viewport)), widget.isVisible,
        gtk_widget_compute_bounds(widget.pointer, content, &bounds) != 0
      else { return nil }
      let top = Double(bounds.origin.y)
      return top - margin...top + Double(bounds.size.height) + margin
    }
    guard let top = places.map(\.lowerBound).min(), let bottom = places.map(\.upperBound).max()
    else { return nil }
    return top...bottom
  }
}
