import Containers
import Testing

/// The tab bar controller, semantics 7.2 and timeline 13.11.
@Suite struct `The tab bar controller` {
  typealias Tabs = TabBarController

  /// A delegate that vetoes one tab by its name.
  private final class Veto: TabBarControllerDelegate {
    var forbidden = ""
    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool { viewController.name != forbidden }
  }

  private func stage(
    _ names: String = "abc", profile: Profile = .ios17, isOnScreen: Bool = true
  ) -> StockStage<Tabs> {
    StockStage<Tabs>(profile: profile, isOnScreen: isOnScreen) {
      Tabs("T", viewControllers: names.map { ViewController(String($0)) })
    }
  }

  // Rule 14.23: The selected tab decides about the status bar; of a stack the top decides whether
  // there is one, the stack which color it has.
  // Evidence: cockscomb, 2013.
  // Also: `14.23 controls the status bar's visibility, the stack its style`.
  @Test func `14.23 the selected tab controls the status bar`() {
    final class Bright: ViewController {
      override var preferredStatusBarStyle: StatusBar.Style { .lightContent }
    }
    let stage = StockStage<Tabs> {
      Tabs("T", viewControllers: [ViewController("a"), Bright("b")])
    }
    #expect(stage.window.statusBar.style == .default)
    stage.settle { stage.root.selectedIndex = 1 }
    #expect(stage.window.statusBar.style == .lightContent)
  }

  // Rule 7.2 select: The will pair in the call, new first; the did pair in the turn, old first.
  // Also: `7.2 select in every era`, `7.2 selections within one turn each balance`.
  @Test func `7.2 select by code`() {
    let stage = stage()
    stage.call { stage.root.selectedIndex = 1 }
    #expect(
      stage.trace() == [
        "0 b loadView", "0 b viewDidLoad", "0 b viewWillAppear(false)",
        "0 a viewWillDisappear(false)",
      ])
    #expect(stage.root.children[0].view.superview == nil)
    #expect(stage.root.children[1].view.window === stage.window)
    stage.turn()
    #expect(
      stage.trace() == [
        "0 b viewIsAppearing(false)", "0 a viewDidDisappear(false)", "0 b viewDidAppear(false)",
      ])
    stage.settle { stage.root.selectedIndex = 0 }
    #expect(stage.story() == "a.WA b.WD a.IA b.DD a.DA")
    #expect(stage.root.children[0].view.frame.text == "0,0,320,411")
  }

  @Test(arguments: Profile.allCases)
  func `7.2 select in every era`(profile: Profile) {
    let stage = stage(profile: profile)
    stage.settle { stage.root.selectedIndex = 1 }
    let appearing =
      profile.sendsViewIsAppearing
      ? "b.IA " : profile.announcesTraitsOnEntry ? "b.traitCollectionDidChange " : ""
    #expect(stage.story() == "b.load b.WA a.WD \(appearing)a.DD b.DA")
  }

  // Rule 7.2 first: Only the selected one is loaded.
  // Also: `7.2 a selection off screen loads nothing`.
  // Rule 7.2 set: All become children immediately and receive both move callbacks; removed ones
  // move out, the visible one when it has disappeared.
  // Also: `7.2 removed tabs move out immediately, the visible one when it has disappeared`.
  @Test func `7.2 all become children immediately, and only the selected one is loaded`() {
    let stage = StockStage<Tabs>(isOnScreen: false) { Tabs("T") }
    stage.call { stage.root.viewControllers = ["a", "b", "c"].map(stage.make) }
    #expect(stage.story() == "a.will(T) a.did(T) b.will(T) b.did(T) c.will(T) c.did(T)")
    stage.show()
    #expect(stage.story() == "T.load T.WA a.load a.WA T.IA a.IA T.DA a.DA")
    #expect(stage.root.children.map(\.isViewLoaded) == [true, false, false])
  }

  // Rule 7.2 current: Selecting it has no effect; tapping it pops its stack to the root.
  // Also: `7.2 a tap on the current tab pops its stack to the root`.
  @Test func `7.2 the current index again does nothing, nor does an invalid one`() {
    let stage = stage()
    stage.settle {
      for index in [0, -1, 3] { stage.root.selectedIndex = index }
    }
    #expect(stage.story() == "" && stage.root.selectedIndex == 0)
  }

  // Rule 7.2 delegate: Asked about and notified of taps only; a veto changes nothing.
  @Test func `7.2 only taps ask the delegate, and a veto changes nothing`() {
    let stage = stage()
    let veto = Veto()
    veto.forbidden = "c"
    stage.root.delegate = veto
    stage.settle { stage.root.selectedIndex = 2 }
    _ = stage.story()
    stage.settle { stage.root.tap(1) }
    #expect(
      stage.story() == "shouldSelect(b) b.load b.WA c.WD didSelect(b) b.IA c.DD b.DA")
    #expect(stage.leavesAll { stage.root.tap(2) })
    #expect(stage.story() == "shouldSelect(c)")
    stage.settle { stage.root.tabBar.subviews[0].tap() }
    #expect(stage.root.selectedViewController?.name == "a", "the buttons of the bar tap")
  }

  @Test func `7.2 a tap on the current tab pops its stack to the root`() {
    let stage = StockStage<Tabs> {
      let nav = NavigationController("N", rootViewController: ViewController("a"))
      nav.pushViewController(ViewController("b"), animated: false)
      return Tabs("T", viewControllers: [nav, ViewController("c")])
    }
    let veto = Veto()
    stage.root.delegate = veto
    stage.settle { stage.root.tap(0) }
    #expect(
      stage.story() == "shouldSelect(N) b.will(nil) didSelect(N) a.load b.WD* a.WA* a.IA* "
        + "@350 b.DD* b.did(nil) a.DA* a.did(N)")
    veto.forbidden = "N"
    stage.settle { stage.root.tap(0) }
    #expect(stage.story() == "shouldSelect(N)")
    #expect(stage.root.children[0].children[0].tabBarController === stage.root)
  }

  @Test func `7.2 removed tabs move out immediately, the visible one when it has disappeared`() {
    let stage = stage()
    let (a, b, c) = (stage.root.children[0], stage.root.children[1], stage.root.children[2])
    stage.settle { stage.root.viewControllers = [c] }
    #expect(
      stage.story() == "a.will(nil) b.will(nil) b.did(nil) c.load c.WA a.WD c.IA a.DD a.did(nil) "
        + "c.DA")
    #expect(stage.root.children.names == "c" && a.parent == nil && b.parent == nil)
    stage.settle { stage.root.viewControllers = [b, c] }
    #expect(stage.story() == "b.will(T) b.did(T)")
    #expect(stage.root.selectedIndex == 1, "the selected tab stays selected")
    #expect(stage.root.children.names == "b,c")
    stage.settle { stage.root.viewControllers = [] }
    #expect(stage.story() == "b.will(nil) b.did(nil) c.will(nil) c.WD c.DD c.did(nil)")
    #expect(stage.root.selectedViewController == nil)
  }

  @Test func `7.2 selections within one turn each balance`() {
    let stage = stage()
    stage.settle {
      stage.root.selectedIndex = 1
      stage.root.selectedIndex = 2
    }
    #expect(
      stage.story() == "b.load b.WA a.WD c.load c.WA b.WD c.IA a.DD b.DD c.DA")
    stage.settle {
      stage.root.selectedIndex = 0
      stage.root.selectedIndex = 2
    }
    #expect(stage.story() == "a.WA c.WD c.WA a.WD c.IA a.DD c.DA")
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `7.2 a selection off screen loads nothing`() {
    let stage = stage()
    let other = stage.make("other")
    stage.settle { stage.window.rootViewController = other }
    _ = stage.story()
    stage.settle { stage.root.selectedIndex = 1 }
    #expect(stage.story() == "" && !stage.root.children[1].isViewLoaded)
    stage.settle { stage.window.rootViewController = stage.root }
    #expect(stage.story() == "other.WD T.WA b.load b.WA T.IA b.IA other.DD T.DA b.DA")
  }

  // Rule 7.2 TB1: Only a tab can be selected.
  // Rule 8 TB1: Selecting a controller that is no tab.
  @Test func `TB1 a controller that is no tab cannot be selected`() {
    let stage = stage()
    let stranger = stage.make("x")
    #expect(stage.leavesAll { stage.root.selectedViewController = stranger })
    #expect(stage.leavesAll { stage.root.selectedViewController = nil })
    #expect(stage.refusals == ["TB1", "TB1"])
    #expect(stage.story() == "!TB1 !TB1")
    stage.settle { stage.root.selectedViewController = stage.root.children[1] }
    #expect(stage.root.selectedIndex == 1)
  }

  // Rule 7.2 More: More than five on a narrow screen: the rest are under More.
  // Also: `7.2 a stack under More is shown without More's own`, `7.2 there is no More where there
  // is enough space`.
  @Test func `7.2 tabs beyond the fourth of six are under More on a narrow screen`() {
    let stage = stage("abcdef")
    #expect(stage.root.tabBar.subviews.count == 5)
    stage.settle { stage.root.tabBar.subviews[4].tap() }
    let more = stage.root.moreNavigationController
    #expect(more.parent === stage.root && more.appearancePhase == .appeared)
    #expect(more.viewControllers.names == "moreList")
    let rows = more.topViewController?.view.subviews ?? []
    #expect(rows.map(\.name) == ["row4", "row5"])
    _ = stage.story()
    stage.settle { rows[1].tap() }
    let f = stage.root.viewControllers[5]
    #expect(f.parent === more && f.appearancePhase == .appeared)
    #expect(f.navigationController === more && f.tabBarController === stage.root)
    #expect(stage.root.selectedIndex == 5)
    stage.settle { more.backButton.tap() }
    stage.settle { stage.root.selectedIndex = 0 }
    #expect(f.parent === stage.root && f.appearancePhase == .disappeared)
    stage.settle { stage.root.selectedIndex = 4 }
    #expect(more.viewControllers.names == "moreList,e")
    stage.settle { stage.root.selectedIndex = 5 }
    #expect(more.viewControllers.names == "moreList,f" && f.appearancePhase == .appeared)
    stage.settle { stage.root.viewControllers = Array(stage.root.viewControllers.prefix(3)) }
    #expect(stage.root.selectedViewController?.appearancePhase == .appeared)
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `7.2 a stack under More is shown without More's own`() {
    let stage = StockStage<Tabs> {
      Tabs(
        "T",
        viewControllers: "abcde".map { ViewController(String($0)) } + [
          NavigationController("N", rootViewController: ViewController("f"))
        ])
    }
    stage.settle { stage.root.selectedIndex = 4 }
    _ = stage.story()
    stage.settle { stage.root.selectedIndex = 5 }
    #expect(
      stage.story()
        == "N.load N.WA f.load f.WA more.WD e.WD N.IA f.IA more.DD e.DD N.DA f.DA f.did(N)")
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `7.2 there is no More where there is enough space`() {
    let stage = StockStage<Tabs>(size: CGSize(width: 800, height: 600)) {
      Tabs("T", viewControllers: "abcdefg".map { ViewController(String($0)) })
    }
    #expect(stage.root.tabBar.subviews.count == 7)
    stage.settle { stage.root.tap(6) }
    #expect(stage.root.children[6].appearancePhase == .appeared)
  }
}

/// Tabs in a simulation that is not the current one.
@Suite struct `Tabs of another simulation` {
  @Test func `create their buttons in it`() {
    let simulation = Simulation()
    let (window, tabs) = simulation.make {
      (
        Window(),
        TabBarController("T", viewControllers: [ViewController("a"), ViewController("b")])
      )
    }
    window.rootViewController = tabs
    simulation.turn()
    tabs.viewControllers.append(simulation.make { ViewController("c") })
    tabs.selectedIndex = 2
    simulation.turn()
    #expect(tabs.tabBar.subviews.map { $0.simulation === simulation } == [true, true, true])
    #expect(simulation.recording.diagnostics.isEmpty)
  }
}
