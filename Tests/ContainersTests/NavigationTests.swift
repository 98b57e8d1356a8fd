import Containers
import Testing

/// The navigation controller, semantics 7.1 and timelines 13.5 to 13.7.
@Suite struct `The navigation controller` {
  typealias Nav = NavigationController

  private final class Listener: NavigationControllerDelegate {}

  /// A stack of controllers "a", "b", … on screen, at rest.
  private func stage(
    _ count: Int = 1, profile: Profile = .ios17, isOnScreen: Bool = true
  ) -> StockStage<Nav> {
    let stage = StockStage<Nav>(profile: profile, isOnScreen: isOnScreen) {
      let nav = Nav("N")
      nav.setViewControllers(
        (0..<count).map { ViewController(String("abcdefgh".dropFirst($0).prefix(1))) },
        animated: false)
      nav.delegate = nav.attachment(Listener())
      return nav
    }
    #expect(stage.simulation.recording.diagnostics.isEmpty)
    return stage
  }

  // Rule 7.1 push: `willMove` and the stack in the call; loading, will pair, `willShow`, IA in the
  // turn; did pair old first, `didMove`, `didShow` at the end.
  // Also: `7.1 without animation everything is in one turn, with animated false`.
  @Test func `7.1 push, animated`() {
    let stage = stage()
    let b = stage.make("b")
    stage.call { stage.root.pushViewController(b, animated: true) }
    #expect(stage.trace() == ["0 b willMove(toParent: N)"])
    #expect(stage.root.viewControllers.names == "a,b")
    #expect(!b.isViewLoaded)
    stage.finish()
    #expect(
      stage.trace() == [
        "0 b loadView", "0 b viewDidLoad", "0 a viewWillDisappear(true)",
        "0 b viewWillAppear(true)", "0 N delegate.willShow(b)", "0 b viewIsAppearing(true)",
        "350 a viewDidDisappear(true)", "350 b viewDidAppear(true)",
        "350 b didMove(toParent: N)", "350 N delegate.didShow(b)",
      ])
    #expect(stage.root.children[0].viewIfLoaded?.superview == nil)
    #expect(b.view.frame.text == "0,0,320,416")
  }

  // Rule 7.1 pop: `willMove(nil)` and no parent in the call; DD, `didMove(nil)`, DA, `didShow` at
  // the end. The last one stays.
  // Also: `7.1 the last controller stays`.
  @Test func `7.1 pop, animated`() {
    let stage = stage()
    stage.settle { stage.root.pushViewController(stage.make("b"), animated: false) }
    _ = stage.trace()
    weak let b = stage.root.topViewController
    var popped: ViewController?
    stage.call { popped = stage.root.popViewController(animated: true) }
    #expect(stage.trace() == ["0 b willMove(toParent: nil)"])
    #expect(stage.root.viewControllers.names == "a")
    #expect(popped?.name == "b" && popped?.parent == nil)
    popped = nil
    stage.advance(by: 349)
    #expect(b != nil, "a popped controller lives as long as the transition")
    stage.finish()
    #expect(
      stage.trace() == [
        "0 b viewWillDisappear(true)", "0 a viewWillAppear(true)", "0 N delegate.willShow(a)",
        "0 a viewIsAppearing(true)",
        "350 b viewDidDisappear(true)", "350 b didMove(toParent: nil)",
        "350 a viewDidAppear(true)", "350 N delegate.didShow(a)",
      ])
    #expect(b == nil, "afterwards nobody keeps it")
  }

  // Rule 7.1 given up: When the views are back the uncovered one disappears, the other appears
  // again; no move callbacks (14.9).
  // Also: `13.7 interactive pop, cancelled`.
  @Test func `7.1 interactive pop, cancelled, puts the top back`() {
    let stage = stage(2)
    let (a, b) = (stage.root.children[0], stage.root.children[1])
    stage.settle { stage.root.popViewController(animated: false) }
    stage.settle { stage.root.pushViewController(b, animated: false) }
    _ = stage.trace()
    stage.call { #expect(stage.root.interactivePop.begin()) }
    stage.turn()
    #expect(
      stage.trace() == [
        "0 b willMove(toParent: nil)", "0 b viewWillDisappear(true)", "0 a viewWillAppear(true)",
        "0 N delegate.willShow(a)", "0 a viewIsAppearing(true)",
      ])
    #expect(b.parent == nil && stage.root.viewControllers.names == "a")
    stage.call { stage.root.interactivePop.update(0.25) }
    #expect(b.view.frame.text == "80,0,320,416" && a.view.frame.text == "-72,0,320,416")
    stage.call { stage.root.interactivePop.cancel() }
    stage.turn()
    #expect(stage.trace().isEmpty, "the views go back first")
    stage.finish()
    #expect(
      stage.trace() == [
        "88 a viewWillDisappear(true)", "88 a viewDidDisappear(true)",
        "88 b viewWillAppear(true)", "88 b viewDidAppear(true)",
      ])
    #expect(stage.root.viewControllers.names == "a,b" && b.parent === stage.root)
    #expect(a.view.superview == nil && b.view.frame.text == "0,0,320,416")
    #expect(!b.isMovingFromParent)
    stage.settle { stage.root.popViewController(animated: true) }
    #expect(
      stage.story()
        == "@88 b.will(nil) b.WD* a.WA* willShow(a) a.IA* "
        + "@438 b.DD* b.did(nil) a.DA* didShow(a)")
  }

  // Rule 7.1 finger: An interactive pop is a pop in two halves, with a way back, from iOS 7 on.
  // Also: `7.1 interactive pop needs a controller below, rest, a screen and iOS 7`.
  @Test func `7.1 interactive pop, completed, is a pop`() {
    let stage = stage(2)
    stage.call {
      stage.root.interactivePop.begin()
      stage.simulation.advance(by: 0.1)
      stage.root.interactivePop.update(0.5)
      stage.root.interactivePop.finish()
    }
    stage.finish()
    #expect(
      stage.story() == "b.will(nil) a.load b.WD* a.WA* willShow(a) a.IA* "
        + "@275 b.DD* b.did(nil) a.DA* a.did(N) didShow(a)")
  }

  @Test func `7.1 interactive pop needs a controller below, rest, a screen and iOS 7`() {
    func begins(_ stage: StockStage<Nav>, _ before: () -> Void = {}) -> Bool {
      stage.call(before)
      return stage.root.interactivePop.begin()
    }
    #expect(!begins(stage(1)))
    #expect(!begins(stage(2, isOnScreen: false)))
    #expect(!begins(stage(2, profile: .ios6)))
    let pushing = stage(2)
    #expect(!begins(pushing) { pushing.root.pushViewController(pushing.make("x"), animated: true) })
    #expect(begins(stage(2)))
  }

  // Rule 7.1 root: `willMove` immediately, without loading; `didMove` after it first appeared.
  @Test func `7.1 the root receives didMove after it first appeared`() {
    let stage = stage(isOnScreen: false)
    stage.show()
    #expect(
      stage.story()
        == "N.load N.WA a.load a.WA willShow(a) N.IA a.IA N.DA a.DA a.did(N) didShow(a)")
  }

  // Rule 7.1 own: Own callbacks first, then those of the top.
  @Test func `7.1 its own callbacks come first, then those of the top child`() {
    let stage = stage(2)
    let other = stage.make("other")
    stage.settle { stage.window.rootViewController = other }
    stage.settle { stage.window.rootViewController = stage.root }
    #expect(
      stage.story() == "N.WD b.WD other.load other.WA other.IA N.DD b.DD other.DA "
        + "other.WD N.WA b.WA N.IA b.IA other.DD N.DA b.DA")
  }

  // Rule 7.1 unanimated: The same, flags false, in one turn.
  @Test func `7.1 without animation everything is in one turn, with animated false`() {
    let stage = stage()
    stage.settle { stage.root.pushViewController(stage.make("b"), animated: false) }
    stage.settle { stage.root.popViewController(animated: false) }
    #expect(
      stage.story() == "b.will(N) b.load a.WD b.WA willShow(b) b.IA a.DD b.DA b.did(N) didShow(b) "
        + "b.will(nil) b.WD a.WA willShow(a) a.IA b.DD b.did(nil) a.DA didShow(a)")
  }

  @Test func `7.1 the last controller stays`() {
    let stage = stage()
    stage.settle {
      #expect(stage.root.popViewController(animated: true) == nil)
      #expect(stage.root.popToRootViewController(animated: true)?.isEmpty == true)
    }
    #expect(stage.story() == "")
  }

  // Rule 7.1 popTo: Buried controllers are removed immediately without appearance callbacks; the
  // result is in stack order.
  @Test func `7.1 popTo moves those below out immediately, without appearance callbacks`() {
    let stage = stage(4)
    stage.settle {
      #expect(
        stage.root.popToViewController(stage.root.children[0], animated: true)?.names == "b,c,d")
    }
    #expect(
      stage.story() == "d.will(nil) a.load d.WD* "
        + "a.WA* willShow(a) a.IA* @350 d.DD* d.did(nil) a.DA* a.did(N) didShow(a)")
  }

  // Rule 7.1 set: The same top: no transition; one that was there: a pop; else a push.
  @Test func `7.1 setViewControllers pops to existing controllers and pushes new ones`() {
    let stage = stage(3)
    let (a, b, c) = (stage.root.children[0], stage.root.children[1], stage.root.children[2])
    let d = stage.make("d")
    stage.settle { stage.root.setViewControllers([a, b], animated: true) }
    #expect(c.parent == nil)
    stage.call { stage.root.setViewControllers([b, d], animated: true) }
    stage.turn()
    #expect(d.view.superview?.subviews.last === d.view, "a push covers")
    stage.finish()
    #expect(
      stage.story() == "c.will(nil) b.load c.WD* b.WA* willShow(b) b.IA* @350 c.DD* c.did(nil) "
        + "b.DA* b.did(N) didShow(b) d.will(N) d.load b.WD* d.WA* "
        + "willShow(d) d.IA* @700 b.DD* d.DA* d.did(N) didShow(d)")
    stage.settle { stage.root.setViewControllers([a, d], animated: true) }
    #expect(stage.story() == "a.will(N)", "the same top: no transition")
    #expect(stage.root.children.names == "a,d")
  }

  // Rule 7.1 off the window: Only bookkeeping.
  @Test func `7.1 off screen only the stack changes`() {
    let stage = stage(isOnScreen: false)
    stage.settle {
      stage.root.pushViewController(stage.make("b"), animated: true)
      stage.root.pushViewController(stage.make("c"), animated: true)
      stage.root.popViewController(animated: true)
    }
    #expect(stage.story() == "b.will(N) c.will(N) c.will(nil) c.did(nil)")
    stage.show()
    #expect(
      stage.story()
        == "N.load N.WA b.load b.WA willShow(b) N.IA b.IA N.DA b.DA b.did(N) didShow(b)")
  }

  // Rule 7.1 several: Several changes in one turn are one transition; those in between are not
  // loaded (`coalescesStackChanges`).
  // Also: `7.1 a push and a pop in one turn send no appearance`, `7.1 popped and pushed again
  // before a turn, the top stays visible`, `7.1 starts each change of a stack in its call`.
  @Test func `7.1 several changes in one turn are one transition`() {
    let stage = stage()
    stage.settle {
      stage.root.pushViewController(stage.make("b"), animated: true)
      stage.root.pushViewController(stage.make("c"), animated: true)
      stage.root.pushViewController(stage.make("d"), animated: true)
      stage.root.popViewController(animated: true)
    }
    #expect(
      stage.story() == "b.will(N) c.will(N) d.will(N) d.will(nil) d.did(nil) c.load a.WD* c.WA* "
        + "willShow(c) c.IA* @350 a.DD* c.DA* c.did(N) didShow(c)")
    #expect(stage.root.children.map(\.isViewLoaded) == [true, false, true])
  }

  @Test func `7.1 a push and a pop in one turn send no appearance`() {
    let stage = stage()
    stage.settle {
      stage.root.pushViewController(stage.make("b"), animated: true)
      stage.root.popViewController(animated: true)
    }
    #expect(stage.story() == "b.will(N) b.will(nil) b.did(nil)")
  }

  @Test func `7.1 popped and pushed again before a turn, the top stays visible`() {
    let stage = stage(2)
    stage.settle {
      let b = stage.root.popViewController(animated: true)
      stage.root.pushViewController(b, animated: true)
    }
    #expect(stage.story() == "b.will(nil) b.will(N) b.did(N)")
    #expect(stage.root.topViewController?.appearancePhase == .appeared)
  }

  // Rule 7.1 meanwhile: From iOS 8 on a change during a transition waits for its end.
  @Test func `7.1 a change while a transition runs starts when it ends`() {
    let stage = stage()
    stage.call { stage.root.pushViewController(stage.make("b"), animated: true) }
    stage.advance(by: 100)
    stage.call {
      stage.root.pushViewController(stage.make("c"), animated: true)
      stage.root.pushViewController(stage.make("d"), animated: true)
    }
    stage.finish()
    #expect(
      stage.story() == "b.will(N) b.load a.WD* b.WA* willShow(b) b.IA* @100 c.will(N) d.will(N) "
        + "@350 a.DD* b.DA* b.did(N) didShow(b) d.load b.WD* d.WA* willShow(d) d.IA* "
        + "@700 b.DD* d.DA* d.did(N) didShow(d)")
  }

  // Rule 4.12: A push in WA waits for the running transition.
  @Test func `4.12 a push inside viewWillAppear starts after the running transition`() {
    let stage = stage()
    let b = stage.make { Pusher("b") }
    stage.settle { stage.root.pushViewController(b, animated: true) }
    #expect(
      stage.story() == "b.will(N) b.load a.WD* b.WA* c.will(N) willShow(b) b.IA* @350 a.DD* b.DA* "
        + "b.did(N) didShow(b) c.load b.WD* c.WA* willShow(c) c.IA* @700 b.DD* c.DA* c.did(N) "
        + "didShow(c)")
  }

  /// Pushes "c" when it first appears.
  private final class Pusher: ViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      guard isMovingToParent else { return }
      navigationController?.pushViewController(ViewController("c"), animated: true)
    }
  }

  @Test func `leaving the screen during a push ends it, and returning shows the top`() {
    let stage = stage()
    let other = stage.make("other")
    stage.call { stage.root.pushViewController(stage.make("b"), animated: true) }
    stage.advance(by: 100)
    stage.settle { stage.window.rootViewController = other }
    #expect(
      stage.story() == "b.will(N) b.load a.WD* b.WA* willShow(b) b.IA* @100 N.WD a.DD* b.WD "
        + "other.load other.WA other.IA N.DD b.DD other.DA")
    stage.settle { stage.window.rootViewController = stage.root }
    #expect(stage.story().contains("N.WA b.WA N.IA b.IA"))
    #expect(stage.root.children.map(\.appearancePhase) == [.disappeared, .appeared])
    #expect(stage.root.children[1].view.frame.text == "0,0,320,416")
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test(arguments: [Profile.ios5, .ios6])
  func `9.8 up to iOS 6 a push starts in the call, and warns when nested`(profile: Profile) {
    let stage = stage(profile: profile)
    stage.call {
      stage.root.pushViewController(stage.make("b"), animated: true)
      stage.root.pushViewController(stage.make("c"), animated: true)
    }
    #expect(
      stage.story() == "b.will(N) b.load a.WD* b.WA* willShow(b) !N6 c.will(N) c.load b.WD* c.WA* "
        + "willShow(c)")
    stage.finish()
    #expect(
      stage.story() == "@350 a.DD* b.DD* b.did(N) !N7 !U1 c.DA* c.did(N) didShow(c)")
    #expect(stage.root.children.map(\.appearancePhase) == [.disappeared, .disappeared, .appeared])
  }

  @Test(arguments: Profile.allCases)
  func `a push and a pop work in every era`(profile: Profile) {
    let stage = stage(profile: profile)
    stage.settle { stage.root.pushViewController(stage.make("b"), animated: true) }
    stage.settle { stage.root.popViewController(animated: true) }
    let isAppearing = profile.sendsViewIsAppearing
    let traits = profile.announcesTraitsOnEntry ? "b.traitCollectionDidChange " : ""
    #expect(
      stage.story()
        == "b.will(N) b.load a.WD* b.WA* \(traits)willShow(b) \(isAppearing ? "b.IA* " : "")@350 "
        + "a.DD* b.DA* b.did(N) didShow(b) b.will(nil) b.WD* a.WA* willShow(a) "
        + "\(isAppearing ? "a.IA* " : "")@700 b.DD* b.did(nil) a.DA* didShow(a)")
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `the bar has the top's title, and a tap goes back`() {
    let stage = stage()
    func bar() -> String {
      "\(stage.root.navigationBar.title) \(stage.root.navigationBar.backTitle ?? "–")"
    }
    var seen = [bar()]
    let b = stage.make("b")
    b.title = "Second"
    stage.settle { stage.root.pushViewController(b, animated: true) }
    seen.append(bar())
    b.navigationItem.title = "Two"
    stage.root.children[0].navigationItem.backButtonTitle = "Home"
    stage.settle { stage.root.pushViewController(stage.make("c"), animated: true) }
    seen.append(bar())
    stage.settle { stage.root.backButton.tap() }
    seen.append(bar())
    stage.settle { stage.root.backButton.tap() }
    stage.settle { stage.root.backButton.tap() }
    seen.append(bar())
    #expect(seen == ["a –", "Second a", "c Two", "Two Home", "a –"])
  }

  @Test(arguments: [0, 100, 350] as [Double])
  func `fits the screen after a rotation`(moment: Double) {
    let stage = stage()
    stage.call { stage.root.pushViewController(stage.make("b"), animated: true) }
    stage.advance(by: moment)
    stage.settle { stage.window.rotate() }
    #expect(stage.root.topViewController?.view.frame.text == "0,0,460,276")
    #expect(stage.root.navigationBar.frame.text == "0,0,460,44")
  }

  @Test func `a refused addChild starts no transition`() {
    let stage = StockStage<NavigationController>(profile: .ios6) {
      let nav = NavigationController("N", rootViewController: ViewController("a"))
      nav.pushViewController(ViewController("b"), animated: false)
      return nav
    }
    stage.call { stage.root.detachChild(stage.root.children[1]) }
    #expect(stage.leavesAll { stage.root.addChild(stage.root) })
    #expect(stage.refusals == ["C1"])
  }
}
