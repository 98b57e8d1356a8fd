import Testing

@testable import Samples

/// The third tab of the Redux app, fixed and as published: systems 2.9.
@Suite struct `The stack view in a scroll view` {
  private func redux(_ variant: String = "fixed") -> ReduxStage {
    ReduxStage(ReduxTabBarController.setup(ofStack: variant))
  }

  private func places(_ redux: ReduxStage) -> [String] {
    redux.stack?.contents.map { $0.view.frame.text } ?? []
  }

  @Test func `S2-48 S2-53 is the tab StackView: two stories in a stack in a scroll view`() {
    let redux = redux()
    #expect(redux.root?.selectedViewController?.tabBarItem.title == "StackView")
    #expect(
      redux.stack?.contents.first.map { Array(sequence(first: $0, next: \.parent).map(\.name)) }
        == ["marina", "stack", "scrolling", "stories-stack", "redux"])
    #expect(redux.stack?.children.map(\.name) == ["marina", "taj"])
    #expect(redux.root?.app.tree.contains("stories") == true)
    #expect(redux.stage.diagnostics == [])
  }

  @Test func `S2-49 has a stack view as its root view, with stories as arranged views`() {
    let stack = redux().stack?.view as? StackView
    #expect(stack?.arrangedSubviews.map(\.name) == ["marina.view", "taj.view"])
    #expect(stack?.axis == .vertical && stack?.distribution == .fill && stack?.alignment == .fill)
    #expect(stack?.spacing == 5)
  }

  @Test func `S2-50 S2-51 uses preferred content sizes, else the size of the views`() {
    let stage = Stage { () -> ScrollingContentViewController in
      let (small, plain) = (ViewController("small"), ViewController("plain"))
      small.preferredContentSize = CGSize(width: 0, height: 100)
      return ScrollingContentViewController(
        "scrolling",
        content: StackViewController("stack", contents: [small, plain], version: .original))
    }
    let stack = stage.root?.content as? StackViewController
    #expect(
      stack?.constraints == [
        "small.width == 320 (750)", "small.height == 100 (750)", "plain.width == 320 (750)",
        "plain.height == 460 (750)",
      ])
    #expect(stage.root?.scrollView.contentSize == CGSize(width: 320, height: 565))
  }

  @Test(arguments: [
    (CGSize(width: 375, height: 667), "vertical", ["0,0,375,420", "0,425,375,500"], 925.0),
    (CGSize(width: 667, height: 375), "horizontal", ["0,0,331,500", "336,0,331,500"], 500),
    (CGSize(width: 320, height: 460), "vertical", ["0,0,320,420", "0,425,320,500"], 925),
    (
      CGSize(width: 1366, height: 1024), "horizontal", ["0,0,680.5,500", "685.5,0,680.5,500"], 500
    ),
  ])
  func `S2-52 S2-57 is a column or a row, initially and when resized`(
    size: CGSize, axis: String, frames: [String], height: Double
  ) {
    for isResized in [false, true] {
      let redux = ReduxStage(
        ReduxTabBarController.setup(ofStack: "fixed"),
        size: isResized ? CGSize(width: size.height, height: size.width) : size)
      if isResized { redux.stage.perform { redux.stage.window.resize(to: size) } }
      #expect(redux.stack?.axis.rawValue == axis)
      #expect(places(redux) == frames)
      #expect(redux.scrolling?.scrollView.contentSize.height == CGFloat(height))
      #expect(redux.stage.diagnostics == [])
    }
  }

  @Test func `S2-52 animates from column to row as the screen rotates`() {
    let redux = redux()
    redux.stage.advance(by: 100)
    redux.stage.perform { redux.stage.window.rotate() }
    let marks = [0.0, 150, 150].map { milliseconds in
      redux.stage.advance(by: milliseconds)
      let state = redux.stage.simulation.recording.state(at: redux.stage.simulation.clock)
      return redux.stack?.contents.map { content in
        state.presentation(of: content.view.id)?.frame.text ?? ""
      } ?? []
    }
    #expect(
      marks == [
        ["0,0,375,420", "0,425,375,500"], ["0,0,353,460", "168,212.5,353,500"],
        ["0,0,331,500", "336,0,331,500"],
      ])
    #expect(redux.stage.diagnostics == [])
  }

  @Test func `S2-52 updates its axis when it was off screen meanwhile`() {
    let redux = redux()
    redux.stage.perform { redux.root?.selectedIndex = 0 }
    redux.stage.perform { redux.stage.window.rotate() }
    redux.stage.finish()
    redux.stage.perform { redux.root?.selectedViewController = redux.scrolling?.parent }
    redux.stage.finish()
    #expect(redux.stack?.axis == .horizontal)
    for size in [CGSize(width: 320, height: 460), CGSize(width: 667, height: 375)] {
      redux.stage.perform { redux.root?.selectedIndex = 0 }
      redux.stage.perform { redux.stage.window.resize(to: size) }
    }
    redux.stage.perform { redux.root?.selectedViewController = redux.scrolling?.parent }
    redux.stage.finish()
    #expect(redux.stack?.axis == .horizontal)
    #expect(redux.stage.diagnostics == [])
  }

  @Test func `S2-54 S2-56 takes any single content, and its title`() {
    let stage = Stage { ScrollingContentViewController("scrolling", content: Tall("tall")) }
    #expect(stage.root?.children.map(\.name) == ["tall"])
    #expect(stage.root?.title == "Tall")
    #expect(stage.root?.content.view.frame.text == "0,0,320,2000")
    stage.perform { stage.root?.scrollView.drag(by: CGSize(width: -50, height: -5000)) }
    #expect(stage.root?.scrollView.contentOffset == CGPoint(x: 0, y: 1540))
    stage.perform { stage.root?.content.preferredContentSize.height = 500 }
    #expect(stage.root?.scrollView.contentOffset == CGPoint(x: 0, y: 40))
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-55 rotates as its content allows`() {
    let stage = Stage { ScrollingContentViewController("scrolling", content: Tall("tall")) }
    #expect(stage.root?.supportedInterfaceOrientations == .allButUpsideDown)
    stage.perform { stage.window.rotate() }
    #expect(stage.window.interfaceOrientation == .landscapeLeft)
  }

  @Test func `S2-51 gives a story its preferred height, when it is a child`() throws {
    for variant in ["fixed", "original"] {
      let redux = redux(variant)
      let start = redux.stage.eventCount
      redux.stage.perform {
        redux.stack?.contents.first?.preferredContentSize = CGSize(width: 0, height: 700)
      }
      let isFixed = variant == "fixed"
      #expect(
        places(redux)
          == (isFixed
            ? ["0,0,375,700", "0,705,375,500"] : ["0,0,375,420", "0,425,375,500"]))
      #expect(redux.scrolling?.scrollView.contentSize.height == (isFixed ? 1205 : 925))
      try GoldenTrace("redux-stack-preferred.\(variant)").expect(
        redux.stage.trace(from: start, all: true))
    }
  }

  @Test(arguments: ["fixed", "original"])
  func `S2-52 K46 K48 is shown and rotated with its golden trace`(variant: String) throws {
    let redux = redux(variant)
    redux.stage.advance(by: 100)
    redux.stage.perform { redux.stage.window.rotate() }
    redux.stage.finish()
    redux.stage.perform { redux.stage.simulation.sendMemoryWarning() }
    try GoldenTrace("redux-stack.\(variant)").expect(
      redux.stage.trace()
        + redux.stage.simulation.recording.diagnostics.map { "\($0.id) \($0.message)" })
  }

  @Test func `K46 as published the stories have no parent: D01, but not when fixed`() {
    for variant in ["fixed", "original"] {
      let redux = redux(variant)
      let isFixed = variant == "fixed"
      #expect(redux.stack?.children.count == (isFixed ? 2 : 0))
      #expect(redux.stage.diagnostics.filter { $0 == "D01" }.count == (isFixed ? 0 : 2))
      let start = redux.stage.eventCount
      redux.stage.perform { redux.stage.simulation.sendMemoryWarning() }
      let warned = redux.stage.trace(from: start).filter { $0.hasSuffix("didReceiveMemoryWarning") }
      #expect(warned.contains { $0.contains("marina") } == isFixed)
    }
  }

  @Test func `K47 as published a device lying flat counts as portrait`() {
    for variant in ["fixed", "original"] {
      let redux = redux(variant)
      redux.stage.perform { redux.stage.window.rotate() }
      redux.stage.finish()
      #expect(redux.stack?.axis == .horizontal)
      redux.stage.perform {
        redux.stage.window.layFlat()
        redux.stage.window.resize(to: CGSize(width: 736, height: 414))
      }
      #expect(redux.stack?.axis == (variant == "fixed" ? .horizontal : .vertical))
    }
  }

  @Test func `K47 as published a wide window of a portrait device has a column`() {
    for variant in ["fixed", "original"] {
      let redux = redux(variant)
      redux.stage.perform { redux.stage.window.resize(to: CGSize(width: 1366, height: 1024)) }
      #expect(redux.stack?.axis == (variant == "fixed" ? .horizontal : .vertical))
    }
  }

  @Test func `K48 as published a size change is not forwarded: D14, but it is when fixed`() {
    for variant in ["fixed", "original"] {
      let redux = redux(variant)
      let start = redux.stage.eventCount
      redux.stage.perform { redux.stage.window.rotate() }
      let isFixed = variant == "fixed"
      let told = redux.stage.trace(from: start).filter { $0.contains("taj viewWillTransition") }
      #expect(told.count == (isFixed ? 1 : 0))
      #expect(redux.stage.diagnostics.contains("D14") != isFixed)
    }
  }

  @Test func `K49 as published a row asks for more than there is: D26, but not when fixed`() {
    for variant in ["fixed", "original"] {
      let redux = redux(variant)
      for _ in 0..<3 {
        redux.stage.perform { redux.stage.window.rotate() }
        redux.stage.finish()
      }
      let found = redux.stage.simulation.recording.diagnostics.filter { $0.id == "D26" }
      #expect(
        found.map(\.message)
          == (variant == "fixed"
            ? []
            : [
              "stack cannot keep all of its constraints with stack.width == 667 (required); dropped "
                + "marina.width == 375 (750), marina.height == 420 (750), taj.width == 375 (750)"
            ]))
      #expect(places(redux) == ["0,0,331,500", "336,0,331,500"])
    }
  }

  /// A controller of much to see.
  private final class Tall: ViewController {
    override init(_ name: String?) {
      super.init(name)
      (title, preferredContentSize) = ("Tall", CGSize(width: 0, height: 2000))
    }
  }
}

extension ReduxStage {
  /// What scrolls in the third tab.
  var scrolling: ScrollingContentViewController? { root?.storiesScroller }
  /// The stack in it.
  var stack: StackViewController? { scrolling?.content as? StackViewController }
}
