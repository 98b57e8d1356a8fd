import Containers
import Testing

/// The page view controller, semantics 7.3.
@Suite struct `The page view controller` {
  typealias Pages = PageViewController

  /// The letters a to c, a page each, made again for each request; it also watches.
  private final class Book: PageViewControllerDataSource, PageViewControllerDelegate {
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { page(viewController, -1) }
    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { page(viewController, 1) }
    private func page(_ from: ViewController, _ step: Int) -> ViewController? {
      let names = ["a", "b", "c"]
      let index = (names.firstIndex(of: from.name) ?? 0) + step
      return names.indices.contains(index) ? ViewController(names[index]) : nil
    }
  }

  private func stage(
    _ style: Pages.Style, profile: Profile = .ios17, isOnScreen: Bool = true
  ) -> StockStage<Pages> {
    StockStage<Pages>(profile: profile, isOnScreen: isOnScreen) {
      let pages = Pages("P", transitionStyle: style)
      pages.dataSource = pages.attachment(Book())
      pages.setViewControllers([ViewController("a")], animated: false)
      return pages
    }
  }

  // Rule 7.3 off the window: The page is put in place with both moves, and appears with the pager;
  // set animated it appears at once (14.5).
  @Test func `7.3 off screen a page is placed immediately, and appears with the pager`() {
    let stage = StockStage<Pages>(isOnScreen: false) { Pages("P") }
    stage.call { stage.root.setViewControllers([stage.make("a")], animated: true) }
    #expect(
      stage.trace() == [
        "0 a willMove(toParent: P)", "0 a loadView", "0 a viewDidLoad", "0 a didMove(toParent: P)",
      ])
    stage.show()
    #expect(stage.story() == "P.load P.WA a.WA P.IA a.IA P.DA a.DA")
  }

  // Rule 7.3 curl: n.WA o.WD, o.DD n.DA.
  // Also: `7.3 a turn without animation`.
  // Rule 7.3 moves: `willMove` before, `didMove` after the did callback; then the page on show is
  // the only child.
  // Also: `7.3 a swipe to the end, and back`, `7.3 requests during a turn wait`.
  // Rule 7.3 scroll: n.WA o.WD, n.DA o.DD.
  // Also: `7.3 a turn without animation`.
  @Test(arguments: [
    (
      Pages.Style.scroll,
      "b.will(P) b.load b.WA* a.WD* b.IA* @350 b.DA* b.did(P) a.DD* a.did(nil) done"
    ),
    (.curl, "b.will(P) b.load b.WA* a.WD* b.IA* @350 a.DD* a.did(nil) b.DA* b.did(P) done"),
  ])
  func `7.3 a turn, animated`(style: Pages.Style, told: String) {
    let stage = stage(style)
    stage.settle {
      stage.root.setViewControllers([stage.make("b")], animated: true) { finished in
        #expect(finished)
        #expect(stage.root.children.names == "b")
      }
    }
    #expect(stage.story() + " done" == told)
    #expect(stage.root.viewControllers.names == "b")
    #expect(stage.root.children[0].view.frame.text == "0,0,320,460")
  }

  @Test(arguments: [
    (Pages.Style.scroll, "b.will(P) b.load b.WA a.WD b.IA b.DA b.did(P) a.DD a.did(nil)"),
    (.curl, "b.will(P) b.load b.WA a.WD b.IA a.DD a.did(nil) b.DA b.did(P)"),
  ])
  func `7.3 a turn without animation`(style: Pages.Style, told: String) {
    let stage = stage(style)
    stage.settle { stage.root.setViewControllers([stage.make("b")], animated: false) }
    #expect(stage.story() == told)
  }

  // Rule 7.3 given up: The old page appears again, the new one disappears, in the order of the
  // style.
  // Also: `7.3 leaving the screen before the middle of a swipe cancels it`.
  @Test(arguments: [
    (Pages.Style.scroll, "a.WA* a.DA* b.WD* b.DD* b.did(nil)"),
    (.curl, "b.WD* a.WA* b.DD* b.did(nil) a.DA*"),
  ])
  func `7.3 a swipe, cancelled`(style: Pages.Style, told: String) {
    let stage = stage(style)
    let delegate = Book()
    stage.root.delegate = delegate
    stage.call { #expect(stage.root.swipe.begin(.forward)) }
    stage.turn()
    #expect(stage.story() == "willTransition(b) b.will(P) b.load b.WA* a.WD* b.IA*")
    #expect(stage.root.children.names == "a,b")
    stage.call {
      stage.root.swipe.update(0.5)
      stage.root.swipe.cancel()
    }
    #expect(stage.story() == "\(told) didFinishAnimating(a)")
    stage.finish()
    #expect(stage.story() == "" && stage.root.children.names == "a")
    #expect(stage.root.children[0].view.frame.text == "0,0,320,460")
  }

  @Test func `7.3 a swipe to the end, and back`() {
    let stage = stage(.scroll)
    stage.call {
      #expect(!stage.root.swipe.begin(.reverse), "there is nothing before a")
      stage.root.swipe.begin(.forward)
      stage.root.swipe.update(0.5)
      stage.root.swipe.finish()
      #expect(!stage.root.swipe.begin(.forward), "one page at a time")
    }
    stage.finish()
    #expect(
      stage.story() == "b.will(P) b.load b.WA* a.WD* b.IA* @175 b.DA* b.did(P) a.DD* a.did(nil)")
    stage.call { #expect(stage.root.swipe.begin(.reverse)) }
    let new = stage.root.children[1]
    #expect(new.name == "a" && new.view.frame.text == "-320,0,320,460")
    stage.settle { stage.root.swipe.finish() }
    #expect(stage.root.viewControllers.names == "a")
  }

  @Test func `7.3 requests during a turn wait`() {
    let stage = stage(.scroll)
    stage.settle {
      for name in ["b", "c", "d"] {
        stage.root.setViewControllers([stage.make(name)], animated: true)
      }
    }
    #expect(stage.root.viewControllers.names == "d" && stage.root.children.names == "d")
    #expect(stage.simulation.clock.milliseconds == 1050)
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test(arguments: Pages.Style.allCases)
  func `leaving the screen during a turn ends it`(style: Pages.Style) {
    let stage = stage(style)
    let other = stage.make("other")
    stage.call { stage.root.setViewControllers([stage.make("b")], animated: true) }
    stage.advance(by: 100)
    _ = stage.story()
    stage.settle { stage.window.rootViewController = other }
    #expect(
      stage.story()
        == "@100 P.WD a.DD* a.did(nil) b.WD other.load other.WA other.IA P.DD b.DD b.did(P) "
        + "other.DA")
    stage.settle { stage.window.rootViewController = stage.root }
    #expect(stage.root.children.map(\.appearancePhase) == [.appeared])
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (
      0.3, "@0 P.WD b.WD* b.DD* b.did(nil) other.load other.WA other.IA P.DD a.DD* other.DA",
      "other.WD P.WA a.WA P.IA a.IA other.DD P.DA a.DA"
    ),
    (
      0.7, "@0 P.WD a.DD* a.did(nil) b.WD other.load other.WA other.IA P.DD b.DD b.did(P) other.DA",
      "other.WD P.WA b.WA P.IA b.IA other.DD P.DA b.DA"
    ),
  ])
  func `7.3 leaving the screen before the middle of a swipe cancels it`(
    progress: Double, told: String, back: String
  ) {
    let stage = stage(.scroll)
    let other = stage.make("other")
    stage.call {
      stage.root.swipe.begin(.forward)
      stage.root.swipe.update(progress)
    }
    stage.turn()
    _ = stage.story()
    stage.settle { stage.window.rootViewController = other }
    #expect("@0 " + stage.story() == told)
    stage.settle { stage.window.rootViewController = stage.root }
    #expect(stage.story() == back)
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `a swipe begun while a swipe begins is the only one`() {
    let stage = stage(.scroll)
    final class Hasty: PageViewControllerDelegate {
      var isAsked = false
      func pageViewController(
        _ pageViewController: PageViewController,
        willTransitionTo pendingViewControllers: [ViewController]
      ) {
        guard !isAsked else { return }
        isAsked = true
        pageViewController.swipe.begin(.reverse)
      }
    }
    let (hasty, book) = (Hasty(), Neighbours(before: stage.make("b"), after: stage.make("c")))
    (stage.root.delegate, stage.root.dataSource) = (hasty, book)
    #expect(stage.root.swipe.begin(.forward) == false)
    stage.root.swipe.finish()
    stage.settle {}
    #expect(stage.root.children.map { "\($0) \($0.appearancePhase)" } == ["b appeared"])
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  /// A book of one page with one before it and one after it.
  private final class Neighbours: PageViewControllerDataSource {
    let (before, after): (ViewController, ViewController)

    init(before: ViewController, after: ViewController) {
      (self.before, self.after) = (before, after)
    }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerBefore viewController: ViewController
    ) -> ViewController? { before }

    func pageViewController(
      _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? { after }
  }

  // Rule 7.3 PG1: One page, no more and no less.
  // Rule 8 PG1: Another number of pages than one.
  @Test func `PG1 any number of pages other than one is refused`() {
    let stage = stage(.scroll)
    #expect(stage.leavesAll { stage.root.setViewControllers([], animated: true) })
    let two = ["x", "y"].map(stage.make)
    #expect(stage.leavesAll { stage.root.setViewControllers(two, animated: false) })
    #expect(stage.refusals == ["PG1", "PG1"])
    #expect(
      stage.simulation.refusals.map(\.message).last
        == "The number of view controllers provided (2) doesn't match the number required (1) "
        + "for the requested transition")
  }
}
