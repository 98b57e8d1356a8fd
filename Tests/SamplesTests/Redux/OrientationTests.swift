import Testing

@testable import Samples

/// A screen that stays upright, because the containers around it ask: systems 2.8.
@Suite struct `The interface orientation` {
  private func redux(_ variant: String) -> ReduxStage {
    let redux = ReduxStage(ReduxTabBarController.scrollSetup(of: variant))
    redux.stage.advance(by: 1000)
    return redux
  }

  @Test(arguments: ["fixed", "original"])
  func `S2-41 stays portrait on a portrait screen while the device rotates`(variant: String) {
    let redux = redux(variant)
    let window = redux.stage.window
    redux.stage.perform { window.rotate(to: .landscapeLeft) }
    redux.stage.finish()
    #expect(window.deviceOrientation == .landscapeLeft)
    #expect(window.interfaceOrientation == .portrait)
    #expect(window.bounds.size == CGSize(width: 375, height: 667))
  }

  @Test func `S2-42 is decided by tabs, which ask their stack, which asks its top`() throws {
    let redux = redux("fixed")
    let start = redux.stage.eventCount
    redux.stage.perform { redux.stage.window.rotate(to: .landscapeRight) }
    #expect(
      redux.story(from: start).filter { $0.contains("supportedInterfaceOrientations") } == [
        "1000 call redux.supportedInterfaceOrientations",
        "1000 call scrollable-stack.supportedInterfaceOrientations",
        "1000 call scrollable.supportedInterfaceOrientations",
      ])
  }

  @Test func `S2-42 is not locked unless the tabs ask`() {
    let redux = redux("unasked")
    let window = redux.stage.window
    let start = redux.stage.eventCount
    redux.stage.perform { window.rotate(to: .landscapeLeft) }
    redux.stage.finish()
    #expect(window.interfaceOrientation == .landscapeLeft)
    #expect(window.bounds.size == CGSize(width: 667, height: 375))
    #expect(
      !redux.story(from: start).contains { $0.contains("scrollable.supported") })
  }

  @Test func `S2-41 changes with another tab immediately, if the device is rotated`() {
    for variant in ["fixed", "original"] {
      let redux = redux(variant)
      redux.stage.perform { redux.stage.window.rotate(to: .landscapeLeft) }
      redux.stage.perform { redux.root?.tap(0) }
      redux.stage.finish()
      let isFixed = variant == "fixed"
      #expect(redux.stage.window.interfaceOrientation.isLandscape == isFixed)
      redux.stage.perform { redux.root?.tap(1) }
      redux.stage.perform { redux.stage.window.rotate(to: .portrait) }
      redux.stage.finish()
      #expect(redux.stage.window.interfaceOrientation == .portrait)
    }
  }

  @Test func `S2-55 follows the device in the first tab`() {
    let redux = ReduxStage.loaded()
    redux.stage.perform { redux.stage.window.rotate() }
    redux.stage.finish()
    #expect(redux.stage.window.interfaceOrientation == .landscapeLeft)
    #expect(redux.stage.diagnostics == [])
  }
}
