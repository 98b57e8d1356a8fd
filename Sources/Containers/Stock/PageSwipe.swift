/// A finger that turns a page, and may let it fall back.
///
/// Ours, in place of UIKit's `gestureRecognizers` of a page view controller.
public final class PageSwipe {
  private weak var pages: PageViewController?
  private var turn: PageTurn?
  /// How far the finger has come, 0…1.
  public private(set) var progress = 0.0

  init(of pages: PageViewController) { self.pages = pages }

  /// Whether the finger is down.
  public var isActive: Bool {
    guard let turn else { return false }
    return pages?.running === turn
  }

  /// Puts the finger down: the will half of a turning.
  ///
  /// The data source is asked for the page. Nothing happens, and the answer is false, when it has
  /// none, while a page is turned, and off screen.
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
    // The delegate may have turned the page itself, or taken the pages off the screen.
    guard pages.canStart, pages.visible === old, pages.appearancePhase == .appeared else {
      return false
    }
    let turn = PageTurn(from: old, to: new, direction, isAnimated: true, isByFinger: true)
    self.turn = turn
    return pages.work { pages.begin(turn) }
  }

  /// Moves the finger; values outside 0…1 count as the nearer end.
  public func update(_ progress: Double) {
    guard isActive, progress.isFinite, let turn else { return }
    self.progress = min(max(progress, 0), 1)
    pages?.move(turn, to: self.progress)
  }

  /// Lifts the finger past the middle: the page is turned, and the did half follows.
  public func finish() {
    guard isActive, let pages, let turn else { return }
    pages.simulation.log(call: "swipe.finish()", of: pages)
    self.turn = nil
    pages.slide(turn, from: progress)
  }

  /// Lifts the finger before the middle: the page falls back.
  public func cancel() {
    guard isActive, let pages, let turn else { return }
    pages.simulation.log(call: "swipe.cancel()", of: pages)
    self.turn = nil
    pages.fallBack(turn)
  }
}
