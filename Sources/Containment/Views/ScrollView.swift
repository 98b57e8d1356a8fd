/// A view that shows a part of larger content, which a gesture can scroll.
///
/// The origin of its bounds selects the part: subviews keep their frames.
///
/// UIKit: `UIScrollView`, since iOS 2.
open class ScrollView: View {
  /// The size of the content.
  ///
  /// UIKit: `contentSize`, since iOS 2.
  public final var contentSize = CGSize.zero
  /// The insets around the content.
  ///
  /// UIKit: `contentInset`, since iOS 2.
  public final var contentInset = EdgeInsets.zero
  /// Whether a gesture can scroll the content.
  ///
  /// UIKit: `isScrollEnabled`, since iOS 2.
  public final var isScrollEnabled = true
  /// Called after every change of the visible part.
  ///
  /// UIKit: `scrollViewDidScroll(_:)` of the delegate, since iOS 2.
  public final var onScroll: ((ScrollView) -> Void)?

  /// The content offset at the start of a pan.
  final var panStart: CGPoint?

  /// Makes an empty view that clips to its bounds.
  public override init(_ name: String? = nil) {
    super.init(name)
    clipsToBounds = true
  }

  /// The point of the content at the upper left; stored as the origin of the bounds.
  ///
  /// A program may set it beyond the content, as in UIKit.
  ///
  /// UIKit: `contentOffset`, since iOS 2.
  public final var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds = CGRect(origin: newValue, size: bounds.size)
      setNeedsLayout()
      onScroll?(self)
    }
  }

  /// Scrolls the content; takes 0.3 s if animated.
  ///
  /// UIKit: `setContentOffset(_:animated:)`, since iOS 2.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    simulation.animate(duration: animated ? 0.3 : 0) {
      contentOffset = offset
    } completion: { _ in
    }
  }

  /// Scrolls the content by the least distance that shows a rectangle within the insets.
  ///
  /// UIKit: `scrollRectToVisible(_:animated:)`, since iOS 2.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func nearest(_ low: Double, _ high: Double, start: Double, length: Double) -> Double {
      if low < start || high - low > length { return low }
      return high > start + length ? high - length : start
    }
    let inset = contentInset
    let goal = CGPoint(
      x: nearest(
        rect.minX, rect.maxX, start: bounds.minX + inset.left,
        length: bounds.width - inset.left - inset.right) - inset.left,
      y: nearest(
        rect.minY, rect.maxY, start: bounds.minY + inset.top,
        length: bounds.height - inset.top - inset.bottom) - inset.top)
    setContentOffset(inside(goal), animated: animated)
  }

  /// Simulates dragging the content by some points; stops at the content's edges.
  ///
  /// Positive distances show content further left and up. Has no effect if the view does not scroll
  /// or receive touches.
  ///
  /// An addition to UIKit; simulates touches.
  public final func drag(by distance: CGSize) {
    guard isScrollEnabled, isUserInteractionEnabled, distance.width.isFinite,
      distance.height.isFinite
    else { return }
    contentOffset = inside(
      CGPoint(x: contentOffset.x - distance.width, y: contentOffset.y - distance.height))
  }

  /// The nearest offset that shows nothing beyond the content and its insets.
  package final func inside(_ offset: CGPoint) -> CGPoint {
    let inset = contentInset
    let last = CGPoint(
      x: contentSize.width + inset.right - bounds.width,
      y: contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: max(-inset.left, min(offset.x, last.x)), y: max(-inset.top, min(offset.y, last.y)))
  }
}
