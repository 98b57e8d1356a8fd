import Testing

@testable import Samples

/// Controllers one below the other on a view that scrolls: systems 2.8.
@Suite struct `A screen of several controllers` {
  private typealias Screen = VerticalScrollingViewController

  private func stage(
    _ version: ReduxVersion, stories: Int = 1, profile: Profile = .ios17
  ) -> Stage<Screen> {
    Stage(size: CGSize(width: 375, height: 667), profile: profile) {
      Screen(
        "scrollable",
        contents: [ProfileViewController("profile")]
          + (1...stories).map { StoryViewController("story\($0)") }, version: version)
    }
  }

  private func places(_ stage: Stage<Screen>) -> [String] {
    stage.root?.contents.map(\.view.frame.text) ?? []
  }

  @Test(arguments: ReduxVersion.allCases)
  func `S2-32 S2-33 S2-35 K43 appears, gets a memory warning and disappears with its golden trace`(
    version: ReduxVersion
  ) throws {
    let stage = stage(version)
    stage.perform { stage.simulation.sendMemoryWarning() }
    stage.perform { stage.window.resize(to: CGSize(width: 414, height: 896)) }
    stage.perform { stage.window.rootViewController = nil }
    try GoldenTrace("scroll.\(version)").expect(stage.trace())
    // As published, neither content ever learns that it is on screen.
    #expect(stage.diagnostics == (version == .fixed ? [] : ["D15", "D15"]))
  }

  @Test(arguments: ReduxVersion.allCases)
  func `S2-31 has its contents in a scroll view, which is its view, in order`(
    version: ReduxVersion
  ) {
    let stage = stage(version, stories: 3)
    #expect(stage.root?.view === stage.root?.scrollView)
    let contents = stage.root?.contents ?? []
    #expect(contents.map(\.name) == ["profile", "story1", "story2", "story3"])
    #expect(stage.root?.children.map(\.name) == contents.map(\.name))
    #expect(stage.root?.scrollView.subviews.map(\.id) == contents.map(\.view.id))
  }

  @Test(arguments: ReduxVersion.allCases)
  func `S2-31 is as high as its contents: their preferred height, else a screen each`(
    version: ReduxVersion
  ) {
    let stage = stage(version, stories: 2)
    #expect(places(stage) == ["0,0,375,262", "0,262,375,667", "0,929,375,667"])
    #expect(stage.root?.scrollView.contentSize == CGSize(width: 375, height: 1596))
  }

  @Test(arguments: ReduxVersion.allCases)
  func `K44 lays out again at every size; as published never`(version: ReduxVersion) {
    let stage = stage(version)
    let old = places(stage)
    stage.perform { stage.root?.scrollView.drag(by: CGSize(width: 0, height: -1000)) }
    #expect(stage.root?.scrollView.contentOffset.y == 262)
    stage.perform { stage.window.resize(to: CGSize(width: 667, height: 375)) }
    #expect(places(stage) == (version == .fixed ? ["0,0,667,262", "0,262,667,375"] : old))
    stage.perform { stage.window.resize(to: CGSize(width: 320, height: 1000)) }
    #expect(places(stage) == (version == .fixed ? ["0,0,320,262", "0,262,320,1000"] : old))
    #expect(stage.root?.scrollView.contentOffset.y == 262)
  }

  @Test(arguments: ReduxVersion.allCases)
  func `S2-33 K44 an edited profile grows; as published it overlaps the story`(
    version: ReduxVersion
  ) {
    let stage = stage(version)
    let profile = stage.root?.contents.first as? ProfileViewController
    stage.perform { profile?.content.editButton.tap() }
    #expect(profile?.isEditing == true)
    #expect(profile?.preferredContentSize.height == 366)
    #expect(
      places(stage)
        == (version == .fixed
          ? ["0,0,375,366", "0,366,375,667"] : ["0,0,375,262", "0,262,375,667"]))
    profile?.content.nameField.text = "Grace"
    stage.perform { profile?.content.editButton.tap() }
    #expect(profile?.personName == "Grace" && profile?.content.label.text == "Grace")
    #expect(places(stage) == ["0,0,375,262", "0,262,375,667"])
    stage.perform { profile?.content.photoButton.tap() }
    #expect(profile?.content.picture.image == "photo/flower/plain")
  }

  @Test func `S2-36 a round picture is clipped to half its shorter side, at any size`() {
    let stage = stage(.fixed)
    let picture = (stage.root?.contents.first as? ProfileViewController)?.content.picture
    #expect(picture?.frame.text == "123.5,16,128,128")
    #expect(picture?.cornerRadius == 64 && picture?.clipsToBounds == true)
    stage.perform { picture?.bounds.size = CGSize(width: 90, height: 60) }
    #expect(picture?.cornerRadius == 30)
  }

  @Test func `S2-39 K45 sixty stories made up front are reported as D28, a dozen are not`() {
    #expect(stage(.fixed, stories: 11).diagnostics == [])
    #expect(stage(.fixed, stories: 60).diagnostics == ["D28"])
    #expect(stage(.fixed, stories: 60).root?.children.count == 61)
  }

  @Test func `S2-32 fixed, a new one is added below the others; an existing one stays`() {
    for version in ReduxVersion.allCases {
      let stage = stage(version)
      let story = stage.root?.contents.last
      let next = stage.simulation.make { StoryViewController("next", story: .marina) }
      stage.perform { stage.root?.add(next) }
      #expect(next.view.frame.text == "0,929,375,667")
      stage.perform { if let story { stage.root?.add(story) } }
      #expect(story?.view.frame.text == (version == .fixed ? "0,262,375,667" : "0,1596,375,667"))
    }
  }

  @Test func `S2-24 S2-34 S2-35 its contents make their own views`() {
    let stage = stage(.fixed)
    let views = stage.root?.contents.compactMap(\.viewIfLoaded).map {
      String(describing: type(of: $0))
    }
    #expect(views == ["ProfileView", "StoryView"])
    let words = stage.root?.contents.last?.view.subviews.compactMap { ($0 as? Label)?.text }
    #expect(
      words == [Story.redSky.title, Story.redSky.text])
  }

  @Test func `S2-30 S2-37 S2-38 the same profile is used above a story and above a form`() {
    let redux = ReduxStage(ReduxSetup(firstTab: "scrollable"))
    redux.stage.perform { redux.root?.scrollFlow?.showForm() }
    redux.stage.finish()
    let screens =
      redux.root?.stack(of: "scrollable")?.viewControllers
      .compactMap { $0 as? Screen } ?? []
    #expect(
      screens.map { $0.contents.map { String(describing: type(of: $0)) } } == [
        ["ProfileViewController", "StoryViewController"],
        ["ProfileViewController", "FormViewController"],
      ])
    #expect(redux.stage.diagnostics == [])
  }
}
