import Testing

@testable import Samples

/// The loading controller as a plugin, and what comes in its place: systems 2.6.
@Suite struct `A loading controller` {
  private func picture(
    latency: Double, look: LoadingLook = LoadingLook(), version: ReduxVersion = .fixed
  ) -> Stage<ImageViewController> {
    Stage { () -> ImageViewController in
      Simulation.current.network = Network(latency: latency)
      let picture = ImageViewController("image", loader: ImageLoader(), version: version)
      picture.look = look
      return picture
    }
  }

  private func loading(_ stage: Stage<ImageViewController>) -> LoadingViewController? {
    stage.root?.children.first as? LoadingViewController
  }

  @Test func `S2-17 S2-19 is added when the view loads and removed when the picture arrives`()
    throws
  {
    let stage = picture(latency: 3)
    stage.advance(by: 1000)
    #expect(stage.root?.children.map(\.name) == ["image.loading"])
    let wheel = loading(stage)?.indicator
    #expect(wheel?.content == .spinner && wheel?.isHidden == false)
    stage.finish()
    #expect(stage.root?.children.isEmpty == true)
    #expect(stage.root?.imageView.image == "harbour")
    #expect(stage.diagnostics == [])
    try GoldenTrace("redux-loading.slow").expect(stage.trace())
  }

  @Test func `S2-17 S2-19 is added and removed within one turn when the response is immediate`()
    throws
  {
    let stage = picture(latency: 0)
    #expect(stage.root?.children.isEmpty == true)
    #expect(stage.diagnostics == [])
    try GoldenTrace("redux-loading.at-once").expect(stage.trace())
  }

  @Test func `S2-18 shows a spinner or a custom indicator, on a custom background`() {
    let wheel = picture(latency: 3)
    #expect(loading(wheel)?.indicator is ActivityIndicator)
    #expect(loading(wheel)?.view.backgroundColor == .white)
    let words = picture(latency: 3, look: LoadingLook(isInWords: true))
    #expect((loading(words)?.indicator as? Label)?.text == "Almost there …")
    let other = Stage {
      LoadingViewController("loading", ground: .black, indicator: Button("mine", title: "Wait"))
    }
    #expect(other.root?.indicator.name == "mine")
    #expect(other.root?.view.backgroundColor == .black)
  }

  @Test func `fills its parent, with a centered indicator at every size`() {
    let stage = picture(latency: 3)
    for size in [CGSize(width: 320, height: 460), CGSize(width: 480, height: 300)] {
      stage.perform { stage.window.resize(to: size) }
      #expect(loading(stage)?.view.frame.size == size)
      #expect(
        loading(stage)?.indicator.center == CGPoint(x: size.width / 2, y: size.height / 2))
    }
  }

  @Test func `blocks touches to the views below`() {
    let stage = picture(latency: 3)
    let hit = stage.window.hitTest(CGPoint(x: 20, y: 20))
    #expect(hit === loading(stage)?.view)
  }

  @Test func `with a grace delay shows its spinner only after that delay`() {
    let stage = picture(latency: 3, look: LoadingLook(graceDelay: 0.5))
    let wheel = loading(stage)?.indicator
    stage.advance(by: 499)
    #expect(wheel?.isHidden == true)
    stage.advance(by: 1)
    #expect(wheel?.isHidden == false)
    let quick = picture(latency: 0.4, look: LoadingLook(graceDelay: 0.5))
    let shown = quick.simulation.recording
    quick.finish()
    #expect(shown.latest.views.values.allSatisfy { $0.content != .spinner })
    #expect(quick.simulation.recording.latest.views.values.allSatisfy { $0.content != .spinner })
  }

  @Test func `S2-12 without a loader an image controller stays empty`() {
    let stage = Stage { ImageViewController("image") }
    #expect(stage.root?.children.isEmpty == true && stage.root?.imageView.image == nil)
    #expect(!stage.trace().contains { $0.contains("GET") })
  }
}

/// What is plugged in when nothing comes.
@Suite struct `A list that fails to load` {
  private func stage(
    _ version: ReduxVersion, path: String = "/photos", isDown: Bool = false
  ) -> Stage<ListViewController> {
    let stage = Stage { () -> ListViewController in
      Simulation.current.network = Network(latency: 0.4, isDown: isDown)
      return ListViewController("list", loader: ListLoader(path: path), version: version)
    }
    stage.finish()
    return stage
  }

  @Test func `K39 S2-75 shows an error with a retry button; as published a spinner forever`()
    throws
  {
    let published = stage(.original, isDown: true)
    published.advance(by: 60_000)
    #expect(published.root?.children.map(\.name) == ["list.loading"])
    let fixed = stage(.fixed, isDown: true)
    let error = try #require(fixed.root?.children.first as? MessageViewController)
    #expect(fixed.root?.children.count == 1)
    #expect(error.message == "No list came.")
    #expect(error.button?.content == .button("Try Again"))
    let start = fixed.eventCount
    fixed.perform {
      fixed.simulation.network = .fast
      error.button?.tap()
    }
    fixed.finish()
    #expect(fixed.root?.children.isEmpty == true)
    #expect(fixed.root?.rows.titles.count == 12)
    #expect(fixed.diagnostics == [])
    try GoldenTrace("redux-list-retry").expect(fixed.trace(from: start))
  }

  @Test func `K39 can be retried any number of times`() {
    let stage = stage(.fixed, isDown: true)
    for _ in 0..<3 {
      stage.perform {
        (stage.root?.children.first as? MessageViewController)?.button?.tap()
      }
      #expect(stage.root?.children.map(\.name) == ["list.loading"])
      stage.finish()
      #expect(stage.root?.children.map(\.name) == ["list.error"])
    }
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-75 shows an empty child for an empty album; as published an empty list`() {
    #expect(stage(.fixed, path: "/photos?albumId=0").root?.children.map(\.name) == ["list.empty"])
    #expect(stage(.original, path: "/photos?albumId=0").root?.children.isEmpty == true)
  }
}
