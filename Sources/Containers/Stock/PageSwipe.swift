/// The interactive gesture that turns a page, and can be canceled.
///
/// An addition in place of UIKit's `gestureRecognizers` of a page view controller.
public final class PageSwipe {
  private weak var pages: PageViewController?
  private var turn: PageTurn?
  /// The progress of the gesture, 0…1.
  public private(set) var progress = 0.0

  init(of pages: PageViewController) { self.pages = pages }

  /// Whether the gesture is active.
  public var isActive: Bool {
    guard let turn else { return false }
    return pages?.running === turn
  }

  /// Begins the gesture: the will half of a page turn.
  ///
  /// Asks the data source for the page. Returns false and does nothing if there is none, during a
  /// turn, and off screen.
  @discardableResult
  public func begin(_ direction: PageViewController.Direction = .forward) -> Bool {
    guard let pages, pages.canStart, pages.appearancePhase == .appeared,
      let old = pages.visible, let source = pages.dataSource
    else { return false }
    let new =
      direction == .forward
      ? source.pageViewController(pages, viewControllerAfter: old)
      : source.pageViewController(pages, viewControllerBefore: old)
    guard let new, new !== old, pages.canStart, !pages.refusesOne(of: [new]) else {
      return false
    }
    pages.simulation.log(call: "swipe.begin(.\(direction))", of: pages)
    progress = 0
    if let delegate = pages.delegate {
      pages.simulation.noteDelegate(.willTransition, of: pages, about: new)
      delegate.pageViewController(pages, willTransitionTo: [new])
    }
    // The delegate may have turned the page itself, or removed the pager from the screen.
    guard pages.canStart, pages.visible === old, pages.appearancePhase == .appeared else {
      return false
    }
    let turn = PageTurn(from: old, to: new, direction, isAnimated: true, isByFinger: true)
    self.turn = turn
    return pages.work { pages.begin(turn) }
  }

  /// Updates the progress, clamped to 0…1.
  public func update(_ progress: Double) {
    guard isActive, progress.isFinite, let turn else { return }
    self.progress = min(max(progress, 0), 1)
    pages?.move(turn, to: self.progress)
  }

  /// Completes the gesture: the page turns, then the did half follows.
  public func finish() {
    guard isActive, let pages, let turn else { return }
    pages.simulation.log(call: "swipe.finish()", of: pages)
    self.turn = nil
    pages.slide(turn, from: progress)
  }

  /// Cancels the gesture: the page falls back.
  public func cancel() {
    guard isActive, let pages, let turn else { return }
    pages.simulation.log(call: "swipe.cancel()", of: pages)
    self.turn = nil
    pages.fallBack(turn)
  }
}
