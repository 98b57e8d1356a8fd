import Samples
import Testing

/// The vertical stack as published, next to ours; catalog lines S4-13 to S4-34, K32 to K37.
@Suite struct `A published vertical stack` {
  typealias Version = VerticalNavigationController.Version

  private func stage(_ version: Version) -> Stage<VerticalNavigationController> {
    Stage {
      VerticalNavigationController(
        "stack", rootViewController: VerticalPageController(number: 0), version: version)
    }
  }

  /// What a push and a pop write, without UIKit's warning before each D08 and the words after ids.
  private func story(_ stage: Stage<VerticalNavigationController>, from event: Int) -> [String] {
    stage.trace(from: event).filter { !$0.contains("! U2") }.map { line in
      line.contains("?") || line.contains("!")
        ? line.split(separator: " ").prefix(4).joined(separator: " ") : line
    }
  }

  private func push(_ stage: Stage<VerticalNavigationController>) -> [String] {
    let events = stage.eventCount
    stage.perform { stage.root?.push(VerticalPageController(number: 1), animated: true) }
    stage.finish()
    return story(stage, from: events)
  }

  private func pop(_ stage: Stage<VerticalNavigationController>) -> [String] {
    let events = stage.eventCount
    stage.perform { stage.root?.pop(animated: true) }
    stage.finish()
    return story(stage, from: events)
  }

  @Test func `S4-25 S4-28 sends the pushed and the popped their callbacks twice: K32`() {
    #expect(
      push(stage(.article)) == [
        "0 page1 willMove(toParent: stack)", "0 page1 loadView", "0 page1 viewDidLoad",
        "0 page1 viewWillAppear(true)", "0 ? D08 page1",
        "0 root viewWillDisappear(true)", "0 page1 viewWillAppear(true)",
        "0 page1 viewIsAppearing(true)",
        "300 page1 viewDidAppear(true)", "300 root viewDidDisappear(true)",
        "300 stack completion transition finished=true",
        "300 page1 viewDidAppear(true)", "300 ? D08 page1", "300 page1 didMove(toParent: stack)",
      ])
  }

  @Test func `S4-29 S4-30 moves out before the last callback it sends by hand`() {
    let stage = stage(.article)
    _ = push(stage)
    #expect(
      pop(stage) == [
        "300 page1 willMove(toParent: nil)",
        "300 page1 viewWillDisappear(true)", "300 ? D08 page1",
        "300 page1 viewWillDisappear(true)", "300 root viewWillAppear(true)",
        "300 root viewIsAppearing(true)",
        "600 root viewDidAppear(true)", "600 page1 viewDidDisappear(true)",
        "600 stack completion transition finished=true", "600 page1 didMove(toParent: nil)",
        "600 page1 viewDidDisappear(true)", "600 ? D08 page1",
      ])
  }

  @Test func `S4-24 sends its first controller viewDidAppear before anything is on screen: K34`() {
    let simulation = Simulation()
    let story = simulation.trace {
      _ = VerticalNavigationController(
        "stack", rootViewController: ViewController("a"), version: .article)
    }
    #expect(
      story.split(separator: "\n").filter { !$0.contains("! U2") }.map {
        $0.split(separator: " ").prefix(3).joined(separator: " ")
      } == [
        "0 a willMove(toParent:", "0 a loadView", "0 a viewDidLoad", "0 stack loadView",
        "0 stack viewDidLoad", "0 a viewWillAppear(false)", "0 ? D08", "0 a viewDidAppear(false)",
        "0 ? D08", "0 a didMove(toParent:",
      ])
    #expect(simulation.recording.latest.controllers.values.allSatisfy { $0.phase == .disappeared })
  }

  @Test func `S4-23 cannot begin with a transition: D10`() {
    let stage = Stage { VerticalNavigationController("stack", version: .unguarded) }
    let events = stage.eventCount
    stage.perform { stage.root?.push(ViewController("a"), animated: true) }
    stage.perform { stage.root?.push(ViewController("b"), animated: true) }
    stage.finish()
    #expect(
      story(stage, from: events) == [
        "0 a willMove(toParent: stack)", "0 a loadView", "0 a viewDidLoad",
        "0 a viewWillAppear(true)", "0 ? D08 a", "0 ! T1 stack", "0 ? D10 stack", "0 ? D05 a",
        "0 b willMove(toParent: stack)", "0 b loadView", "0 b viewDidLoad",
        "0 b viewWillAppear(true)", "0 ? D08 b", "0 ! T3 stack", "0 ? D05 b",
      ])
    #expect(stage.root?.view.subviews.isEmpty == true)
  }

  @Test func `K33 of the example pops without callbacks to the popped: D06`() {
    let stage = stage(.sample)
    _ = push(stage)
    let page = stage.root?.topViewController
    let events = stage.eventCount
    stage.perform { stage.root?.pop(animated: true) }
    let isMoving = page?.isMovingFromParent
    stage.finish()
    #expect(isMoving == false)
    #expect(
      story(stage, from: events) == [
        "300 page1 viewWillDisappear(true)", "300 ? D08 page1",
        "300 page1 viewWillDisappear(true)", "300 root viewWillAppear(true)",
        "300 root viewIsAppearing(true)",
        "600 root viewDidAppear(true)", "600 page1 viewDidDisappear(true)",
        "600 stack completion transition finished=true", "600 ? D06 page1",
        "600 page1 didMove(toParent: nil)", "600 page1 viewDidDisappear(true)", "600 ? D08 page1",
      ])
  }

  @Test(arguments: Version.allCases.filter { $0 != .unguarded })
  func `K35 animates pushes; the example's pops are not animated`(version: Version) {
    let stage = stage(version)
    func milliseconds(_ button: String) -> Double {
      let start = stage.simulation.now
      let buttons = stage.root?.topViewController?.view.subviews
      stage.perform { buttons?.first { $0.name.hasSuffix(button) }?.tap() }
      stage.finish()
      return ((stage.simulation.now - start) * 1000).rounded()
    }
    #expect([milliseconds("push"), milliseconds("pop")] == [300, version == .sample ? 0 : 300])
  }

  @Test func `K36 of the example has a bar and pages for one size only`() {
    func places(_ version: Version) -> [String] {
      let stage = stage(version)
      stage.perform { stage.window.rotate() }
      stage.finish()
      return [
        stage.root?.bar.frame.text ?? "", stage.root?.topViewController?.view.frame.text ?? "",
      ]
    }
    #expect(places(.fixed) == ["0,0,460,44", "0,44,460,276"])
    #expect(places(.sample) == ["0,0,320,44", "0,44,460,276"])
  }

  @Test(arguments: [Version.article, .sample])
  func `K37 handles taps during a slide: D22`(version: Version) {
    let stage = stage(version)
    stage.perform { stage.root?.push(VerticalPageController(number: 1), animated: true) }
    stage.advance(by: 100)
    stage.perform { stage.root?.push(VerticalPageController(number: 2), animated: true) }
    stage.finish()
    #expect(stage.simulation.recording.diagnostics.contains { $0.id == "D22" })
  }

  @Test func `of the example leaves the old view below one shown without animation`() {
    let stage = stage(.sample)
    stage.perform { stage.root?.push(VerticalPageController(number: 1)) }
    #expect(
      stage.root?.view.subviews.map(\.name) == ["root.view", "page1.view", "bar"])
  }

  @Test(arguments: Version.allCases)
  func `S4-08 S4-09 S4-14 keeps its stack as children and never pops the last`(version: Version) {
    let stage = stage(version)
    let events = stage.eventCount
    stage.perform { #expect(stage.root?.pop() == nil) }
    #expect(stage.trace(from: events, all: true).isEmpty)
    for number in 1...3 {
      stage.perform { stage.root?.push(VerticalPageController(number: number), animated: true) }
      stage.finish()
    }
    #expect(stage.root?.viewControllers.map(\.name) == ["root", "page1", "page2", "page3"])
    #expect(stage.root?.children.map(\.name) == stage.root?.viewControllers.map(\.name))
  }

  @Test(arguments: [Version.article, .sample])
  func `S4-05 S4-22 has the size of the screen below the status bar initially`(
    version: Version
  ) {
    let simulation = Simulation()
    simulation.make {
      let window = Window(size: CGSize(width: 320, height: 460))
      let stack = VerticalNavigationController(
        "stack", rootViewController: VerticalPageController(number: 0), version: version)
      #expect(stack.view.frame.text == "0,0,320,460")
      #expect(
        stack.topViewController?.view.frame.text
          == (version == .article ? "0,0,320,460" : "0,44,320,416"))
      withExtendedLifetime(window) {}
    }
  }
}
