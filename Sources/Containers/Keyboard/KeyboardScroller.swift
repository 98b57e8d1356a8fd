/// Scrolls the active field clear of the keyboard: what every form needs, in one place.
///
/// While the keyboard is there, the content may be scrolled further by as much as it covers; when it
/// goes, the content goes back to where it was, unless the user has scrolled meanwhile.
///
/// Source: an object of its own for this is Soroush Khanlou's idea, as "Container View Controllers
/// Redux" (2019) tells.
public final class KeyboardScroller {
  /// What it scrolls.
  public let scrollView: ScrollView
  /// Where the content stood before the keyboard came, and where it was scrolled to.
  private var move: (from: CGPoint, to: CGPoint)?

  /// A helper for one scrolling view.
  public init(_ scrollView: ScrollView) { self.scrollView = scrollView }

  /// Makes room, and shows the active field.
  public func keyboardWillShow(_ notice: KeyboardNotice) {
    let start = move.map { $0.to == scrollView.contentOffset ? $0.from : scrollView.contentOffset }
    let from = start ?? scrollView.contentOffset
    View.animate(withDuration: notice.duration) {
      scrollView.contentInset.bottom = overlap(with: notice.frame)
      if let field = notice.activeField { show(field) }
    }
    move = (from, scrollView.contentOffset)
  }

  /// Takes the room back.
  public func keyboardWillHide(_ notice: KeyboardNotice) {
    let move = move
    self.move = nil
    View.animate(withDuration: notice.duration) {
      scrollView.contentInset.bottom = 0
      if let move, move.to == scrollView.contentOffset { scrollView.contentOffset = move.from }
      scrollView.contentOffset = scrollView.inside(scrollView.contentOffset)
    }
  }

  /// How much of the view is covered.
  private func overlap(with keyboard: CGRect) -> Double {
    let place = scrollView.place(of: scrollView.bounds)
    return min(max(0, place.maxY - max(place.minY, keyboard.minY)), place.height)
  }

  private func show(_ field: View) {
    let place = field.place(of: field.bounds, in: scrollView).insetBy(dx: 0, dy: -Self.margin)
    scrollView.scrollRectToVisible(place, animated: false)
  }

  /// How much stays free above and below a field, in points.
  private static let margin = 8.0
}
