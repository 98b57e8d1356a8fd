/// One exchange of the controller on show in a navigation controller.
final class StackTransition {
  let old: ViewController?
  let new: ViewController?
  /// Whether the new one comes from the right and covers the old one.
  let isPush: Bool
  let isAnimated: Bool
  /// Whether it started while another was under way, which UIKit warns of.
  let isNested: Bool
  /// Whether it was given up, and its views are on their way back.
  var isReturning: Bool { onReturn != nil }
  /// What happens when they are back, once.
  private var onReturn: (() -> Void)?
  /// What the bar says before and after; nil until the new title is known.
  var faces: (before: Content.BarFace, after: Content.BarFace)?

  init(
    from old: ViewController?, to new: ViewController?, isPush: Bool, isAnimated: Bool,
    isNested: Bool = false
  ) {
    (self.old, self.new, self.isPush) = (old, new, isPush)
    (self.isAnimated, self.isNested) = (isAnimated, isNested)
  }

  /// Gives it up: `body` runs when its views are back.
  func giveUp(_ body: @escaping () -> Void) { onReturn = body }

  /// Its views are back.
  func takeReturn() -> (() -> Void)? {
    defer { onReturn = nil }
    return onReturn
  }

  /// Where the two views are when it has come this far, 0…1.
  ///
  /// The covering view crosses the whole width, the covered one less than a third of it.
  func places(at progress: Double, in bounds: CGRect) -> (old: CGRect, new: CGRect) {
    let cover = bounds.width * (isPush ? 1 - progress : progress)
    let shift = -0.3 * bounds.width * (isPush ? progress : 1 - progress)
    let (front, back) = (bounds.offsetBy(dx: cover, dy: 0), bounds.offsetBy(dx: shift, dy: 0))
    return isPush ? (old: back, new: front) : (old: front, new: back)
  }

  /// What the bar shows then: its titles go the way that the views go.
  func bar(at progress: Double) -> Content.SlidingBar? {
    faces.map { faces in
      isPush
        ? Content.SlidingBar(lower: faces.before, upper: faces.after, progress: progress)
        : Content.SlidingBar(lower: faces.after, upper: faces.before, progress: 1 - progress)
    }
  }
}
