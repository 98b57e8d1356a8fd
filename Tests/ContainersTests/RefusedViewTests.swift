import Containers
import Testing

/// What stock containers do with a controller whose view may not come on screen, because another
/// parent's child has its view inside.
@Suite struct `A controller with a refused view` {
  /// A controller "x" whose view contains the view of another controller's child.
  private func makeStray(in simulation: Simulation) -> (ViewController, owner: ViewController) {
    simulation.make {
      let (stray, owner, child) = (
        ViewController("x"), ViewController("owner"), ViewController("k")
      )
      owner.addChild(child)
      child.didMove(toParent: owner)
      stray.view.addSubview(child.view)
      return (stray, owner)
    }
  }

  /// The trace of a container that should show such a controller, and the visible controllers.
  private func story<Root: ViewController>(
    _ make: () -> Root, _ act: (Root, ViewController) -> Void
  ) -> (told: String, appeared: [String], stage: StockStage<Root>) {
    let stage = StockStage<Root>(size: CGSize(width: 1024, height: 768), make)
    let (stray, owner) = makeStray(in: stage.simulation)
    _ = stage.trace()
    withExtendedLifetime(owner) { stage.settle { act(stage.root, stray) } }
    #expect(stage.refusals == ["H1"])
    #expect(stray.parent == nil || stage.root is TabBarController)
    let appeared = stage.simulation.recording.latest.controllers.values
      .filter { $0.phase != .disappeared }
    return (stage.story(), appeared.map(\.name).sorted(), stage)
  }

  @Test func `leaves a stack again, and the one below stays`() {
    let (told, appeared, stage) = story {
      NavigationController("N", rootViewController: ViewController("a"))
    } _: {
      $0.pushViewController($1, animated: true)
    }
    #expect(
      told == "x.will(N) a.WD* x.WA* !H1 x.WD* x.DD* x.will(nil) x.did(nil) a.WA* a.DA*")
    #expect(appeared == ["N", "a"])
    #expect(stage.root.viewControllers.names == "a")
    stage.settle { stage.root.pushViewController(stage.make("b"), animated: true) }
    #expect(
      stage.story() == "b.will(N) b.load a.WD* b.WA* b.IA* @350 a.DD* b.DA* b.did(N)")
  }

  @Test func `makes the next in a stack visible when the old one has left`() {
    let (told, appeared, stage) = story { () -> NavigationController in
      let stack = NavigationController("N")
      stack.viewControllers = [ViewController("a"), ViewController("b")]
      return stack
    } _: {
      $0.setViewControllers([$0.children[0], $1], animated: false)
    }
    #expect(
      told == "b.will(nil) x.will(N) b.WD x.WA !H1 x.WD x.DD x.will(nil) x.did(nil) b.WA b.DA "
        + "a.load b.WD a.WA a.IA b.DD b.did(nil) a.DA a.did(N)")
    #expect(appeared == ["N", "a"])
    #expect(stage.root.viewControllers.names == "a")
  }

  @Test func `stays a tab, and the previous tab stays selected`() {
    let (told, appeared, stage) = story {
      TabBarController("T", viewControllers: [ViewController("a")])
    } _: { tabs, stray in
      tabs.viewControllers += [stray]
      tabs.selectedIndex = 1
    }
    #expect(
      told == "x.will(T) x.did(T) x.WA a.WD !H1 x.WD x.DD a.WA a.IA a.DA")
    #expect(appeared == ["T", "a"])
    #expect(stage.root.selectedIndex == 0)
    #expect(stage.root.children[0].viewIfLoaded?.window === stage.window)
  }

  @Test(arguments: PageViewController.Style.allCases)
  func `does not become the page`(style: PageViewController.Style) {
    var completions: [Bool] = []
    let (told, appeared, stage) = story { () -> PageViewController in
      let pages = PageViewController("P", transitionStyle: style)
      pages.setViewControllers([ViewController("a")], animated: false)
      return pages
    } _: {
      $0.setViewControllers([$1], animated: true) { completions.append($0) }
    }
    #expect(
      told
        == (style == .scroll
          ? "x.will(P) x.WA* a.WD* !H1 a.WA* a.DA* x.WD* x.DD* x.did(nil)"
          : "x.will(P) x.WA* a.WD* !H1 x.WD* a.WA* x.DD* x.did(nil) a.DA*"))
    #expect(appeared == ["P", "a"])
    #expect(stage.root.viewControllers.names == "a")
    #expect(completions == [false])
  }

  @Test func `leaves its column empty`() {
    let (told, appeared, stage) = story {
      SplitViewController("S", viewControllers: [ViewController("a")])
    } _: {
      $0.viewControllers = [$0.children[0], $1]
    }
    #expect(told == "x.will(S) x.WA !H1 x.will(nil) x.WD x.DD x.did(nil)")
    #expect(appeared == ["S", "a"])
    #expect(stage.root.children.names == "a")
  }
}
