import Containers
import Testing

/// Children of stock containers that are taken out by hand, behind the container's back.
@Suite struct `A child that is removed by hand` {
  /// What is told when the child on show is removed, view and all left where it is, and after.
  private func story<Root: ViewController>(
    _ make: ([ViewController]) -> Root, then next: (Root, ViewController) -> Void
  ) -> (told: String, stage: StockStage<Root>) {
    var pages: [ViewController] = []
    let stage = StockStage<Root> {
      pages = ["a", "b"].map { ViewController($0) }
      return make(pages)
    }
    let shown = pages.first { $0.appearancePhase == .appeared }
    stage.settle { shown?.removeFromParent() }
    #expect(shown?.view.window != nil, "its view stays on show")
    let fresh = stage.make("c")
    stage.settle { next(stage.root, fresh) }
    #expect(shown?.appearancePhase == .disappeared || stage.root is TabBarController)
    return (stage.story(), stage)
  }

  @Test func `leaves the stack, and is visible until the next transition`() {
    let (told, stage) = story { pages -> NavigationController in
      let stack = NavigationController("N")
      stack.viewControllers = pages
      return stack
    } then: {
      $0.pushViewController($1, animated: false)
    }
    #expect(told.contains("!D11"))
    #expect(stage.root.viewControllers.names == "a,c")
    #expect(stage.root.children[1].appearancePhase == .appeared)
  }

  @Test func `stays a tab, and becomes a child again with the next selection`() {
    let (told, stage) = story {
      TabBarController("T", viewControllers: $0)
    } then: { tabs, _ in
      tabs.selectedIndex = 1
      tabs.selectedIndex = 0
    }
    #expect(told.contains("!D11"))
    #expect(stage.root.viewControllers.names == "a,b")
    #expect(stage.root.children.names == "b,a")
  }

  @Test func `stays the page until the next turn`() {
    let (told, stage) = story { pages -> PageViewController in
      let pager = PageViewController("P")
      pager.setViewControllers([pages[0]], animated: false)
      return pager
    } then: {
      $0.setViewControllers([$1], animated: false)
    }
    #expect(told.contains("!D11"))
    #expect(stage.root.children.names == "c")
  }

  @Test func `is ignored by a split view until it is set again`() {
    let stage = StockStage {
      SplitViewController("S", viewControllers: [ViewController("a"), ViewController("b")])
    }
    let gone = stage.root.children[1]
    stage.settle { gone.removeFromParent() }
    #expect(stage.story().contains("!D11"))
    #expect(stage.root.viewControllers.names == "a")
    #expect(gone.view.window != nil)
  }
}
