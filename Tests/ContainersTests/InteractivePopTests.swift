import Containers
import Testing

/// What is asked of a stack while a finger pulls its top away, and the finger changes its mind.
@Suite struct `An interrupted interactive pop` {
  typealias Nav = NavigationController

  /// A stack of "a", "b" and "c" on screen, with the finger down on the last.
  private func stage() -> StockStage<Nav> {
    let stage = StockStage<Nav> {
      let nav = Nav("N")
      nav.setViewControllers(["a", "b", "c"].map { ViewController($0) }, animated: false)
      return nav
    }
    stage.call { #expect(stage.root.interactivePop.begin()) }
    stage.turn()
    #expect(stage.story() == "c.will(nil) b.load c.WD* b.WA* b.IA*")
    return stage
  }

  /// What follows when the finger lifts after a change: the story, and the stack.
  private func story(
    lifting lift: (InteractivePop) -> Void = { $0.cancel() },
    after change: (StockStage<Nav>) -> Void
  ) -> (String, stack: String) {
    let stage = stage()
    stage.call { change(stage) }
    stage.settle { lift(stage.root.interactivePop) }
    let stack = stage.root.viewControllers
    #expect(stack.dropLast().allSatisfy { $0.appearancePhase == .disappeared })
    #expect(stack.last?.appearancePhase == .appeared)
    #expect(stack.last?.viewIfLoaded?.frame.text == "0,0,320,416")
    #expect(stage.root.visibleViewController === stack.last)
    return (stage.story(), stack.names)
  }

  @Test func `pops to the root after the top is back`() {
    let (told, stack) = story { $0.root.popToRootViewController(animated: true) }
    #expect(
      told == "b.will(nil) b.WD* b.DD* b.did(nil) c.WA* c.DA* a.load c.WD* a.WA* a.IA* "
        + "@350 c.DD* c.did(nil) a.DA* a.did(N)")
    #expect(stack == "a")
  }

  @Test func `pops once more after the top is back`() {
    let (told, stack) = story { $0.root.popViewController(animated: false) }
    #expect(
      told == "b.will(nil) b.WD* b.DD* b.did(nil) c.WA* c.DA* a.load c.WD a.WA a.IA "
        + "c.DD c.did(nil) a.DA a.did(N)")
    #expect(stack == "a")
  }

  @Test func `pushes after the top is back`() {
    let (told, stack) = story { stage in
      stage.root.pushViewController(stage.make("d"), animated: true)
    }
    #expect(
      told == "d.will(N) b.WD* b.DD* c.WA* c.DA* d.load c.WD* d.WA* d.IA* "
        + "@350 c.DD* d.DA* d.did(N)")
    #expect(stack == "a,b,c,d")
  }

  @Test func `replaces the whole stack after the top is back`() {
    let (told, stack) = story { stage in
      stage.root.setViewControllers([stage.make("x")], animated: true)
    }
    #expect(
      told == "b.will(nil) x.will(N) b.WD* b.DD* b.did(nil) c.WA* c.DA* "
        + "x.load c.WD* x.WA* x.IA* @350 c.DD* c.did(nil) x.DA* x.did(N)")
    #expect(stack == "x")
  }

  @Test func `keeps the stack that was set, even with the same controllers`() {
    let (_, stack) = story { stage in
      stage.root.setViewControllers(stage.root.viewControllers, animated: true)
    }
    #expect(stack == "a,b")
  }

  @Test func `puts the top back once when it was pushed again meanwhile`() {
    let stage = stage()
    let all = stage.simulation.recording.latest.controllers.values
    let c = all.first { $0.name == "c" }.flatMap { stage.simulation.controller($0.id) }
    stage.call { stage.root.pushViewController(c, animated: true) }
    stage.settle { stage.root.interactivePop.cancel() }
    #expect(stage.story() == "c.will(N) b.WD* b.DD* c.WA* c.DA* c.did(N)")
    #expect(stage.root.viewControllers.names == "a,b,c")
  }

  @Test func `continues to the root when the gesture completes the pop`() {
    let (told, stack) = story(lifting: { $0.finish() }) { stage in
      stage.root.popToRootViewController(animated: true)
    }
    #expect(
      told == "b.will(nil) @350 c.DD* c.did(nil) b.DA* a.load b.WD* a.WA* a.IA* "
        + "@700 b.DD* b.did(nil) a.DA* a.did(N)")
    #expect(stack == "a")
  }
}
