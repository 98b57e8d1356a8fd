import Containers
import Testing

/// Corrections of rules by public evidence, in UIKit's own containers: semantics, second part,
/// section 1.
@Suite struct `A correction of the stock containers` {
  private final class Book: PageViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      setViewControllers([ViewController("a")], animated: true)
    }
  }

  // Rule 14.5: A page that is set animated while its controller's view is loaded and in no window
  // appears in the call (`pagesAppearOffWindow`).
  // Evidence: a log in Stack Overflow 48653763.
  // Also: `14.5 by policy a page set off the window waits for it`.
  @Test func `14.5 a page set with animation off the window appears immediately`() {
    let stage = StockStage<Book>(isOnScreen: false) { Book("G") }
    stage.call { stage.root.loadViewIfNeeded() }
    #expect(stage.story() == "G.load a.will(G) a.load a.WA* a.DA* a.did(G)")
    stage.show()
    #expect(stage.story() == "G.WA G.IA G.DA")
  }

  @Test func `14.5 by policy a page set off the window waits for it`() {
    let stage = StockStage<Book>(isOnScreen: false) { Book("G") }
    stage.simulation.policy.pagesAppearOffWindow = false
    stage.call { stage.root.loadViewIfNeeded() }
    #expect(stage.story() == "G.load a.will(G) a.load a.did(G)")
    stage.show()
    #expect(stage.story() == "G.WA a.WA G.IA a.IA G.DA a.DA")
  }

  @Test func `14.25 a pushed child receives viewIsAppearing before the old one disappears`() {
    let stage = nav(1)
    stage.show()
    _ = stage.trace()
    stage.settle {
      let host = ViewController("b")
      let child = ViewController("c")
      host.addChild(child)
      host.view.addSubview(child.view)
      child.didMove(toParent: host)
      stage.root.pushViewController(host, animated: false)
    }
    #expect(
      stage.story()
        == "c.will(b) b.load c.load c.did(b) b.will(N) a.WD b.WA c.WA willShow(b) b.IA c.IA a.DD "
        + "b.DA c.DA b.did(N) didShow(b)")
  }

  /// Two tabs, a stack and another; the first page presents in a context.
  private func tabs(
    inside: Bool
  ) -> (stage: StockStage<TabBarController>, page: ViewController, modal: ViewController) {
    var made: [ViewController] = []
    let stage = StockStage<TabBarController> {
      let (page, modal) = (ViewController("a"), ViewController("M"))
      made = [page, modal]
      page.definesPresentationContext = inside
      return TabBarController(
        "T",
        viewControllers: [
          NavigationController("N", rootViewController: page), ViewController("b"),
        ])
    }
    made[1].modalPresentationStyle = .currentContext
    stage.settle { made[0].present(made[1], animated: false) }
    _ = stage.trace()
    return (stage, made[0], made[1])
  }

  @Test func `a stack's presentation in its own context stays visible above the next tab`() {
    let (stage, _, modal) = tabs(inside: false)
    stage.settle { stage.root.selectedIndex = 1 }
    #expect(stage.story() == "b.load b.WA b.IA b.DA")
    #expect(modal.view.window != nil)
    stage.settle { stage.root.selectedIndex = 0 }
    #expect(stage.story() == "N.WA a.WA b.WD N.IA a.IA b.DD N.DA a.DA")
  }

  @Test func `a presentation in a tab's context leaves with the tab and receives nothing`() {
    let (stage, page, modal) = tabs(inside: true)
    stage.settle { stage.root.selectedIndex = 1 }
    #expect(stage.story() == "b.load b.WA N.WD b.IA N.DD b.DA")
    #expect(modal.view.window == nil)
    stage.settle { stage.root.selectedIndex = 0 }
    #expect(stage.story() == "N.WA a.WA b.WD N.IA a.IA b.DD N.DA a.DA")
    #expect(modal.view.window != nil && page.view.window != nil)
  }

  private func nav(_ count: Int, _ names: String = "abcd") -> StockStage<NavigationController> {
    let stage = StockStage<NavigationController>(isOnScreen: false) {
      let nav = NavigationController("N")
      nav.setViewControllers(names.prefix(count).map { ViewController("\($0)") }, animated: false)
      nav.delegate = nav.attachment(Listener())
      return nav
    }
    _ = stage.trace()
    return stage
  }

  private final class Listener: NavigationControllerDelegate {}

  // Rule 14.9: The callbacks of a cancelled pop come when the return animation has run.
  // Evidence: WWDC24, session 10145.
  // Also: `14.9 a stack that leaves the screen does not wait for a cancelled pop`.
  @Test func `14.9 a cancelled pop is reported when its views are back`() {
    let stage = nav(2)
    stage.show()
    _ = stage.trace()
    stage.call {
      stage.root.interactivePop.begin()
      stage.root.interactivePop.update(0.4)
      stage.root.interactivePop.cancel()
    }
    #expect(stage.root.viewControllers.names == "a")
    stage.finish()
    #expect(
      stage.trace() == [
        "0 b willMove(toParent: nil)", "0 a loadView", "0 a viewDidLoad",
        "0 b viewWillDisappear(true)", "0 a viewWillAppear(true)", "0 N delegate.willShow(a)",
        "0 a viewIsAppearing(true)", "140 a viewWillDisappear(true)",
        "140 a viewDidDisappear(true)", "140 b viewWillAppear(true)", "140 b viewDidAppear(true)",
      ])
    #expect(stage.root.viewControllers.names == "a,b")
    #expect(stage.root.children[1].view.frame.text == "0,0,320,416")
  }

  @Test func `14.9 a stack that leaves the screen does not wait for a cancelled pop`() {
    let stage = nav(2)
    stage.show()
    stage.call {
      stage.root.interactivePop.begin()
      stage.root.interactivePop.update(0.5)
    }
    stage.turn()
    stage.call { stage.root.interactivePop.cancel() }
    _ = stage.story()
    stage.settle { stage.window.rootViewController = nil }
    #expect(stage.story() == "N.WD a.WD* a.DD* b.WA* b.DA* b.WD N.DD b.DD")
    #expect(stage.root.viewControllers.names == "a,b")
  }

  // Rule 14.12: Controllers below the top leave a stack without `willMove` (`tellsBuriedOfMoves`).
  // An inference.
  // Evidence: Chameleon's author. Against it openradar 18002763, of `setViewControllers`: the top
  // that is taken off receives neither `willMove` nor `didMove`, where here it receives both as
  // after a pop; of those below it says nothing.
  // Also: `14.12 the top of a stack without a window receives its removal`.
  @Test func `14.12 controllers below the top leave a stack without callbacks`() {
    let stage = nav(3)
    stage.show()
    _ = stage.story()
    stage.settle { stage.root.popToRootViewController(animated: false) }
    #expect(
      stage.story()
        == "c.will(nil) a.load c.WD a.WA willShow(a) a.IA c.DD c.did(nil) a.DA a.did(N) didShow(a)")
  }

  @Test func `14.12 the top of a stack without a window receives its removal`() {
    let stage = nav(3)
    stage.settle { stage.root.popToRootViewController(animated: false) }
    #expect(stage.story() == "c.will(nil) c.did(nil)")
  }

  // Rule 14.14: A stack's delegate receives `willShow` and `didShow` of what is displayed first
  // (`delegateHearsFirstDisplay`).
  // Evidence: a log of iOS 5.
  // Also: `14.14 by policy the delegate receives only pushes and pops`.
  @Test func `14.14 the delegate receives the first displayed controller`() {
    let stage = nav(1)
    stage.show()
    #expect(
      stage.trace() == [
        "0 N loadView", "0 N viewDidLoad", "0 N viewWillAppear(false)", "0 a loadView",
        "0 a viewDidLoad", "0 a viewWillAppear(false)", "0 N delegate.willShow(a)",
        "0 N viewIsAppearing(false)", "0 a viewIsAppearing(false)", "0 N viewDidAppear(false)",
        "0 a viewDidAppear(false)", "0 a didMove(toParent: N)", "0 N delegate.didShow(a)",
      ])
    stage.settle { stage.window.rootViewController = nil }
    stage.show()
    #expect(!stage.trace().contains { $0.contains("delegate") })
  }

  @Test func `14.14 by policy the delegate receives only pushes and pops`() {
    let stage = nav(1)
    stage.simulation.policy.delegateHearsFirstDisplay = false
    stage.show()
    #expect(!stage.trace().contains { $0.contains("delegate") })
  }

  // Rule 14.21: Pages are curled by UIKit's name `pageCurl`, and turned along either axis.
  // Evidence: documentation of `UIPageViewController`.
  @Test func `14.21 page curls have UIKit's name and turn upward`() {
    let stage = StockStage<PageViewController> {
      let pages = PageViewController(
        "G", transitionStyle: .pageCurl, navigationOrientation: .vertical)
      pages.setViewControllers([ViewController("a")], animated: false)
      return pages
    }
    _ = stage.story()
    let old = stage.root.viewControllers[0]
    stage.call {
      stage.root.setViewControllers([ViewController("b")], direction: .forward, animated: true)
    }
    #expect(old.view.frame.text == "0,-460,320,460")
    stage.finish()
    #expect(
      stage.story() == "b.will(G) b.load b.WA* a.WD* b.IA* @350 a.DD* a.did(nil) b.DA* b.did(G)")
  }
}
