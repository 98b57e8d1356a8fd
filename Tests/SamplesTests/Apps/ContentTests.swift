import Samples
import Testing

/// DeLong's container of one content, the message page and Sundell's states: systems 2.14.
@Suite struct `A container with one content` {
  private func stage(
    _ version: ContentSwitcher.Version = .fixed, content: Bool = true
  ) -> Stage<ContentSwitcher> {
    Stage {
      ContentSwitcher("switcher", content: content ? ViewController("a") : nil, version: version)
    }
  }

  private func set(_ name: String?, on stage: Stage<ContentSwitcher>) {
    stage.perform { stage.root?.content = name.map { ViewController($0) } }
  }

  @Test(arguments: ContentSwitcher.Version.allCases)
  func `K57 fades in four cases, in each version`(version: ContentSwitcher.Version) throws {
    let stage = stage(version)
    for name in ["b", nil, nil, "c"] {
      set(name, on: stage)
      stage.finish()
    }
    try GoldenTrace("content.\(version.rawValue)").expect(stage.trace())
    #expect(stage.root?.children.map(\.name) == ["c"])
    #expect(stage.root?.view.subviews.map(\.name) == ["c.view"])
  }

  @Test
  func
    `K57 a fade by hand that another one interrupts is reported as U1 and D06, a fixed one is not`()
  {
    let (fixed, published) = (stage(), stage(.original))
    for stage in [fixed, published] {
      set("b", on: stage)
      stage.advance(by: 100)
      set("c", on: stage)
      stage.finish()
      #expect(stage.root?.children.map(\.name) == ["c"])
    }
    #expect(fixed.diagnostics == [])
    #expect(Set(published.diagnostics) == ["U1", "D06", "D35"])
  }

  @Test func `takes 0.3 s on screen and none off screen`() {
    let stage = stage()
    set("b", on: stage)
    stage.advance(by: 299)
    #expect(!stage.state.animations.isEmpty)
    stage.advance(by: 1)
    #expect(stage.state.animations.isEmpty && stage.root?.children.map(\.name) == ["b"])
    stage.perform { stage.window.rootViewController = nil }
    set("c", on: stage)
    #expect(stage.state.animations.isEmpty && stage.root?.children.map(\.name) == ["c"])
  }

  @Test func `does nothing for its current content`() {
    let stage = stage()
    let start = stage.eventCount
    stage.perform { stage.root?.content = stage.root?.content }
    #expect(stage.trace(from: start) == [])
    #expect(stage.state.animations.isEmpty)
  }

  @Test func `shows the last content requested during a fade`() {
    let stage = stage()
    for name in ["b", "c", nil, "d"] {
      set(name, on: stage)
      stage.advance(by: 20)
    }
    #expect(stage.root?.content?.name == "d")
    stage.finish()
    #expect(stage.root?.children.map(\.name) == ["d"])
    #expect(stage.diagnostics == [])
  }

  @Test func `gives its content its full size, when rotated at rest or in a fade`() {
    let stage = stage()
    set("b", on: stage)
    stage.advance(by: 100)
    stage.perform { stage.window.rotate() }
    stage.finish()
    #expect(stage.root?.content?.view.frame.text == "0,0,460,320")
  }

  @Test func `can show a message as its content, with a working button`() throws {
    var deeds = 0
    let stage = Stage {
      ContentSwitcher(
        "switcher",
        content: MessageController(
          "message", text: "Nothing", picture: "empty",
          action: MessageController.Action("Add") { deeds += 1 }))
    }
    let parts = try #require(stage.root?.content?.view.subviews)
    #expect(
      parts.map { "\($0.name) \($0.frame.text)" } == [
        "message.picture 136,128,48,48", "message.label 12,186,296,60",
        "message.button 80,254,160,44",
      ])
    stage.perform { parts.last?.tap() }
    #expect(deeds == 1)
  }
}

/// Loading, failure, emptiness and content, each a child of one container.
@Suite struct `A container of states` {
  private func stage(after delay: Double = 1) -> Stage<StateContainer> {
    Stage { StateContainer("state", after: delay) }
  }

  private func children(_ stage: Stage<StateContainer>) -> [String] {
    stage.root?.children.map(\.name) ?? []
  }

  @Test func `S2-75 S2-76 shows a spinner, a failure, the spinner again, and the content`() throws {
    let stage = Stage<StateContainer> {
      let container = StateContainer("state", after: 1)
      container.fail("The network is down", after: 1)
      return container
    }
    #expect(children(stage) == ["loading"])
    stage.advance(by: 1400)
    #expect(children(stage) == ["failure"])
    stage.root?.answer(stage.simulation.make { ViewController("content") }, after: 1)
    stage.perform { stage.root?.content?.view.subviews.last?.tap() }
    stage.advance(by: 400)
    #expect(children(stage) == ["loading"])
    stage.finish()
    #expect(children(stage) == ["content"])
    try GoldenTrace("state").expect(stage.trace())
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-75 shows that there is nothing`() {
    let stage = stage()
    stage.root?.answer(nil)
    stage.perform { stage.root?.reload() }
    stage.finish()
    #expect(children(stage) == ["empty"])
  }

  @Test func `S2-76 is balanced when the response is immediate`() {
    let stage = stage(after: 0)
    stage.finish()
    #expect(children(stage) == ["content"])
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-76 handles only the response to the last request`() {
    let stage = stage(after: 3)
    stage.root?.fail("late", after: 1)
    stage.advance(by: 1000)
    stage.perform { stage.root?.reload() }
    stage.finish()
    #expect(children(stage) == ["failure"])
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-76 gets no response after its release`() {
    let stage = stage()
    stage.advance(by: 500)
    let start = stage.eventCount
    stage.close()
    stage.finish()
    #expect(stage.state.controllers.values.count == 0)
    #expect(!stage.trace(from: start).contains { $0.contains("content") })
    #expect(stage.diagnostics == [])
  }
}
