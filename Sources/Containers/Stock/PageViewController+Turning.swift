/// Page turns.
extension PageViewController {
  /// Shows another page.
  ///
  /// On screen the page is turned: it receives `willMove(toParent:)` now and `didMove(toParent:)`
  /// after it has appeared; the old page receives `didMove(toParent: nil)` after it has
  /// disappeared. Off screen the page is exchanged immediately; if set animated while the view is
  /// being loaded, it appears in the call. During a turn the call is deferred. Refused as PG1
  /// unless there is exactly one controller, and like `addChild(_:)`.
  ///
  /// UIKit: `setViewControllers(_:direction:animated:completion:)`, since iOS 5.
  public final func setViewControllers(
    _ controllers: [ViewController], direction: Direction = .forward, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    simulation.log(
      call: "setViewControllers([\(controllers.names)], direction: .\(direction), "
        + "animated: \(animated))", of: self)
    guard controllers.count == 1 else {
      simulation.report(NumberOfPages.diagnostic(in: self, given: controllers))
      return
    }
    guard canStart else {
      waiting.append { [weak self] in
        self?.show(
          controllers[0], direction: direction, animated: animated, completion: completion)
      }
      return
    }
    show(controllers[0], direction: direction, animated: animated, completion: completion)
  }

  private func show(
    _ new: ViewController, direction: Direction, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard new !== visible else {
      completion?(true)
      return
    }
    guard !refusesOne(of: [new]) else { return }
    guard appearancePhase == .appeared, let old = visible else {
      let appears = animated && appearsOffWindow
      work { if appears { showOffWindow(new) } else { putInPlace(new) } }
      completion?(true)
      doWhatWaits()
      return
    }
    let turn = PageTurn(
      from: old, to: new, direction, isAnimated: animated, completion: completion)
    guard work({ begin(turn) }) else { return doWhatWaits() }
    if animated {
      slide(turn, from: 0)
    } else {
      finish(turn)
    }
  }

  /// The will half, the same in both styles: the new page before the old one.
  func begin(_ turn: PageTurn) -> Bool {
    running = turn
    arriving.insert(turn.new.id)
    dispatched.addChild(turn.new)
    guard running === turn else { return false }
    visible = turn.new
    turn.new.loadViewIfNeeded()
    guard running === turn else { return false }
    appearances.begin(turn.new, appearing: true, animated: turn.isAnimated)
    guard running === turn else { return false }
    appearances.begin(turn.old, appearing: false, animated: turn.isAnimated)
    guard running === turn else { return false }
    place(
      turn.new,
      at: turn.isNewBelow(style: transitionStyle) ? 0 : contentView.subviews.count)
    guard turn.new.parent !== self || turn.new.viewIfLoaded?.superview === contentView else {
      // The view was refused; the old page stays.
      fallBack(turn)
      turn.completion?(false)
      return false
    }
    move(turn, to: turn.isAnimated ? 0 : 1)
    return true
  }

  func slide(_ turn: PageTurn, from progress: Double) {
    animate(duration: Self.turnDuration * (1 - progress)) { [self] in
      move(turn, to: 1)
    } completion: { [self] in
      finish(turn)
    } turnAround: { [self] fraction in
      turnAround(turn, at: progress + (1 - progress) * fraction)
    }
  }

  /// The did half: new before old for scrolled pages, old before new for curled ones.
  private func finish(_ turn: PageTurn) {
    guard running === turn else { return }
    work {
      takeOut(turn.old)
      if transitionStyle == .scroll { arrive(turn.new) } else { depart(turn.old) }
      // The pager may have disappeared meanwhile, and the new page with it.
      guard running === turn else { return }
      running = nil
      if transitionStyle == .scroll { depart(turn.old) } else { arrive(turn.new) }
      view.setNeedsLayout()
      tellDelegateOfEnd(of: turn, isCompleted: true)
      turn.completion?(true)
    }
    doWhatWaits()
  }

  /// Lets a page fall back after a canceled gesture.
  func fallBack(_ turn: PageTurn) {
    guard running === turn else { return }
    visible = turn.old
    let steps: [() -> Void] = [
      { [self] in appearances.begin(turn.old, appearing: true, animated: true) },
      { [self] in appearances.end(turn.old) },
      { [self] in appearances.begin(turn.new, appearing: false, animated: true) },
      { [self] in
        takeOut(turn.new)
        depart(turn.new)
      },
    ]
    // The pager may disappear in any of these calls, and its pages with it.
    for step in transitionStyle == .scroll ? [0, 1, 2, 3] : [2, 0, 3, 1] where running === turn {
      work(steps[step])
    }
    guard running === turn else {
      doWhatWaits()
      return
    }
    running = nil
    animate(duration: Self.turnDuration) { [self] in
      turn.old.viewIfLoaded?.frame = contentView.bounds
    }
    tellDelegateOfEnd(of: turn, isCompleted: false)
    doWhatWaits()
  }

  /// Ends a page turn because the pager itself disappears.
  ///
  /// An active gesture ends with it: before the middle the page falls back.
  func cutTurnShort() {
    guard let turn = running else { return }
    if swipe.isActive, swipe.progress < 0.5 { visible = turn.old }
    running = nil
    let gone = visible === turn.old ? turn.new : turn.old
    work {
      appearances.begin(gone, appearing: false, animated: turn.isAnimated)
      takeOut(gone)
      depart(gone)
      view.setNeedsLayout()
      tellDelegateOfEnd(of: turn, isCompleted: visible === turn.new)
      turn.completion?(false)
    }
  }

  /// Whether a page turn can start now.
  var canStart: Bool { running == nil && workDepth == 0 && !appearancePhase.isTransitional }

  func work<Result>(_ body: () -> Result) -> Result {
    workDepth += 1
    defer { workDepth -= 1 }
    return body()
  }

  func doWhatWaits() { while canStart, !waiting.isEmpty { waiting.removeFirst()() } }

  private func tellDelegateOfEnd(of turn: PageTurn, isCompleted: Bool) {
    guard turn.isByFinger, let delegate else { return }
    simulation.noteDelegate(.didFinishAnimating, of: self, about: turn.old)
    delegate.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [turn.old],
      transitionCompleted: isCompleted)
  }
}

/// Adding and removing pages.
extension PageViewController {
  /// Exchanges the page without appearance callbacks, if nothing is on screen or there was no page.
  private func putInPlace(_ new: ViewController) {
    let old = visible
    visible = new
    arriving.insert(new.id)
    dispatched.addChild(new)
    if let old {
      takeOut(old)
      depart(old)
    }
    let isOnScreen = appearancePhase == .appeared
    if isOnScreen { appearances.begin(new, appearing: true, animated: false) }
    place(new, at: contentView.subviews.count)
    new.view.frame = contentView.bounds
    if isOnScreen { appearances.end(new) }
    finishArriving(new)
  }

  /// Whether a page set animated appears without a window, as in a log of a page controller's
  /// `viewDidLoad`.
  private var appearsOffWindow: Bool {
    simulation.policy.pagesAppearOffWindow && appearancePhase == .disappeared
      && viewIfLoaded.map { $0.window == nil } == true
  }

  /// Shows a page in the call with all its callbacks, without a window.
  private func showOffWindow(_ new: ViewController) {
    let old = visible
    visible = new
    arriving.insert(new.id)
    dispatched.addChild(new)
    new.loadViewIfNeeded()
    guard visible === new, new.parent === self else { return }
    appearances.begin(new, appearing: true, animated: true)
    if let old { appearances.begin(old, appearing: false, animated: true) }
    place(new, at: contentView.subviews.count)
    new.viewIfLoaded?.frame = contentView.bounds
    appearances.end(new)
    finishArriving(new)
    guard let old else { return }
    takeOut(old)
    depart(old)
  }

  private func arrive(_ page: ViewController) {
    appearances.end(page)
    finishArriving(page)
  }

  func finishArriving(_ page: ViewController) {
    guard page.parent === self, arriving.remove(page.id) != nil else { return }
    page.tell(.didMove(toParent: id))
  }

  private func depart(_ page: ViewController) {
    appearances.end(page)
    arriving.remove(page.id)
    if page.parent === self { page.dispatched.removeFromParent() }
  }

  func move(_ turn: PageTurn, to progress: Double) {
    let places = turn.places(
      at: progress, in: contentView.bounds, style: transitionStyle,
      along: navigationOrientation)
    turn.old.viewIfLoaded?.frame = places.old
    turn.new.viewIfLoaded?.frame = places.new
  }

  func place(_ page: ViewController, at index: Int) {
    page.loadViewIfNeeded()
    guard page.parent === self, page.view.superview !== contentView else { return }
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.insertSubview(page.view, at: index)
  }

  private func takeOut(_ page: ViewController) {
    guard let old = page.viewIfLoaded, old.superview === contentView else { return }
    old.removeFromSuperview()
  }
}
