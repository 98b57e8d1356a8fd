/// Scrolls the active field clear of the keyboard.
///
/// While the keyboard is shown, the content can be scrolled further by the covered height; when it
/// hides, the offset is restored, unless the user has scrolled meanwhile.
///
/// Source: a separate object for this is Soroush Khanlou's idea, according to "Container View
/// Controllers Redux" (2019).
package final class KeyboardScroller {
  /// The scroll view.
  package let scrollView: ScrollView
  /// The offsets before the keyboard was shown and after scrolling.
  private var move: (from: CGPoint, to: CGPoint)?

  /// Creates a helper for a scroll view.
  package init(_ scrollView: ScrollView) { self.scrollView = scrollView }

  /// Makes room and reveals the active field.
  package func keyboardWillShow(_ notice: KeyboardNotice) {
    let start = move.map { $0.to == scrollView.contentOffset ? $0.from : scrollView.contentOffset }
    let from = start ?? scrollView.contentOffset
    View.animate(withDuration: notice.duration) {
      scrollView.contentInset.bottom = overlap(with: notice.frame)
      if let field = notice.activeField { show(field) }
    }
    move = (from, scrollView.contentOffset)
  }

  /// Restores the content.
  package func keyboardWillHide(_ notice: KeyboardNotice) {
    let move = move
    self.move = nil
    View.animate(withDuration: notice.duration) {
      scrollView.contentInset.bottom = 0
      if let move, move.to == scrollView.contentOffset { scrollView.contentOffset = move.from }
      scrollView.contentOffset = scrollView.inside(scrollView.contentOffset)
    }
  }

  /// The covered height of the view.
  private func overlap(with keyboard: CGRect) -> Double {
    let place = scrollView.place(of: scrollView.bounds)
    return min(max(0, place.maxY - max(place.minY, keyboard.minY)), place.height)
  }

  private func show(_ field: View) {
    let place = field.place(of: field.bounds, in: scrollView).insetBy(dx: 0, dy: -Self.margin)
    scrollView.scrollRectToVisible(place, animated: false)
  }

  /// The minimum space above and below a field, in points.
  private static let margin = 8.0
}

extension View {
  /// Converts one of its rectangles to the window or to an ancestor view, ignoring transforms.
  func place(of rect: CGRect, in outer: View? = nil) -> CGRect {
    var (rect, view) = (rect, self)
    while view !== outer, let superview = view.superview {
      rect = rect.offsetBy(
        dx: view.frame.minX - view.bounds.minX, dy: view.frame.minY - view.bounds.minY)
      view = superview
    }
    return rect
  }
}
