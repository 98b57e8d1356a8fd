import Testing

@testable import Samples

/// A press on a row, its card, and the object that makes the card's content: systems 2.7.
@Suite struct `A press on a row` {
  private func redux(_ vendor: PreviewVendor) -> ReduxStage {
    .loaded(ReduxSetup(vendor: vendor))
  }

  @Test func `S2-25 has stages: a hint after 0.5 s, the card after 1 s`() {
    let redux = redux(.factory)
    redux.stage.perform { redux.list?.press.begin(row: 1) }
    let stages = [0.0, 499, 1, 499, 1].map { milliseconds in
      redux.stage.advance(by: milliseconds)
      return redux.list?.press.stage
    }
    #expect(stages == [.pressed, .pressed, .hint, .hint, .peek])
    #expect(redux.list?.press.row == 1)
    #expect(redux.list?.press.previewedViewController?.name == "detail1")
  }

  @Test func `S2-25 dims everything but its row while it hints`() {
    let redux = redux(.factory)
    redux.stage.perform { redux.list?.press.begin(row: 2) }
    redux.stage.advance(by: 600)
    let veils = redux.list?.view.subviews.filter { ["list.above", "list.below"].contains($0.name) }
    #expect(veils?.map(\.frame.text) == ["0,0,375,88", "0,132,375,212"])
    redux.lift { $0.cancel() }
    #expect(redux.list?.view.subviews.map(\.name) == ["list.rows"])
  }

  @Test func `S2-25 released early leaves everything unchanged`() throws {
    let redux = redux(.factory)
    let start = redux.stage.eventCount
    redux.press(1)
    redux.lift { $0.cancel() }
    #expect(redux.navigation?.viewControllers.map(\.name) == ["container"])
    #expect(redux.root?.presentedViewController == nil)
    #expect(redux.list?.press.stage == .idle && redux.open == [])
    #expect(redux.stage.diagnostics == [])
    try GoldenTrace("redux-peek.cancelled").expect(redux.story(from: start))
  }

  @Test(arguments: PreviewVendor.allCases)
  func `S2-26 S2-28 K41 that is harder pushes the previewed controller, or makes a second one`(
    vendor: PreviewVendor
  ) throws {
    let redux = redux(vendor)
    let start = redux.stage.eventCount
    redux.press(1)
    let previewed = redux.list?.press.previewedViewController
    redux.lift { $0.finish() }
    let pushed = try #require(redux.navigation?.topViewController)
    #expect((pushed === previewed) == (vendor != .list))
    #expect(redux.navigation?.viewControllers.count == 2)
    #expect(redux.open == [pushed.name])
    let loads = redux.story(from: start).filter { $0.contains("> GET /images/tomb/600") }
    #expect(loads.count == (vendor == .list ? 2 : 1))
    #expect(redux.stage.diagnostics == (vendor == .list ? ["D17"] : []))
    try GoldenTrace("redux-peek.\(vendor)").expect(redux.story(from: start))
  }

  @Test func `S2-27 K41 is reported as D17 whenever the list makes its preview itself`() {
    let redux = redux(.list)
    for _ in 0..<2 {
      redux.press(1)
      redux.lift { $0.cancel() }
    }
    #expect(
      redux.stage.simulation.recording.diagnostics.map(\.message) == [
        "list created peek1, a screen it isn't responsible for",
        "list created peek2, a screen it isn't responsible for",
      ])
  }

  @Test func `S2-28 shows in the list's references who creates the preview`() {
    func dependencies(_ vendor: PreviewVendor) -> [String] {
      let redux = redux(vendor)
      redux.press(1)
      return redux.list.map { Mirror(reflecting: $0).children.compactMap(Self.className) } ?? []
    }
    let always = ["ContainerCoordinator", "ListLoader", "ListDataSource", "PreviewPress"]
    let factory = dependencies(.factory)
    #expect(Set(always).isSubset(of: factory))
    #expect(factory.contains("DetailFactory") && !factory.contains("ImageLoader"))
    let coordinator = dependencies(.coordinator)
    #expect(coordinator.count { $0 == "ContainerCoordinator" } == 2)
    #expect(!coordinator.contains("DetailFactory") && !coordinator.contains("ImageLoader"))
    let own = dependencies(.list)
    #expect(own.contains("ImageLoader") && !own.contains("DetailFactory"))
  }

  private static func className(_ child: Mirror.Child) -> String? {
    let known = [
      "ContainerCoordinator", "DetailFactory", "ImageLoader", "ListLoader", "ListDataSource",
      "PreviewPress",
    ]
    let value = Mirror(reflecting: child.value)
    let content: Any
    if value.displayStyle == .optional {
      guard let wrapped = value.children.first else { return nil }
      content = wrapped.value
    } else {
      content = child.value
    }
    let name = "\(type(of: content))"
    return known.contains(name) ? name : nil
  }

  @Test func `S2-29 shows another detail for a note, but as published the same for all`() {
    func kind(_ setup: ReduxSetup) -> String? {
      let redux = ReduxStage.loaded(setup)
      redux.press(3)
      return redux.list?.press.previewedViewController.map { "\(type(of: $0))" }
    }
    #expect(kind(ReduxSetup()) == "NoteViewController")
    #expect(kind(ReduxSetup(vendor: .coordinator)) == "NoteViewController")
    #expect(kind(ReduxStage.published) == "ListDetailViewController")
  }

  @Test func `ends when the device rotates or the screen is resized`() {
    for wait in [100.0, 700, 1200] {
      for isTurned in [true, false] {
        let redux = redux(.factory)
        redux.stage.perform { redux.list?.press.begin(row: 1) }
        redux.stage.advance(by: wait)
        redux.stage.perform {
          if isTurned {
            redux.stage.window.rotate()
          } else {
            redux.stage.window.resize(to: CGSize(width: 768, height: 1024))
          }
        }
        redux.stage.finish()
        #expect(redux.list?.press.stage == .idle, "\(wait)")
        #expect(redux.root?.presentedViewController == nil)
        #expect(redux.list?.view.subviews.map(\.name) == ["list.rows"])
        #expect(redux.stage.diagnostics == [])
      }
    }
  }

  @Test func `does nothing without a row, off screen, or during another touch`() {
    let redux = redux(.factory)
    for row in [-1, 12] {
      redux.stage.perform { redux.list?.press.begin(row: row) }
      #expect(redux.list?.press.stage == .idle)
    }
    redux.stage.perform {
      redux.list?.press.begin(row: 1)
      redux.list?.press.begin(row: 2)
      redux.list?.press.finish()
    }
    #expect(redux.list?.press.row == 1 && redux.list?.press.stage == .pressed)
    redux.tap(0)
    #expect(redux.list?.press.stage == .idle)
    redux.stage.perform { redux.list?.press.begin(row: 1) }
    #expect(redux.list?.press.stage == .idle)
    #expect(redux.stage.diagnostics == [])
  }

  @Test func `has a centered card of at most 92 by 75 percent`() {
    let screen = CGRect(x: 0, y: 0, width: 400, height: 800)
    func card(_ width: Double, _ height: Double) -> String {
      PreviewCard.frame(in: screen, preferring: CGSize(width: width, height: height)).text
    }
    #expect(card(0, 0) == "16,100,368,600")
    #expect(card(200, 100) == "100,350,200,100")
    #expect(card(900, 900) == "16,100,368,600")
    #expect(card(0, 300) == "16,250,368,300")
    let redux = redux(.factory)
    redux.press(1)
    #expect(
      redux.list?.press.previewedViewController?.view.frame.text == "15,83.38,345,500.25")
  }
}
