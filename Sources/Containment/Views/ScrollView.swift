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
  /// Whether a finger can move the content.
  ///
  /// UIKit: `isScrollEnabled`, since iOS 2.
  public final var isScrollEnabled = true
  /// Called whenever the visible part has become another.
  ///
  /// UIKit: `scrollViewDidScroll(_:)` of the delegate, since iOS 2.
  public final var onScroll: ((ScrollView) -> Void)?

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

  /// Moves the content as little as is needed to show a rectangle of it.
  ///
  /// UIKit: `scrollRectToVisible(_:animated:)`, since iOS 2.
  public final func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    func nearest(_ low: Double, _ high: Double, start: Double, length: Double) -> Double {
      if low < start || high - low > length { return low }
      return high > start + length ? high - length : start
    }
    let goal = CGPoint(
      x: nearest(rect.minX, rect.maxX, start: bounds.minX, length: bounds.width),
      y: nearest(rect.minY, rect.maxY, start: bounds.minY, length: bounds.height))
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

  /// The offset nearest to one at which nothing beyond the content shows.
  private func inside(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: min(max(0, offset.x), max(0, contentSize.width - bounds.width)),
      y: min(max(0, offset.y), max(0, contentSize.height - bounds.height)))
  }
}
