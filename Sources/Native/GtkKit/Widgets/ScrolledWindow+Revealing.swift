internal import CGtk

/// Bringing what stands in a scrolled window in sight once it has its place.
extension ScrolledWindow {
  /// How much is seen beyond what is brought in sight, in points.
  private static let margin = 12.0

  /// Calls `body` once, after the next layout gave everything within its place.
  package func whenPlaced(_ body: @escaping () -> Void) {
    let clock = FrameClock(of: self)
    var isPlaced = false
    placing = clock
    clock.start { [weak self] _ in
      // This one comes before the layout, the next one after it.
      guard isPlaced else {
        isPlaced = true
        return true
      }
      self?.placing = nil
      body()
      return false
    }
  }

  /// Whether there is room for all of them at once.
  package func hasRoom(for widgets: [Widget]) -> Bool {
    height(of: widgets).map { $0.upperBound - $0.lowerBound <= page } ?? true
  }

  /// Whether all of a widget is seen.
  package func isSeen(_ widget: Widget) -> Bool {
    let seen = seenHeight
    return height(of: [widget], margin: 0).map {
      seen.lowerBound <= $0.lowerBound && $0.upperBound <= seen.upperBound
    } ?? false
  }

  /// Scrolls as little as it takes to show widgets, and some of them above all; of more than there is room for,
  /// the beginning.
  package func show(_ widgets: [Widget], above all: [Widget]) {
    guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return }
    var value = gtk_adjustment_get_value(adjustment)
    for part in [height(of: widgets + all), height(of: all)].compactMap(\.self) {
      value = min(max(value, part.upperBound - page), part.lowerBound)
    }
    // Set, not clamped: that ends a scrolling to what has the keyboard which may be under way.
    gtk_adjustment_set_value(adjustment, value)
  }

  private var page: Double {
    gtk_adjustment_get_page_size(gtk_scrolled_window_get_vadjustment(opaque))
  }

  /// From where to where widgets reach in all that can be scrolled to; nil if none of them is there.
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
