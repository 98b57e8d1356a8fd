import Containers
import Testing

/// Tabs whose exchange the delegate animates: semantics 7.2.
@Suite struct `An animated change of tabs` {
  private func stage(
    _ slider: TabSlider, profile: Profile = .ios17, isOnScreen: Bool = true
  ) -> StockStage<TabBarController> {
    StockStage(profile: profile, isOnScreen: isOnScreen) {
      let tabs = TabBarController("T", viewControllers: ["a", "b", "c"].map { ViewController($0) })
      tabs.delegate = slider
      return tabs
    }
  }

  @Test(arguments: [Profile.ios8, .ios13, .ios17])
  func `7_2 has animated flags and the same order`(profile: Profile) {
    let slider = TabSlider()
    let stage = stage(slider, profile: profile)
    stage.call { stage.root.selectedIndex = 1 }
    let traits = profile.announcesTraitsOnEntry ? " b.traitCollectionDidChange" : ""
    #expect(stage.story() == "b.load b.WA* a.WD*" + traits, "the setter returns")
    stage.turn()
    let content = stage.root.children[0].view.superview
    #expect(content?.subviews.map(\.name) == ["a.view", "b.view"])
    stage.finish()
    let appearing = profile.sendsViewIsAppearing ? "b.IA* " : ""
    #expect(stage.story() == "\(appearing)@250 a.DD* b.DA*")
    #expect(content?.subviews.map(\.name) == ["b.view"])
    #expect(stage.root.children[1].view.frame.text == "0,0,320,411")
    #expect(slider.asked == ["a-b"])
  }

  @Test func `7.2 is requested for taps and code, between tabs on screen only`() {
    let slider = TabSlider()
    let stage = stage(slider, isOnScreen: false)
    stage.settle { stage.root.selectedIndex = 2 }
    stage.show()
    stage.settle { stage.root.selectedIndex = 2 }
    _ = stage.story()
    stage.settle { stage.root.tap(0) }
    #expect(
      stage.story()
        == "shouldSelect(a) a.load a.WA* c.WD* didSelect(a) a.IA* @250 c.DD* a.DA*")
    #expect(slider.asked == ["c-a"])
    slider.isWilling = false
    stage.settle { stage.root.selectedIndex = 1 }
    #expect(stage.story() == "b.load b.WA a.WD b.IA a.DD b.DA")
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `7.2 is not requested before iOS 7`() {
    let slider = TabSlider()
    let stage = stage(slider, profile: .ios6)
    stage.settle { stage.root.selectedIndex = 1 }
    #expect(stage.story() == "b.load b.WA a.WD a.DD b.DA" && slider.asked == [])
  }

  @Test func `7.2 ends immediately when another tab is selected`() {
    let slider = TabSlider()
    let stage = stage(slider)
    stage.call { stage.root.selectedIndex = 1 }
    stage.advance(by: 100)
    _ = stage.story()
    stage.settle { stage.root.selectedIndex = 2 }
    #expect(stage.story() == "@100 a.DD* b.DA* c.load c.WA* b.WD* c.IA* @350 b.DD* c.DA*")
    stage.call { stage.root.selectedIndex = 0 }
    stage.advance(by: 100)
    stage.settle { stage.root.selectedIndex = 2 }
    #expect(
      stage.story()
        == "a.WA* c.WD* a.IA* @450 c.DD* a.DA* c.WA* a.WD* c.IA* @700 a.DD* c.DA*")
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `7.2 ends immediately when the tabs leave the screen or change`() {
    let slider = TabSlider()
    let stage = stage(slider)
    let other = stage.make("O")
    stage.call { stage.root.selectedIndex = 1 }
    stage.turn()
    _ = stage.story()
    stage.settle { stage.window.rootViewController = other }
    #expect(
      stage.story() == "T.WD a.DD* b.WD O.load O.WA O.IA T.DD b.DD O.DA")
    stage.settle { stage.window.rootViewController = stage.root }
    stage.call { stage.root.selectedIndex = 0 }
    stage.turn()
    _ = stage.story()
    stage.settle { stage.root.viewControllers = [stage.root.children[2]] }
    #expect(
      stage.story() == "a.will(nil) b.will(nil) b.DD* b.did(nil) a.DA* c.load c.WA* a.WD* c.IA* "
        + "@500 a.DD* a.did(nil) c.DA*")
    #expect(stage.simulation.recording.diagnostics.isEmpty)
  }

  @Test func `7.2 waits for an asynchronous animator, and is completed once`() {
    final class Idle: TabBarControllerDelegate, ViewControllerAnimatedTransitioning {
      var context: TransitionContext?
      func tabBarController(
        _ tabBarController: TabBarController,
        animationControllerForTransitionFrom fromViewController: ViewController,
        to toViewController: ViewController
      ) -> (any ViewControllerAnimatedTransitioning)? { self }
      func transitionDuration(using context: TransitionContext) -> Double { 1 }
      func animateTransition(using context: TransitionContext) { self.context = context }
    }
    let idle = Idle()
    let stage = StockStage<TabBarController> {
      let tabs = TabBarController("T", viewControllers: [ViewController("a"), ViewController("b")])
      tabs.delegate = idle
      return tabs
    }
    stage.settle { stage.root.selectedIndex = 1 }
    #expect(stage.story() == "b.load b.WA* a.WD* b.IA*")
    #expect(idle.context?.fromViewController.name == "a" && idle.context?.isCompleted == false)
    stage.call { for _ in 0..<2 { idle.context?.completeTransition(true) } }
    #expect(stage.story() == "a.DD* b.DA*")
    #expect(idle.context?.toViewController.name == "b" && idle.context?.isCompleted == true)
  }
}

/// A delegate that slides the new tab in.
final class TabSlider: TabBarControllerDelegate, ViewControllerAnimatedTransitioning {
  var isWilling = true
  var asked: [String] = []

  func tabBarController(
    _ tabBarController: TabBarController,
    animationControllerForTransitionFrom fromViewController: ViewController,
    to toViewController: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? {
    asked.append("\(fromViewController)-\(toViewController)")
    return isWilling ? self : nil
  }

  func transitionDuration(using context: TransitionContext) -> Double { 0.25 }

  func animateTransition(using context: TransitionContext) {
    let view = context.toViewController.view
    let place = context.containerView.bounds
    view?.frame = place.offsetBy(dx: place.width, dy: 0)
    View.animate(withDuration: transitionDuration(using: context)) {
      view?.frame = place
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
