import Samples
import Testing

/// The vertical stack as systems 2.4 describes it, fixed.
@Suite struct `The vertical stack` {
  private func stage(
    size: CGSize = CGSize(width: 320, height: 460)
  ) -> Stage<VerticalNavigationController> {
    Stage(size: size) {
      VerticalNavigationController("stack", rootViewController: ViewController("a"))
    }
  }

  private func stack(_ stage: Stage<VerticalNavigationController>) -> String {
    (stage.root?.viewControllers ?? []).map(\.name).joined(separator: ",")
  }

  @Test func `slides a push in from below, as the worked timeline says`() {
    let stage = stage()
    let events = stage.eventCount
    stage.perform { stage.root?.push(ViewController("b"), animated: true) }
    var frames: [String] = []
    for _ in 0...3 {
      let state = stage.simulation.recording.state(at: stage.simulation.clock)
      frames.append(
        stage.root?.viewControllers.map { controller in
          controller.viewIfLoaded.flatMap { state.presentation(of: $0.id)?.frame.text } ?? "–"
        }.joined(separator: " ") ?? "")
      stage.advance(by: 100)
    }
    #expect(frames[0] == "0,44,320,416 0,460,320,416")
    #expect(frames[3].hasSuffix("0,44,320,416"))
    #expect(
      stage.trace(from: events) == [
        "0 b willMove(toParent: stack)", "0 b loadView", "0 b viewDidLoad",
        "0 a viewWillDisappear(true)", "0 b viewWillAppear(true)", "0 b viewIsAppearing(true)",
        "300 b viewDidAppear(true)", "300 a viewDidDisappear(true)",
        "300 stack completion transition finished=true", "300 b didMove(toParent: stack)",
      ])
    #expect(stage.root?.children.map(\.name) == ["a", "b"])
  }

  @Test func `slides a pop out to the bottom, with the moves of a removal`() {
    let stage = stage()
    stage.perform { stage.root?.push(ViewController("b")) }
    let events = stage.eventCount
    stage.perform { #expect(stage.root?.pop(animated: true)?.name == "b") }
    #expect(stack(stage) == "a")
    stage.finish()
    #expect(
      stage.trace(from: events) == [
        "0 b willMove(toParent: nil)", "0 b viewWillDisappear(true)", "0 a viewWillAppear(true)",
        "0 a viewIsAppearing(true)", "300 a viewDidAppear(true)", "300 b viewDidDisappear(true)",
        "300 stack completion transition finished=true", "300 b didMove(toParent: nil)",
      ])
  }

  @Test func `changes without animation in one call`() {
    let stage = stage()
    let events = stage.eventCount
    stage.perform { stage.root?.push(ViewController("b")) }
    stage.perform { stage.root?.pop() }
    #expect(
      stage.trace(from: events).map { $0.dropFirst(2) } == [
        "b willMove(toParent: stack)", "b loadView", "b viewDidLoad", "a viewWillDisappear(false)",
        "b viewWillAppear(false)", "b viewIsAppearing(false)", "b viewDidAppear(false)",
        "a viewDidDisappear(false)", "stack completion transition finished=true",
        "b didMove(toParent: stack)", "b willMove(toParent: nil)", "b viewWillDisappear(false)",
        "a viewWillAppear(false)", "a viewIsAppearing(false)", "a viewDidAppear(false)",
        "b viewDidDisappear(false)", "stack completion transition finished=true",
        "b didMove(toParent: nil)",
      ])
  }

  @Test func `keeps its last controller, and each once`() {
    let stage = stage()
    let events = stage.eventCount
    stage.perform {
      #expect(stage.root?.pop(animated: true) == nil)
      if let top = stage.root?.topViewController { stage.root?.push(top) }
    }
    #expect(stack(stage) == "a")
    #expect(stage.trace(from: events).isEmpty)
  }

  @Test func `delays all requests during a slide to its end`() {
    let stage = stage()
    stage.perform {
      stage.root?.push(ViewController("b"), animated: true)
      stage.root?.pop(animated: true)
      stage.root?.pop(animated: true)
      stage.root?.push(ViewController("c"), animated: false)
      stage.root?.push(ViewController("d"), animated: true)
    }
    #expect(stack(stage) == "a,b")
    stage.advance(by: 300)
    #expect(stack(stage) == "a")
    stage.advance(by: 300)
    #expect(stack(stage) == "a,c,d")
    stage.finish()
    #expect(stage.state.animations.isEmpty)
    #expect(stage.simulation.recording.diagnostics.isEmpty)
    #expect(stage.root?.view.isUserInteractionEnabled == true)
    #expect(stage.root?.topViewController?.appearancePhase == .appeared)
  }

  @Test func `keeps the bar on top with the right title`() {
    let stage = stage()
    func bar() -> String {
      guard let root = stage.root, case .bar(let title, _) = root.bar.content else { return "" }
      return "\(title) \(root.view.subviews.last === root.bar) \(root.bar.frame.text)"
    }
    var seen = [bar()]
    stage.perform {
      let page = ViewController("b")
      page.title = "Second"
      stage.root?.push(page, animated: true)
    }
    seen.append(bar())
    stage.finish()
    stage.perform { stage.root?.pop(animated: true) }
    stage.finish()
    seen.append(bar())
    #expect(seen == ["a true 0,0,320,44", "Second true 0,0,320,44", "a true 0,0,320,44"])
  }

  @Test(arguments: [0, 150, 300, 400] as [Double])
  func `fits the screen after a rotation, even during a slide`(moment: Double) {
    let stage = stage()
    stage.perform { stage.root?.push(ViewController("b"), animated: true) }
    stage.advance(by: moment)
    stage.perform { stage.window.rotate() }
    stage.finish()
    #expect(stage.root?.topViewController?.view.frame.text == "0,44,460,276")
    #expect(stage.root?.bar.frame.text == "0,0,460,44")
    stage.perform { stage.root?.pop(animated: true) }
    stage.finish()
    #expect(stage.root?.topViewController?.view.frame.text == "0,44,460,276")
  }

  @Test func `pushes without callbacks before it is on screen`() {
    let simulation = Simulation()
    let stack = Simulation.$current.withValue(simulation) {
      let stack = VerticalNavigationController(
        "stack", rootViewController: ViewController("a"))
      stack.push(ViewController("b"))
      stack.push(ViewController("c"), animated: true)
      stack.pop(animated: true)
      simulation.finishAnimations()
      return stack
    }
    #expect(stack.viewControllers.map(\.name) == ["a", "b"])
    #expect(stack.children.map(\.name) == ["a", "b"])
    #expect(simulation.recording.diagnostics.isEmpty)
    let appearances = simulation.recording.traceText().split(separator: "\n")
      .filter { $0.contains("ppear") }
    #expect(appearances.isEmpty)
    #expect(stack.topViewController?.view.superview === stack.view)
  }

  @Test(arguments: [Int.min, -1, Int.max]) func `has pages of any number`(number: Int) throws {
    try Simulation.$current.withValue(Simulation()) {
      let page = VerticalPageController(number: number)
      let stack = VerticalNavigationController("stack", rootViewController: page)
      stack.loadViewIfNeeded()
      let push = try #require(page.view.subviews.first as? Button)
      push.tap()
      #expect(page.view.backgroundColor != nil && stack.viewControllers.count == 2)
    }
  }

  @Test func `has pages with buttons that push and pop`() {
    let stage = Stage {
      VerticalNavigationController("stack", rootViewController: VerticalPageController(number: 0))
    }
    func tap(_ name: String) {
      let button = stage.root?.topViewController?.view.subviews.first { $0.name.hasSuffix(name) }
      stage.perform { button?.tap() }
      stage.finish()
    }
    tap("push")
    tap("push")
    #expect(stack(stage) == "root,page1,page2")
    tap("pop")
    #expect(stack(stage) == "root,page1")
  }
}
