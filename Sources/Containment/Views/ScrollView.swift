/// A view that shows a part of something larger, and lets a finger move it.
///
/// The origin of its bounds says which part: views in it keep their frames. UIKit: `UIScrollView`.
///
/// UIKit: `UIScrollView`, since iOS 2.
open class ScrollView: View {
  /// How large the whole is.
  ///
  /// UIKit: `contentSize`, since iOS 2.
  public final var contentSize = CGSize.zero
  /// The insets around the content.
  ///
  /// UIKit: `contentInset`, since iOS 2.
  public final var contentInset = EdgeInsets.zero
  /// Whether a finger can move the content.
  ///
  /// UIKit: `isScrollEnabled`, since iOS 2.
  public final var isScrollEnabled = true
  /// Called whenever the visible part has become another.
  ///
  /// UIKit: `scrollViewDidScroll(_:)` of the delegate, since iOS 2.
  public final var onScroll: ((ScrollView) -> Void)?

  /// Where the content stood when a finger began to move it.
  final var panStart: CGPoint?

  /// A view of no size that cuts off what lies outside it.
  public override init(_ name: String? = nil) {
    super.init(name)
    clipsToBounds = true
  }

  /// The point of the content that stands at the upper left; kept in the origin of the bounds.
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

  /// Moves the content; animated it glides for 0.3 s.
  ///
  /// UIKit: `setContentOffset(_:animated:)`, since iOS 2.
  public final func setContentOffset(_ offset: CGPoint, animated: Bool) {
    simulation.animate(duration: animated ? 0.3 : 0) {
      contentOffset = offset
    } completion: { _ in
    }
  }

  /// Moves the content as little as is needed to show a rectangle of it clear of the insets.
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

  /// Acts as a finger that drags the content by some points; it stops at the content's edges.
  ///
  /// Positive distances show what lies further left and above. Nothing happens while the view does
  /// not scroll or take touches.
  ///
  /// Ours, in place of touches.
  public final func drag(by distance: CGSize) {
    guard isScrollEnabled, isUserInteractionEnabled, distance.width.isFinite,
      distance.height.isFinite
    else { return }
    contentOffset = inside(
      CGPoint(x: contentOffset.x - distance.width, y: contentOffset.y - distance.height))
  }

  /// The offset nearest to one at which nothing beyond the content and its insets shows.
  package final func inside(_ offset: CGPoint) -> CGPoint {
    let inset = contentInset
    let last = CGPoint(
      x: contentSize.width + inset.right - bounds.width,
      y: contentSize.height + inset.bottom - bounds.height)
    return CGPoint(
      x: max(-inset.left, min(offset.x, last.x)), y: max(-inset.top, min(offset.y, last.y)))
  }
}
