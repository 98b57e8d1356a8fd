import Containers
import Testing

/// What the navigation controller does where no public report says what UIKit does.
@Suite struct `A policy of the navigation controller` {
  private final class Flagged: ViewController {
    private(set) var wasMovingIn: Bool?

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      wasMovingIn = isMovingToParent
    }
  }

  /// A stack with the controller "a" on screen, at rest.
  private func stage() -> StockStage<NavigationController> {
    StockStage<NavigationController>(profile: .ios17, isOnScreen: true) {
      NavigationController("N", rootViewController: ViewController("a"))
    }
  }

  @Test func `moves in a controller set below the top when it is uncovered`() {
    let stage = stage()
    let (b, c) = (stage.make { Flagged("b") }, stage.make("c"))
    stage.settle {
      stage.root.setViewControllers([stage.root.viewControllers[0], b, c], animated: false)
    }
    #expect(stage.trace().filter { $0.contains(" b ") } == ["0 b willMove(toParent: N)"])
    stage.settle { stage.root.popViewController(animated: true) }
    #expect(b.wasMovingIn == true)
    #expect(
      stage.trace().filter { $0.contains(" b ") }.map { String($0.drop { $0 != " " }.dropFirst()) }
        == [
          "b loadView", "b viewDidLoad", "b viewWillAppear(true)", "b viewIsAppearing(true)",
          "b viewDidAppear(true)", "b didMove(toParent: N)",
        ])
  }

  @Test func `leaves the move of a replaced push pending`() {
    let stage = stage()
    let (b, c) = (stage.make("b"), stage.make("c"))
    stage.call { stage.root.pushViewController(b, animated: true) }
    stage.advance(by: 100)
    stage.call {
      stage.root.setViewControllers([stage.root.viewControllers[0], c], animated: true)
    }
    stage.finish()
    #expect(
      stage.trace().filter { $0.contains(" b ") && $0.contains("Move") } == [
        "0 b willMove(toParent: N)", "100 b willMove(toParent: nil)",
        "700 b didMove(toParent: nil)",
      ])
  }

  @Test func `removes nothing when popping to the root at the root`() {
    let stage = stage()
    var popped: [ViewController]?
    stage.call { popped = stage.root.popToRootViewController(animated: true) }
    #expect(popped?.isEmpty == true)
  }
}
