/// A transition of a navigation controller.
final class StackTransition {
  let old: ViewController?
  let new: ViewController?
  /// Whether the new controller slides in from the right, over the old one.
  let isPush: Bool
  let isAnimated: Bool
  /// Whether it started while another was running, which UIKit warns about.
  let isNested: Bool
  /// Whether it was canceled, and its views are moving back.
  var isReturning: Bool { onReturn != nil }
  /// Called once when the views are back.
  private var onReturn: (() -> Void)?
  /// The bar's contents before and after; nil until the new title is known.
  var faces: (before: Content.BarFace, after: Content.BarFace)?

  init(
    from old: ViewController?, to new: ViewController?, isPush: Bool, isAnimated: Bool,
    isNested: Bool = false
  ) {
    (self.old, self.new, self.isPush) = (old, new, isPush)
    (self.isAnimated, self.isNested) = (isAnimated, isNested)
  }

  /// Cancels it: `body` is called when its views are back.
  func giveUp(_ body: @escaping () -> Void) { onReturn = body }

  /// Its views are back: returns the handler, once.
  func takeReturn() -> (() -> Void)? {
    defer { onReturn = nil }
    return onReturn
  }

  /// The frames of the two views at a progress, 0…1.
  ///
  /// The covering view crosses the whole width, the covered one less than a third of it.
  func places(at progress: Double, in bounds: CGRect) -> (old: CGRect, new: CGRect) {
    let cover = bounds.width * (isPush ? 1 - progress : progress)
    let shift = -0.3 * bounds.width * (isPush ? progress : 1 - progress)
    let (front, back) = (bounds.offsetBy(dx: cover, dy: 0), bounds.offsetBy(dx: shift, dy: 0))
    return isPush ? (old: back, new: front) : (old: front, new: back)
  }

  /// The bar's contents at a progress: its titles move with the views.
  func bar(at progress: Double) -> Content.SlidingBar? {
    faces.map { faces in
      isPush
        ? Content.SlidingBar(lower: faces.before, upper: faces.after, progress: progress)
        : Content.SlidingBar(lower: faces.after, upper: faces.before, progress: 1 - progress)
    }
  }
}
