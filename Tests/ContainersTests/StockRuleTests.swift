import Containers
import Testing

/// What UIKit's own containers refuse: semantics 8, N1 to SP1; and the table 7.5.
@Suite struct `The stock containers` {
  private func nav(profile: Profile = .ios17) -> StockStage<NavigationController> {
    StockStage<NavigationController>(profile: profile) {
      let nav = NavigationController("N", rootViewController: ViewController("a"))
      nav.pushViewController(ViewController("b"), animated: false)
      return nav
    }
  }

  private func refused(
    _ id: String, _ word: String, on stage: StockStage<NavigationController>,
    sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void
  ) {
    let isUntouched = stage.leavesAll(body)
    #expect(isUntouched, sourceLocation: sourceLocation)
    #expect(stage.story() == "!\(id)", sourceLocation: sourceLocation)
    let diagnostic = stage.simulation.refusals.last
    #expect(
      diagnostic?.message.contains(word) == true && diagnostic?.subject == stage.root.id
        && diagnostic?.remedy != nil, sourceLocation: sourceLocation)
    stage.finish()
    #expect(stage.story() == "", sourceLocation: sourceLocation)
  }

  // Rule 8 N1: Pushing what is on the stack.
  @Test func `N1 refuse a second push of the same controller`() {
    let stage = nav()
    refused(
      "N1", "Pushing the same view controller instance more than once is not supported (a)",
      on: stage
    ) { stage.root.pushViewController(stage.root.children[0], animated: true) }
  }

  // Rule 8 N2: Pushing a stack.
  @Test func `N2 refuse a navigation controller on a stack`() {
    let stage = nav()
    let other = stage.make { NavigationController("M") }
    refused("N2", "Pushing a navigation controller", on: stage) {
      stage.root.pushViewController(other, animated: true)
    }
    refused("N2", "Pushing a navigation controller", on: stage) {
      stage.root.setViewControllers([other], animated: true)
    }
  }

  // Rule 8 N3: Pushing nil.
  @Test func `N3 refuse nil`() {
    let stage = nav()
    refused("N3", "nil view controller on target N.", on: stage) {
      stage.root.pushViewController(nil, animated: true)
    }
  }

  // Rule 8 N4: Popping to a controller that is not on the stack.
  @Test func `N4 refuse to pop to a controller not in the stack`() {
    let stage = nav()
    let stranger = stage.make("x")
    refused("N4", "doesn't exist", on: stage) {
      #expect(stage.root.popToViewController(stranger, animated: true) == nil)
    }
  }

  // Rule 8 N5: A list that names a controller twice.
  @Test func `N5 refuse a list with duplicates`() {
    let stage = nav()
    let x = stage.make("x")
    refused("N5", "must be distinct", on: stage) {
      stage.root.setViewControllers([x, stage.root.children[0], x], animated: true)
    }
  }

  // Rule 8 SP1: Pushing a split view.
  @Test func `SP1 refuse a split view controller on a stack`() {
    let stage = nav()
    let split = stage.make { SplitViewController("S") }
    refused("SP1", "Split View Controllers cannot be pushed", on: stage) {
      stage.root.pushViewController(split, animated: true)
    }
  }

  @Test func `C1 and H2 refuse like addChild, before anything changes`() {
    let stage = nav()
    let (outer, x, owner) = (stage.make("outer"), stage.make("x"), stage.make("owner"))
    stage.settle {
      stage.window.rootViewController = outer
      outer.addChild(stage.root)
      outer.view.addSubview(stage.root.view)
      stage.root.didMove(toParent: outer)
      outer.addChild(owner)
      outer.view.addSubview(owner.view)
      owner.view.addSubview(x.view)
    }
    _ = stage.story()
    #expect(
      stage.leavesAll {
        stage.root.pushViewController(outer, animated: true)
        stage.root.setViewControllers([stage.make("y"), x], animated: true)
      })
    #expect(stage.root.children.names == "a,b")
    #expect(stage.refusals == ["C1", "H2"])
    #expect(stage.story() == "!C1 !H2")
  }

  // Rule 7.1 N6 N7 nested: Up to iOS 6 a push inside a push warns, at its end again.
  // Also: `9.9 warns of nested pushes up to iOS 6 and merges them since`, `9.8 up to iOS 6 a push
  // starts in the call, and warns when nested`.
  // Rule 8 N6: A push inside a push, up to iOS 6.
  // Also: `9.9 warns of nested pushes up to iOS 6 and merges them since`.
  @Test(arguments: [Profile.ios8, .ios13, .ios17])
  func `N6 do not warn of nested pushes from iOS 8 on`(profile: Profile) {
    let stage = nav(profile: profile)
    stage.settle {
      for name in ["c", "d"] {
        stage.root.pushViewController(stage.make(name), animated: true)
        stage.advance(by: 100)
      }
    }
    #expect(stage.simulation.recording.diagnostics.isEmpty)
    #expect(stage.root.topViewController?.appearancePhase == .appeared)
  }

  // Rule 8 N7: The end of a push inside a push.
  @Test(arguments: [Profile.ios5, .ios6])
  func `N6 and N7 report a nested push and its end`(profile: Profile) {
    let stage = nav(profile: profile)
    stage.settle {
      for name in ["c", "d"] { stage.root.pushViewController(stage.make(name), animated: true) }
    }
    let found = stage.simulation.recording.diagnostics.map {
      "\($0.id) \($0.kind) \($0.message)"
    }
    #expect(
      found == [
        "N6 warning nested push animation can result in corrupted navigation bar",
        "N7 warning Finishing up a navigation transition in an unexpected state. "
          + "Navigation Bar subview tree might get corrupted.",
        "U1 warning Unbalanced calls to begin/end appearance transitions for c.",
      ])
  }

  // Rule 5.5 containers: A stack pushes; a split view replaces its secondary column.
  @Test func `5.5 show pushes on the nearest stack, showDetail replaces the secondary controller`()
  {
    let stage = StockStage<SplitViewController>(size: CGSize(width: 700, height: 460)) {
      SplitViewController(
        "S",
        viewControllers: [
          NavigationController("N", rootViewController: ViewController("a")), ViewController("s"),
        ])
    }
    let a = stage.root.children[0].children[0]
    stage.settle { a.show(stage.make("b"), sender: nil) }
    stage.settle { a.showDetailViewController(stage.make("t"), sender: nil) }
    #expect(
      stage.story() == "b.will(N) b.load a.WD* b.WA* b.IA* @350 a.DD* b.DA* b.did(N) "
        + "s.will(nil) s.WD t.will(S) t.load t.WA t.IA s.DD s.did(nil) t.DA t.did(S)")
    stage.settle { stage.root.children[1].show(stage.make("p"), sender: nil) }
    #expect(stage.root.children.names == "p,t")
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  // Rule 7.1 visible: What is presented over the stack, or the top.
  @Test func `7.1 visibleViewController is presented over the stack, or the top`() {
    let stage = nav()
    let modal = stage.make("m")
    #expect(stage.root.visibleViewController?.name == "b")
    stage.settle { stage.root.topViewController?.present(modal, animated: true) }
    #expect(stage.root.visibleViewController === modal)
    stage.settle { modal.dismiss(animated: true) }
    #expect(stage.root.visibleViewController?.name == "b")
    #expect(stage.root.topViewController?.appearancePhase == .appeared)
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  // MARK: 7.5

  /// The appearance callbacks of "o" and "n" alone, will pair and did pair.
  private func pairs<Root>(_ stage: StockStage<Root>) -> String {
    stage.story().replacing("*", with: "").split(separator: " ").filter { word in
      ["o.", "n."].contains { word.hasPrefix($0) }
        && ["WA", "WD", "DA", "DD"].contains { word.hasSuffix($0) }
    }.joined(separator: " ")
  }

  // Rule 7.5 push and pop: o.WD n.WA, o.DD n.DA.
  @Test(arguments: [true, false])
  func `7.5 push and pop: o.WD n.WA, o.DD n.DA`(animated: Bool) {
    let stage = StockStage<NavigationController> {
      NavigationController("N", rootViewController: ViewController("o"))
    }
    let n = stage.make("n")
    stage.settle { stage.root.pushViewController(n, animated: animated) }
    #expect(pairs(stage) == "o.WD n.WA o.DD n.DA")
    stage.settle { stage.root.popViewController(animated: animated) }
    #expect(pairs(stage) == "n.WD o.WA n.DD o.DA")
  }

  // Rule 7.5 tab: n.WA o.WD, o.DD n.DA.
  @Test func `7.5 tab: n.WA o.WD, o.DD n.DA`() {
    let stage = StockStage<TabBarController> {
      TabBarController("T", viewControllers: [ViewController("o"), ViewController("n")])
    }
    stage.settle { stage.root.selectedIndex = 1 }
    #expect(pairs(stage) == "n.WA o.WD o.DD n.DA")
  }

  // Rule 7.5 page, curled: n.WA o.WD, o.DD n.DA.
  // Rule 7.5 page, scrolled: n.WA o.WD, n.DA o.DD.
  @Test(arguments: [
    (PageViewController.Style.scroll, "n.WA o.WD n.DA o.DD"), (.curl, "n.WA o.WD o.DD n.DA"),
  ])
  func `7.5 page scroll: n.WA o.WD, n.DA o.DD; curl: o.DD n.DA`(
    style: PageViewController.Style, order: String
  ) {
    for animated in [true, false] {
      let stage = StockStage<PageViewController> {
        let pages = PageViewController("P", transitionStyle: style)
        pages.setViewControllers([ViewController("o")], animated: false)
        return pages
      }
      stage.settle { stage.root.setViewControllers([stage.make("n")], animated: animated) }
      #expect(pairs(stage) == order)
    }
  }

  // Rule 7.5 transition: o.WD n.WA, n.DA o.DD.
  @Test(arguments: [0.2, 0])
  func `7.5 transition: o.WD n.WA, n.DA o.DD`(duration: Double) {
    let stage = StockStage<ViewController> { ViewController("root") }
    let (o, n) = (stage.make("o"), stage.make("n"))
    stage.settle {
      stage.root.addChild(o)
      stage.root.view.addSubview(o.view)
      o.didMove(toParent: stage.root)
    }
    _ = stage.story()
    stage.settle {
      stage.root.addChild(n)
      o.willMove(toParent: nil)
      stage.root.transition(
        from: o, to: n, duration: duration,
        completion: { _ in
          n.didMove(toParent: stage.root)
          o.removeFromParent()
        })
    }
    #expect(pairs(stage) == "o.WD n.WA n.DA o.DD")
  }

  // Rule 7.5 views alone: o.WD n.WA, o.DD n.DA.
  @Test func `7.5 plain remove and add in one turn: o.WD n.WA, o.DD n.DA`() {
    let stage = StockStage<ViewController> { ViewController("root") }
    let (o, n) = (stage.make("o"), stage.make("n"))
    stage.settle {
      stage.root.addChild(o)
      stage.root.view.addSubview(o.view)
    }
    _ = stage.story()
    stage.settle {
      o.view.removeFromSuperview()
      stage.root.addChild(n)
      stage.root.view.addSubview(n.view)
    }
    #expect(pairs(stage) == "o.WD n.WA o.DD n.DA")
  }
}
