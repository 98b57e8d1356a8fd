import Testing

@testable import Samples

/// The app's tabs and stacks, and the coordinators that know the way: systems 2.12.
@Suite struct `The flows of the Redux app` {
  @Test func `S2-08 K56 each have a stack behind a tab, with correct spelling`() {
    let redux = ReduxStage.loaded()
    #expect(redux.root?.viewControllers.count == ReduxTab.all.count)
    #expect(redux.root?.viewControllers.allSatisfy { $0 is NavigationController } == true)
    #expect(
      redux.list.map { Array(sequence(first: $0, next: \.parent).map(\.name)) }
        == ["list", "container", "container-stack", "redux"])
    #expect(redux.root?.viewControllers.first?.tabBarItem.title == "Container")
    #expect(redux.root?.containerViewController?.title == "Container")
    #expect(redux.root?.app.tree == ReduxStage.tree("container"))
    let published = ReduxStage.loaded(ReduxStage.published)
    #expect(published.root?.viewControllers.first?.tabBarItem.title == "Containter")
  }

  @Test func `S2-01 S2-08 are four tabs, each with a stack and a screen`() {
    let redux = ReduxStage.loaded()
    let stacks = redux.root?.viewControllers.compactMap { $0 as? NavigationController } ?? []
    #expect(stacks.map { $0.children.count } == ReduxTab.all.map { _ in 1 })
    let titles = redux.root?.viewControllers.map { $0.tabBarItem.title }
    #expect(titles == ReduxTab.all.map(\.title))
    let known = ["Container", "Scrollable", "StackView", "Card Container"]
    #expect(ReduxTab.all.map(\.title) == known.filter { ReduxTab.all.map(\.title).contains($0) })
  }

  @Test(arguments: ReduxVersion.allCases)
  func `S2-20 go from the row by delegate and coordinator to a push`(
    version: ReduxVersion
  ) throws {
    let redux = ReduxStage.loaded(
      version == .fixed ? ReduxSetup() : ReduxStage.published)
    let start = redux.stage.eventCount
    redux.tap(1)
    #expect(redux.navigation?.viewControllers.map(\.name) == ["container", "detail1"])
    #expect(redux.root?.app.tree == ReduxStage.tree("container(detail1)"))
    #expect(
      redux.stage.state.coordinatorOutline
        == ["app", "  container", "    detail1"]
        + ReduxTab.all.dropFirst().map { "  \($0.slug)" })
    redux.pop()
    #expect(redux.root?.app.tree == ReduxStage.tree("container"))
    #expect(redux.stage.diagnostics == (version == .fixed ? [] : ["D18"]))
    try GoldenTrace("redux-row.\(version)").expect(redux.story(from: start))
  }

  @Test func `S2-07 S2-20 inject the loaders: screens reference no network`() {
    let redux = ReduxStage.loaded()
    let image = redux.root?.containerViewController?.imageController as? ImageViewController
    #expect(image?.loader?.requestCount == 1)
    #expect(redux.list?.loader?.path == "/photos")
    redux.tap(0)
    let detail = redux.navigation?.topViewController as? ListDetailViewController
    #expect(detail?.imageLoader?.requestCount == 1)
    #expect(detail?.imageLoader !== image?.loader)
  }

  @Test func `S2-21 S2-23 show a detail with its own view and load the picture again`() {
    let redux = ReduxStage.loaded()
    redux.tap(4)
    let detail = redux.navigation?.topViewController
    #expect(detail?.view is ListDetailView)
    let content = detail?.view as? ListDetailView
    #expect(content?.picture.image == "underworld")
    #expect(content?.label.text == "Red sky over the last gate")
    #expect(content?.picture.frame.text == "0,114,375,281")
    redux.stage.perform { redux.stage.window.resize(to: CGSize(width: 667, height: 375)) }
    #expect(content?.picture.frame.text == "188,0,290,218")
    #expect(redux.stage.diagnostics == [])
  }

  @Test
  func `K40 a detail left early is reported as D24, but not with a weak self`() {
    for setup in [ReduxSetup(), ReduxStage.published] {
      let redux = ReduxStage.loaded(setup)
      redux.stage.simulation.network = .slow
      redux.stage.perform { redux.list?.tapRow(0) }
      redux.stage.advance(by: 1000)
      redux.stage.perform { redux.navigation?.popViewController(animated: true) }
      redux.stage.advance(by: 1900)
      let isFixed = setup.version == .fixed
      #expect(redux.stage.diagnostics == (isFixed ? [] : ["D18"]))
      redux.stage.finish()
      #expect(redux.stage.diagnostics == (isFixed ? [] : ["D18", "D24"]))
    }
  }

  @Test func `K42 a cancelled swipe back ends no flow, in either version`() {
    for setup in [ReduxSetup(), ReduxStage.published] {
      let redux = ReduxStage.loaded(setup)
      redux.tap(1)
      redux.stage.perform {
        redux.navigation?.interactivePop.begin()
        redux.navigation?.interactivePop.update(0.4)
      }
      redux.stage.perform { redux.navigation?.interactivePop.cancel() }
      redux.stage.finish()
      #expect(redux.open == ["detail1"])
      redux.stage.perform { redux.navigation?.interactivePop.begin() }
      redux.stage.perform { redux.navigation?.interactivePop.finish() }
      redux.stage.finish()
      #expect(redux.open == [])
    }
  }

  @Test func `K42 of two details popped together one is never released, D27, but not when fixed`() {
    for setup in [ReduxSetup(), ReduxStage.published] {
      let redux = ReduxStage.loaded(setup)
      redux.tap(0, 1)
      #expect(redux.open == ["detail1", "detail2"])
      redux.stage.perform { redux.root?.tap(0) }
      redux.stage.finish()
      #expect(redux.navigation?.viewControllers.count == 1)
      let isFixed = setup.version == .fixed
      #expect(redux.open == (isFixed ? [] : ["detail2"]))
      #expect(redux.stage.diagnostics == (isFixed ? [] : ["D18", "D27"]))
    }
  }

  @Test func `K42 a flow removed by class is the wrong one`() {
    for setup in [ReduxSetup(), ReduxStage.published] {
      let redux = ReduxStage.loaded(setup)
      redux.tap(0, 1)
      redux.pop()
      #expect(redux.navigation?.topViewController?.name == "detail1")
      let isFixed = setup.version == .fixed
      #expect(redux.open == (isFixed ? ["detail1"] : ["detail2"]))
      #expect(redux.stage.diagnostics.contains("D27") != isFixed)
    }
  }

  @Test func `K42 as published the stack has no delegate before the first tap`() {
    for setup in [ReduxSetup(), ReduxStage.published] {
      let redux = ReduxStage.loaded(setup)
      #expect((redux.navigation?.delegate == nil) == (setup.version == .original))
      redux.tap(0)
      #expect(redux.navigation?.delegate === redux.flow)
    }
  }

  @Test func `S2-22 may reuse the image controller for the detail, as its child`() {
    let redux = ReduxStage.loaded(ReduxSetup(reusesImageController: true))
    redux.tap(4)
    let detail = redux.navigation?.topViewController
    #expect(detail?.children.map(\.name) == ["detail1.image"])
    let image = detail?.children.first as? ImageViewController
    #expect(image?.imageView.image == "underworld")
    #expect(image?.view.window === redux.stage.window)
    #expect(redux.stage.diagnostics == [])
  }

  @Test func `are released with the app`() {
    let simulation = Simulation()
    weak var app: ReduxAppCoordinator?
    simulation.trace {
      let window = Window(size: CGSize(width: 375, height: 667))
      let redux = ReduxTabBarController("redux")
      app = redux.app
      window.rootViewController = redux
      simulation.advance(by: 1)
      redux.listViewController?.tapRow(1)
      simulation.finishAnimations()
      #expect(app?.tree == ReduxStage.tree("container(detail1)"))
      window.rootViewController = nil
    }
    #expect(app == nil)
  }
}
