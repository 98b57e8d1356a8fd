import Testing

@testable import Samples

/// Views that are drawn in a xib, 600 by 600, and resized after loading: systems 2.9.
@Suite struct `A stack from a xib` {
  private func redux(
    _ variant: String, size: CGSize = CGSize(width: 375, height: 667)
  ) -> ReduxStage {
    ReduxStage(ReduxTabBarController.setup(ofStack: variant), size: size)
  }

  private func sizes(_ redux: ReduxStage) -> [String] {
    (redux.stack?.contents.first as? StoryViewController)?.sizes ?? []
  }

  @Test func `S2-58 is 600 by 600 until it is about to appear`() {
    #expect(
      sizes(redux("xib")) == [
        "init: 600 × 600", "viewDidLoad: 600 × 600", "viewWillAppear: 375 × 667",
        "viewDidLayoutSubviews: 375 × 667",
      ])
    #expect(
      sizes(redux("xib-did-load")) == [
        "init: 600 × 600", "viewDidLoad: 600 × 600", "viewWillAppear: 375 × 667",
        "viewDidLayoutSubviews: 375 × 600",
      ])
  }

  @Test(arguments: ["xib", "xib-init", "xib-did-load", "xib-will-appear"])
  func `S2-58 is shown and rotated with its golden text`(variant: String) throws {
    let redux = redux(variant)
    redux.stage.advance(by: 100)
    redux.stage.perform { redux.stage.window.rotate() }
    redux.stage.finish()
    try GoldenTrace("redux-stack.\(variant)").expect(
      redux.stage.trace().filter { $0.contains(" > ") || $0.contains(" ? ") || $0.contains(" ! ") }
        + (redux.stack?.constraints ?? [])
        + (redux.stack?.contents.map { "\($0.name) \($0.view.frame.text)" } ?? []))
  }

  @Test(arguments: [
    ("xib-init", "init"), ("xib-did-load", "viewDidLoad"), ("xib-will-appear", nil), ("xib", nil),
    ("original", nil), ("fixed", nil),
  ])
  func `S2-58 S2-59 took its stories' sizes too early: D29, but not when they are final`(
    variant: String, place: String?
  ) {
    let found = redux(variant).stage.simulation.recording.diagnostics.filter { $0.id == "D29" }
    #expect(
      found.map(\.message)
        == (place.map { place in
          ["marina", "taj"].map { name in
            "\(name) used its size 600 × 600 in \(place); it became 375 × 600"
          }
        } ?? []))
  }

  @Test func `S2-58 reports nothing where the size in the xib happens to be right`() {
    let redux = redux("xib-init", size: CGSize(width: 600, height: 800))
    #expect(redux.stack?.contents.map { $0.view.bounds.size.text } == ["600 × 600", "600 × 600"])
    #expect(redux.stage.diagnostics == [])
  }

  @Test func `S2-58 fixed is never reported, whatever happens`() throws {
    let recipe = ReduxTabBarController.stackRecipe
    let variant = try #require(recipe.variants.first { $0.slug == "xib" })
    let recording = RandomGestures(seed: 9).drive(recipe, variant: variant, count: 1000)
    #expect(recording.diagnostics.map(\.message) == [])
  }
}
