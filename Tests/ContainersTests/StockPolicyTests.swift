import Containers
import Testing

/// Choices about UIKit's own containers, each flipped: semantics 10.
@Suite struct `A policy of the stock containers` {
  private func nav(
    _ flip: (inout ContainmentPolicy) -> Void, _ body: (StockStage<NavigationController>) -> Void
  ) -> String {
    let stage = StockStage<NavigationController> {
      let nav = NavigationController("N", rootViewController: ViewController("a"))
      nav.pushViewController(ViewController("b"), animated: false)
      return nav
    }
    flip(&stage.simulation.policy)
    body(stage)
    stage.finish()
    return stage.story()
  }

  // Rule 10.14: A popped controller receives `didMove(nil)` right after DD
  // (`popMovesAfterAppearance`).
  // Also: `13.6 navigation pop, animated`.
  @Test func `10.14 lets the popped one move after the other appears`() {
    let told = nav {
      $0.popMovesAfterAppearance = true
    } _: { stage in
      stage.call { stage.root.popViewController(animated: false) }
    }
    #expect(told == "b.will(nil) a.load b.WD a.WA a.IA b.DD a.DA b.did(nil) a.did(N)")
  }

  // Rule 10.15: Buried controllers receive no move (`tellsBuriedOfMoves`; 14.12).
  // Also: `7.1 popTo moves those below out immediately, without appearance callbacks`.
  @Test func `10.15 sends those below the top their move`() {
    let told = nav {
      $0.tellsBuriedOfMoves = true
    } _: { stage in
      stage.settle { stage.root.pushViewController(stage.make("c"), animated: false) }
      _ = stage.story()
      stage.call { stage.root.popToRootViewController(animated: false) }
    }
    #expect(
      told == "b.will(nil) b.did(nil) c.will(nil) a.load c.WD a.WA a.IA c.DD c.did(nil) a.DA "
        + "a.did(N)")
  }

  // Rule 10.20: After a push the old one disappears first (`pushedAppearsFirst`).
  // Also: `13.5 navigation push, animated`.
  @Test func `10.20 lets the pushed one appear first`() {
    let told = nav {
      $0.pushedAppearsFirst = true
    } _: { stage in
      stage.call { stage.root.pushViewController(stage.make("c"), animated: false) }
    }
    #expect(told == "c.will(N) c.load b.WD c.WA c.IA c.DA b.DD c.did(N)")
  }

  // Rule 10.26: Tabs receive `didMove` when they are set (`tabsMoveAtOnce`).
  // Also: `7.2 all become children immediately, and only the selected one is loaded`.
  @Test func `10.26 lets tabs move when they have appeared`() {
    let stage = StockStage<TabBarController> { TabBarController("T") }
    stage.simulation.policy.tabsMoveAtOnce = false
    stage.settle { stage.root.viewControllers = ["a", "b"].map(stage.make) }
    #expect(stage.story() == "a.will(T) b.will(T) a.load a.WA a.IA a.DA a.did(T)")
    stage.settle { stage.root.selectedIndex = 1 }
    #expect(stage.story() == "b.load b.WA a.WD b.IA a.DD b.DA b.did(T)")
  }

  // Rule 10.27: A cancelled interactive pop sends no move callbacks (`cancelledPopTellsMoves`).
  // Also: `13.7 interactive pop, cancelled`.
  @Test func `10.27 sends a move when an interactive pop is cancelled`() {
    let told = nav {
      $0.cancelledPopTellsMoves = true
    } _: { stage in
      stage.call {
        stage.root.interactivePop.begin()
        stage.root.interactivePop.cancel()
      }
    }
    #expect(
      told == "b.will(nil) a.load b.WD* a.WA* a.WD* a.DD* b.will(N) b.WA* b.DA* b.did(N)")
  }

  @Test func `7.1 starts each change of a stack in its call`() {
    let told = nav {
      $0.coalescesStackChanges = false
    } _: { stage in
      stage.call {
        stage.root.pushViewController(stage.make("c"), animated: false)
        stage.root.pushViewController(stage.make("d"), animated: false)
      }
    }
    #expect(
      told == "c.will(N) c.load b.WD c.WA c.IA b.DD c.DA c.did(N) "
        + "d.will(N) d.load c.WD d.WA d.IA c.DD d.DA d.did(N)")
  }
}
