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

  @Test func `14.5 a page that is set animated off the window appears at once`() {
    let stage = StockStage<Book>(isOnScreen: false) { Book("G") }
    stage.call { stage.root.loadViewIfNeeded() }
    #expect(stage.story() == "G.load a.will(G) a.load a.WA* a.DA* a.did(G)")
    stage.show()
    #expect(stage.story() == "G.WA G.IA G.DA")
  }

  @Test func `14.5 by the policy a page that is set off the window waits for it`() {
    let stage = StockStage<Book>(isOnScreen: false) { Book("G") }
    stage.simulation.policy.pagesAppearOffWindow = false
    stage.call { stage.root.loadViewIfNeeded() }
    #expect(stage.story() == "G.load a.will(G) a.load a.did(G)")
    stage.show()
    #expect(stage.story() == "G.WA a.WA G.IA a.IA G.DA a.DA")
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

  @Test func `14.9 a pop that is given up tells when its views are back`() {
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

  @Test func `14.9 a stack that leaves the screen does not wait for a given-up pop`() {
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

  @Test func `14.12 controllers below the top leave a stack without a word`() {
    let stage = nav(3)
    stage.show()
    _ = stage.story()
    stage.settle { stage.root.popToRootViewController(animated: false) }
    #expect(
      stage.story()
        == "c.will(nil) a.load c.WD a.WA willShow(a) c.DD c.did(nil) a.IA a.DA a.did(N) didShow(a)")
  }

  @Test func `14.12 the top of a stack in no window is told that it leaves`() {
    let stage = nav(3)
    stage.settle { stage.root.popToRootViewController(animated: false) }
    #expect(stage.story() == "c.will(nil) c.did(nil)")
  }

  @Test func `14.14 the delegate receives what is displayed first`() {
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

  @Test func `14.14 by the policy the delegate receives pushes and pops alone`() {
    let stage = nav(1)
    stage.simulation.policy.delegateHearsFirstDisplay = false
    stage.show()
    #expect(!stage.trace().contains { $0.contains("delegate") })
  }

  @Test func `14.21 pages are curled by UIKit's name, and turned upward`() {
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
