import Containers
import Containment
import Hierarchy
import Testing

/// What the eras do differently with UIKit's own containers: semantics 9.
@Suite struct `An era of the stock containers` {
  private func split(_ profile: Profile) -> StockStage<SplitViewController> {
    StockStage<SplitViewController>(profile: profile) {
      SplitViewController(
        "S",
        viewControllers: [
          NavigationController("N", rootViewController: ViewController("a")), ViewController("s"),
        ])
    }
  }

  // Rule 9.6: `show`, `showDetail` and collapsed split views from iOS 8 on.
  @Test(arguments: Profile.allCases)
  func `9.6 has show, showDetail and collapsed columns from iOS 8 on`(profile: Profile) {
    let isThere = profile != .ios5 && profile != .ios6
    let shown = split(profile)
    shown.settle {
      shown.root.children[0].children[0].show(shown.make("b"), sender: nil)
      shown.root.children[0].showDetailViewController(shown.make("t"), sender: nil)
    }
    #expect(shown.refusals == (isThere ? [] : ["E2", "E2"]))
    #expect(shown.root.children[0].children.names == (isThere ? "a,b" : "a"))
    #expect(shown.root.viewControllers.names == (isThere ? "N,t" : "N,s"))
    let collapsed = split(profile)
    collapsed.settle { collapsed.root.collapse() }
    #expect(collapsed.root.isCollapsed == isThere)
    #expect(collapsed.root.viewControllers.names == (isThere ? "N" : "N,s"))
    if !isThere { #expect(collapsed.story() == "") }
  }

  // Rule 9.7: The interactive pop exists from iOS 7 on; transitions with custom animators are not
  // simulated.
  @Test(arguments: Profile.allCases)
  func `9.7 has interactive pops from iOS 7 on`(profile: Profile) {
    let stage = StockStage<NavigationController>(profile: profile) {
      let nav = NavigationController("N", rootViewController: ViewController("a"))
      nav.pushViewController(ViewController("b"), animated: false)
      return nav
    }
    let isThere = profile != .ios5 && profile != .ios6
    stage.call { #expect(stage.root.interactivePop.begin() == isThere) }
    #expect(stage.story().isEmpty == !isThere)
    stage.settle { stage.root.interactivePop.finish() }
    #expect(stage.root.viewControllers.names == (isThere ? "a" : "a,b"))
  }

  // Rule 9.8: Pushes start in the call up to iOS 6, in the next turn since.
  // Also: `9.8 up to iOS 6 a push starts in the call, and warns when nested`.
  @Test(arguments: Profile.allCases)
  func `9.8 pushes in the call up to iOS 6, in the next turn since`(profile: Profile) {
    let stage = StockStage<NavigationController>(profile: profile) {
      NavigationController("N", rootViewController: ViewController("a"))
    }
    let b = stage.make("b")
    stage.call { stage.root.pushViewController(b, animated: true) }
    let isEarly = profile == .ios5 || profile == .ios6
    #expect(stage.story() == "b.will(N)" + (isEarly ? " b.load a.WD* b.WA*" : ""))
    #expect(b.isViewLoaded == isEarly)
    stage.turn()
    #expect(b.isViewLoaded && b.appearancePhase == .appearing)
  }

  // Rule 9.9 N6: Nested pushes warn up to iOS 6, and are joined since.
  @Test(arguments: Profile.allCases)
  func `9.9 warns of nested pushes up to iOS 6 and merges them since`(
    profile: Profile
  ) {
    let stage = StockStage<NavigationController>(profile: profile) {
      NavigationController("N", rootViewController: ViewController("a"))
    }
    stage.settle {
      for name in ["b", "c"] { stage.root.pushViewController(stage.make(name), animated: true) }
    }
    let ids = stage.simulation.recording.diagnostics.map(\.id)
    let isEarly = profile == .ios5 || profile == .ios6
    #expect(ids == (isEarly ? ["N6", "N7", "U1"] : []))
    #expect(stage.root.children.map(\.isViewLoaded) == [true, isEarly, true])
    #expect(stage.root.topViewController?.appearancePhase == .appeared)
  }
}

/// Corners of semantics 1.5, 2.9 and 7 that the other stories pass by, and 11.1.
@Suite struct `A detail of the stock containers` {
  private func nav(_ names: String) -> StockStage<NavigationController> {
    StockStage<NavigationController> {
      let nav = NavigationController("N")
      nav.setViewControllers(names.map { ViewController(String($0)) }, animated: false)
      return nav
    }
  }

  @Test
  func `1.5 those below are released in setViewControllers, the visible one afterward`() {
    let stage = nav("abc")
    weak let (b, c) = (stage.root.children[1], stage.root.children[2])
    stage.call {
      stage.root.setViewControllers([stage.root.children[0]], animated: false)
      #expect(stage.root.children.names == "a")
    }
    #expect(b == nil && c != nil)
    stage.finish()
    #expect(c == nil)
  }

  @Test func `2.9 a controller presented over a stack has no navigation controller`() {
    let stage = nav("ab")
    let (modal, child) = (stage.make("m"), stage.make("child"))
    stage.settle {
      modal.addChild(child)
      stage.root.topViewController?.present(modal, animated: false)
    }
    #expect(modal.presentingViewController === stage.root)
    #expect(modal.navigationController == nil && child.navigationController == nil)
  }

  // Rule 7.1 top: Only the top is loaded; covered controllers stay children with their views, and
  // receive nothing.
  // Also: `7.1 several changes in one turn are one transition`.
  @Test func `7.1 those below the top stay children, keep their views and receive nothing`() {
    let stage = nav("a")
    let (a, other) = (stage.root.children[0], stage.make("other"))
    stage.settle { stage.root.pushViewController(stage.make("b"), animated: false) }
    let view = a.viewIfLoaded
    _ = stage.story()
    stage.settle { stage.window.rootViewController = other }
    stage.settle { stage.window.rootViewController = stage.root }
    stage.settle { stage.window.rotate() }
    #expect(a.parent === stage.root && view != nil && a.viewIfLoaded === view)
    let heard = stage.story().split(separator: " ").filter { $0.hasPrefix("a.") }
    #expect(heard.allSatisfy { !["W", "D", "I"].contains($0.dropFirst(2).prefix(1)) })
  }

  // Rule 7.2 animation: None, unless the delegate asks for one.
  // Also: `7.2 is requested for taps and code, between tabs on screen only`, `7.2 is not requested
  // before iOS 7`, `7.2 ends immediately when another tab is selected`, `7.2 ends immediately when
  // the tabs leave the screen or change`, `7.2 waits for an asynchronous animator, and is completed
  // once`.
  @Test func `7.2 tabs change without animation unless the delegate asks for one`() {
    let stage = StockStage<TabBarController> {
      TabBarController("T", viewControllers: ["a", "b"].map { ViewController($0) })
    }
    stage.settle { stage.root.tap(1) }
    stage.settle { stage.root.selectedIndex = 0 }
    #expect(stage.story() == "b.load b.WA a.WD b.IA a.DD b.DA a.WA b.WD a.IA b.DD a.DA")
  }

  // Rule 5.3 decision: iOS 5 asks the root for one orientation; later the root, or what covers it,
  // says whether and which. UIKit's own containers ask all their children in iOS 5.
  // Also: `5.3 is decided by the root`, `5.3 decides about rotation when it covers the screen`,
  // `5.3 is portrait only for a plain controller in ios5, later all but upside down`.
  @Test(arguments: Profile.allCases)
  func `5.3 containers rotate when all their children may, in iOS 5`(profile: Profile) {
    final class Turner: ViewController {
      var turns = true
      override func shouldAutorotateToInterfaceOrientation(
        _ orientation: InterfaceOrientation
      ) -> Bool { turns }
    }
    let makers: [(ViewController) -> ViewController] = [
      { NavigationController("N", rootViewController: $0) },
      { TabBarController("T", viewControllers: [$0]) },
      { SplitViewController("S", viewControllers: [$0]) },
      { page in
        let pages = PageViewController("P")
        pages.setViewControllers([page], animated: false)
        return pages
      },
    ]
    for make in makers {
      for turns in [true, false] {
        let stage = StockStage<ViewController>(profile: profile) {
          let page = Turner("page")
          page.turns = turns
          return make(page)
        }
        stage.call { #expect(stage.window.rotate() == (turns || profile != .ios5)) }
        stage.finish()
      }
    }
  }
}
