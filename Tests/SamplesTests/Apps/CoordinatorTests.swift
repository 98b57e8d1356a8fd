import Samples
import Hierarchy
import Testing

/// The same flow by coordinators: systems 2.12.
@Suite struct `A flow with coordinators` {
  private func stage(
    _ version: CoordinatedFeed.Version = .fixed
  ) -> Stage<NavigationController> {
    Stage(size: CGSize(width: 320, height: 568)) {
      NavigationController.coordinated("stack", version: version)
    }
  }

  private func perform(_ slug: String, _ stage: Stage<NavigationController>) {
    stage.perform {
      guard let root = stage.root else { return }
      CoordinatedFeed.recipe.actions.first { $0.slug == slug }?.perform(root)
    }
    stage.finish()
  }

  private func outline(_ stage: Stage<NavigationController>) -> [String] {
    stage.root?.appCoordinator?.outline ?? []
  }

  @Test func `S2-66 goes through the steps, back, and to the end, with a tree of its own`() throws {
    let stage = stage()
    #expect(outline(stage) == ["appCoordinator"])
    for slug in ["post", "next"] { perform(slug, stage) }
    #expect(
      outline(stage) == [
        "appCoordinator", "  newPostCoordinator", "    pickerCoordinator", "    filterCoordinator",
      ])
    perform("back", stage)
    #expect(outline(stage) == ["appCoordinator", "  newPostCoordinator", "    pickerCoordinator"])
    for _ in 0..<3 { perform("next", stage) }
    #expect(outline(stage) == ["appCoordinator"])
    #expect(stage.root?.viewControllers.map(\.name) == ["feed"])
    let feed = stage.root?.topViewController as? CoordinatedFeed
    #expect(
      feed?.lastPost == Photo(.harbour, filter: .dusk, caption: "Greetings from the harbour"))
    try GoldenTrace("coordinators").expect(stage.trace())
    #expect(stage.diagnostics == [])
  }

  @Test func `S2-66 has its coordinators in every state, live or loaded from a file`() throws {
    let stage = stage()
    for slug in ["post", "next", "back", "next", "next", "next"] {
      perform(slug, stage)
      #expect(stage.state.coordinatorOutline == outline(stage))
    }
    let recording = stage.simulation.recording
    let loaded = try RecordingFile.read(RecordingFile.bytes(of: recording))
    #expect(loaded.warnings == [])
    for index in stride(from: 0, to: recording.events.count, by: 7) {
      let state = recording.state(atEvent: index)
      #expect(loaded.recording.state(atEvent: index).coordinators == state.coordinators)
    }
  }

  @Test func `D27 finds coordinators that are never released, and none when fixed`() {
    for version in [CoordinatedFeed.Version.fixed, .forgetful] {
      let stage = stage(version)
      for slug in ["post", "next", "back", "back"] { perform(slug, stage) }
      #expect(stage.root?.viewControllers.count == 1)
      #expect(stage.diagnostics.contains("D27") == (version == .forgetful))
      #expect((stage.root?.appCoordinator?.count ?? 0 > 1) == (version == .forgetful))
    }
  }

  @Test func `releasing by type loses the visible coordinator and its answer`() {
    for version in [CoordinatedFeed.Version.fixed, .byType] {
      let stage = stage(version)
      for slug in ["post", "next", "back", "next"] { perform(slug, stage) }
      #expect(
        stage.root?.topViewController?.name == (version == .fixed ? "filter" : "picker"))
    }
  }

  @Test func `a cancelled swipe back ends no coordinator, a completed one ends one`() {
    let stage = stage()
    for slug in ["post", "next"] { perform(slug, stage) }
    let before = outline(stage)
    for isFinished in [false, true] {
      stage.perform { stage.root?.interactivePop.begin() }
      stage.perform { stage.root?.interactivePop.update(0.5) }
      stage.perform {
        if isFinished {
          stage.root?.interactivePop.finish()
        } else {
          stage.root?.interactivePop.cancel()
        }
      }
      stage.finish()
      #expect(outline(stage) == (isFinished ? before.dropLast() : before))
    }
    #expect(stage.diagnostics == [])
  }

  @Test func `handles one answer of a step that answers twice`() {
    let stage = stage()
    perform("post", stage)
    stage.perform {
      let picker = stage.root?.topViewController as? PickerController
      picker?.pick(.boat)
      picker?.pick(.town)
    }
    stage.finish()
    #expect(stage.root?.viewControllers.map(\.name) == ["feed", "picker", "filter"])
    #expect((stage.root?.topViewController as? FilterController)?.photo.motif == .boat)
    #expect(stage.diagnostics == [])
  }
}

extension HierarchyState {
  /// The tree of the coordinators in the form of `Coordinator.outline`.
  var coordinatorOutline: [String] {
    func lines(_ id: NodeID) -> [String] {
      guard let coordinator = coordinators[id] else { return [] }
      return [coordinator.name] + coordinator.children.flatMap { lines($0).map { "  \($0)" } }
    }
    return coordinators.values.filter { $0.parent == nil }.flatMap { lines($0.id) }
  }
}
