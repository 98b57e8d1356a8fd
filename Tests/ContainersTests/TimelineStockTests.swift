import Containers
import Containment
import Hierarchy
import Testing

/// The worked timelines of UIKit's own containers and of presentation, whole, in every era.
@Suite struct `A worked timeline of UIKit's own` {
  private final class Listener: NavigationControllerDelegate {}

  /// A stack with a, and b on top when asked for, both loaded.
  private func stack(on stage: TimelineStage, count: Int) -> NavigationController {
    let nav = NavigationController("N", rootViewController: ViewController("a"))
    nav.delegate = nav.attachment(Listener())
    stage.show(nav)
    if count > 1 { nav.pushViewController(ViewController("b"), animated: false) }
    stage.watch()
    return nav
  }

  /// What becomes of the stack in the call.
  private func names(_ nav: NavigationController) -> String {
    "stack \(nav.viewControllers.names)"
  }

  // Rule 13.5: A push.
  @Test func `13.5 navigation push, animated`() throws {
    try expectTimeline("13.05-navigation-push") { stage in
      let nav = stack(on: stage, count: 1)
      nav.pushViewController(ViewController("b"), animated: true)
      stage.say(names(nav))
      stage.turn()
      stage.end()
    }
  }

  // Rule 13.6: A pop.
  @Test func `13.6 navigation pop, animated`() throws {
    try expectTimeline("13.06-navigation-pop") { stage in
      let nav = stack(on: stage, count: 2)
      let isAlone = nav.popViewController(animated: true)?.parent == nil
      stage.say("\(names(nav)), b without a parent: \(isAlone)")
      stage.turn()
      stage.end()
    }
  }

  // Rule 13.7: An interactive pop, cancelled.
  @Test func `13.7 interactive pop, cancelled`() throws {
    try expectTimeline("13.07-interactive-pop-cancelled") { stage in
      let nav = stack(on: stage, count: 2)
      let hasBegun = nav.interactivePop.begin()
      stage.say("begun: \(hasBegun), \(names(nav))")
      stage.turn()
      nav.interactivePop.update(0.25)
      nav.interactivePop.cancel()
      stage.say(names(nav))
      stage.turn()
      stage.end()
    }
  }

  // Rule 13.11: Another tab, by code.
  @Test func `13.11 tab switch by code`() throws {
    try expectTimeline("13.11-tab-switch") { stage in
      let tabs = stage.show(
        TabBarController("T", viewControllers: [ViewController("a"), ViewController("b")]))
      stage.watch()
      tabs.selectedIndex = 1
      stage.say("returned")
      stage.turn()
    }
  }

  // Rule 13.16: A memory warning with a stack of two.
  @Test func `13.16 memory warning with a stack of two`() throws {
    try expectTimeline("13.16-memory-warning") { stage in
      let nav = stack(on: stage, count: 2)
      stage.simulation.sendMemoryWarning()
      stage.say("loaded: \(nav.viewControllers.filter(\.isViewLoaded).names)")
      nav.popViewController(animated: true)
      stage.turn()
      stage.end()
    }
  }

  // MARK: Presentation

  /// A on screen with its child c, and M, which is not loaded yet.
  private func family(
    on stage: TimelineStage, style: ModalPresentationStyle
  ) -> (presenter: ViewController, presented: ViewController) {
    let (presenter, presented) = (stage.show(ViewController("A")), stage.make("M"))
    presenter.take(stage.make("c"))
    presented.modalPresentationStyle = style
    stage.watch()
    return (presenter, presented)
  }

  /// The links and flags of a presented controller, and whether its presenter is in the window.
  private func facts(_ presented: ViewController, on stage: TimelineStage) -> String {
    let flags = [
      presented.isBeingPresented ? "being presented" : nil,
      presented.isBeingDismissed ? "being dismissed" : nil,
      presented.presentingViewController.map { "by \($0)" },
    ].compactMap(\.self)
    let views = stage.window.subviews.compactMap(\.controller).names
    return
      "M: \(flags.isEmpty ? "at rest" : flags.joined(separator: ", ")); in the window: \(views)"
  }

  private func present(
    _ style: ModalPresentationStyle, on stage: TimelineStage
  ) -> (presenter: ViewController, presented: ViewController) {
    let (presenter, presented) = family(on: stage, style: style)
    presenter.present(presented, animated: true) { stage.say(facts(presented, on: stage)) }
    stage.say(facts(presented, on: stage))
    stage.turn()
    stage.say(facts(presented, on: stage))
    stage.end()
    return (presenter, presented)
  }

  private func dismiss(
    _ presented: ViewController, by presenter: ViewController, on stage: TimelineStage
  ) {
    presenter.dismiss(animated: true) { stage.say(facts(presented, on: stage)) }
    stage.say(facts(presented, on: stage))
    stage.turn()
    stage.say(facts(presented, on: stage))
    stage.end()
  }

  // Rule 13.8: A presentation, full screen.
  @Test func `13.8 present full screen, animated`() throws {
    try expectTimeline("13.08-present-full-screen") { stage in
      _ = present(.fullScreen, on: stage)
    }
  }

  // Rule 13.9: Its dismissal.
  @Test func `13.9 dismiss full screen, animated`() throws {
    try expectTimeline("13.09-dismiss-full-screen") { stage in
      let (presenter, presented) = present(.fullScreen, on: stage)
      stage.watch()
      dismiss(presented, by: presenter, on: stage)
    }
  }

  // Rule 13.10: A sheet comes and goes.
  /// The width decides: before iOS 13 a telephone has no room for a sheet.
  @Test func `13.10 present and dismiss a sheet`() throws {
    for (name, width) in [("13.10-sheet-on-a-telephone", 320.0), ("13.10-sheet-on-a-tablet", 768)] {
      try expectTimeline(name) { stage in
        stage.window.resize(to: CGSize(width: width, height: 1024))
        let (presenter, presented) = present(.pageSheet, on: stage)
        dismiss(presented, by: presenter, on: stage)
      }
    }
  }
}
