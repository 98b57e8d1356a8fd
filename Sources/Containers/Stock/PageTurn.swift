/// A page turn.
final class PageTurn {
  let old: ViewController
  let new: ViewController
  let direction: PageViewController.Direction
  let isAnimated: Bool
  /// Whether it is interactive.
  let isByFinger: Bool
  let completion: ((Bool) -> Void)?

  init(
    from old: ViewController, to new: ViewController, _ direction: PageViewController.Direction,
    isAnimated: Bool, isByFinger: Bool = false, completion: ((Bool) -> Void)? = nil
  ) {
    (self.old, self.new, self.direction) = (old, new, direction)
    (self.isAnimated, self.isByFinger, self.completion) = (isAnimated, isByFinger, completion)
  }

  /// The frames of both pages at a progress, 0…1.
  ///
  /// Scrolled pages move side by side, or one below the other. Of curled pages only the upper
  /// moves: the old one leaves to the left, or upward, or the new one returns from there.
  func places(
    at progress: Double, in bounds: CGRect, style: PageViewController.Style,
    along orientation: PageViewController.NavigationOrientation = .horizontal
  ) -> (old: CGRect, new: CGRect) {
    func shifted(by pages: Double) -> CGRect {
      orientation == .horizontal
        ? bounds.offsetBy(dx: bounds.width * pages, dy: 0)
        : bounds.offsetBy(dx: 0, dy: bounds.height * pages)
    }
    return switch (style, direction) {
    case (.scroll, .forward): (shifted(by: -progress), shifted(by: 1 - progress))
    case (.scroll, .reverse): (shifted(by: progress), shifted(by: progress - 1))
    case (.curl, .forward): (shifted(by: -progress), bounds)
    case (.curl, .reverse): (bounds, shifted(by: progress - 1))
    }
  }

  /// Whether the new page is below the old one.
  func isNewBelow(style: PageViewController.Style) -> Bool {
    style == .curl && direction == .forward
  }
}
