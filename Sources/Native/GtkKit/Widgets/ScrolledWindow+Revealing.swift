internal import CGtk

/// Bringing what stands in a scrolled window in sight once it has its place.
extension ScrolledWindow {
  /// How much is seen beyond what is brought in sight, in points.
  private static let margin = 12.0

  /// Shows some of what stands within, once the next layout gave it its place; of more than there is room for,
  /// what is to be seen above all.
  ///
  /// `done` hears then whether there was room for all of it.
  package func reveal(
    _ widgets: [Widget], above all: Widget, done: @escaping (_ fits: Bool) -> Void = { _ in }
  ) {
    let clock = FrameClock(of: self)
    var isPlaced = false
    revealing = clock
    clock.start { [weak self] _ in
      // This one comes before the layout, the next one after it.
      guard isPlaced else {
        isPlaced = true
        return true
      }
      guard let self else { return false }
      revealing = nil
      done(scroll(to: widgets, above: all))
      return false
    }
  }

  private func scroll(to widgets: [Widget], above all: Widget) -> Bool {
    let places = (widgets + [all]).compactMap(height(of:))
    guard let last = places.last, let adjustment = gtk_scrolled_window_get_vadjustment(opaque)
    else { return true }
    let top = places.map(\.lowerBound).min() ?? last.lowerBound
    let bottom = places.map(\.upperBound).max() ?? last.upperBound
    let page = gtk_adjustment_get_page_size(adjustment)
    var value = gtk_adjustment_get_value(adjustment)
    for (top, bottom) in [(top, bottom), (last.lowerBound, last.upperBound)] {
      value = min(max(value, bottom - page), top)
    }
    // Set, not clamped: that ends a scrolling to what has the keyboard which may be under way.
    gtk_adjustment_set_value(adjustment, value)
    return bottom - top <= page
  }

  /// From where to where a widget reaches in all that can be scrolled to; nil if it stands somewhere else.
  private func height(of widget: Widget) -> ClosedRange<Double>? {
    var bounds = graphene_rect_t()
    guard let viewport = gtk_scrolled_window_get_child(opaque),
      let content = gtk_viewport_get_child(OpaquePointer(viewport)), widget.isVisible,
      gtk_widget_compute_bounds(widget.pointer, content, &bounds) != 0
    else { return nil }
    let top = Double(bounds.origin.y)
    return top - Self.margin...top + Double(bounds.size.height) + Self.margin
  }
}
