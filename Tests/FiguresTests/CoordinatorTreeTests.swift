import Drawing
import Figures
import Geometry
import Hierarchy
import Samples
import Testing

/// The coordinators next to the controllers: systems 2.12.
@Suite struct `The tree of coordinators` {
  private func diagram(_ version: CoordinatedFeed.Version, back: Int = 0) -> NodeDiagram {
    let simulation = Simulation()
    let window = simulation.make {
      let window = Window(size: CoordinatedFeed.recipe.screen)
      let stack = NavigationController.coordinated("stack", version: version)
      window.rootViewController = stack
      simulation.turn()
      stack.appCoordinator?.beginPost(steps: [.picker, .filter])
      simulation.finishAnimations()
      (stack.topViewController as? PickerController)?.pick(.boat)
      simulation.finishAnimations()
      for _ in 0..<back {
        stack.popViewController(animated: true)
        simulation.finishAnimations()
      }
      return window
    }
    return withExtendedLifetime(window) {
      TreeFigure.diagram(of: simulation.recording.latest, options: options())
    }
  }

  private func words(of diagram: NodeDiagram) -> [String] {
    diagram.cards.filter { $0.key.kind == .coordinator }.map(\.label)
  }

  @Test func `is next to the controllers, each with its screen`() throws {
    let diagram = diagram(.fixed)
    #expect(
      words(of: diagram) == [
        "appCoordinator, AppCoordinator, alive, shows feed, retains 1",
        "newPostCoordinator, PostCoordinator, alive, retained by appCoordinator, retains 2",
        "pickerCoordinator, StepCoordinator, alive, retained by newPostCoordinator, shows picker",
        "filterCoordinator, StepCoordinator, alive, retained by newPostCoordinator, shows filter",
      ])
    func edge(_ kind: Edge.Kind, _ from: String, _ to: String) -> Edge? {
      diagram.edges.first { edge in
        func name(_ key: Card.Key) -> Substring? {
          diagram.cards.first { $0.key == key }?.label.split(separator: ",").first
        }
        return edge.kind == kind && name(edge.from) == from[...] && name(edge.to) == to[...]
      }
    }
    for (from, to) in [
      ("appCoordinator", "feed"), ("pickerCoordinator", "picker"), ("filterCoordinator", "filter"),
    ] {
      let link = try #require(edge(.showing, from, to))
      #expect(!link.stroke.dashes.isEmpty)
    }
    #expect(diagram.edges.count { $0.kind == .showing } == 3)
    let keeping = try #require(edge(.containment, "newPostCoordinator", "filterCoordinator"))
    #expect(keeping.stroke.dashes.isEmpty)
    let right = diagram.cards.filter { $0.key.kind == .controller }.map(\.frame.maxX).max() ?? 0
    for card in diagram.cards where card.key.kind == .coordinator {
      #expect(card.frame.minX > right)
    }
  }

  @Test func `loses released ones, and grays those that are not: D27`() {
    #expect(
      words(of: diagram(.fixed, back: 2)) == [
        "appCoordinator, AppCoordinator, alive, shows feed"
      ])
    let leaking = diagram(.forgetful, back: 2)
    #expect(
      words(of: leaking) == [
        "appCoordinator, AppCoordinator, alive, shows feed, retains 1",
        "newPostCoordinator, PostCoordinator, finished but still retained, retained by appCoordinator, retains 2",
        "pickerCoordinator, StepCoordinator, finished but still retained, retained by newPostCoordinator",
        "filterCoordinator, StepCoordinator, finished but still retained, retained by newPostCoordinator",
      ])
    let grey = leaking.cards.filter { $0.key.kind == .coordinator && $0.opacity < 1 }
    #expect(grey.count == 3)
  }

  @Test func `is absent without coordinators`() {
    let diagram = TreeFigure.diagram(of: SlotScene().recording.latest, options: options())
    #expect(!diagram.cards.contains { $0.key.kind == .coordinator })
    #expect(!diagram.edges.contains { $0.kind == .showing })
  }

  @Test func `keeps its lines apart`() {
    let diagram = diagram(.fixed)
    let frames = Dictionary(uniqueKeysWithValues: diagram.cards.map { ($0.key, $0.frame) })
    let turns = diagram.edges.filter { $0.kind == .showing }.enumerated().map { lane, edge in
      edge.path(
        from: frames[edge.from] ?? .zero, to: frames[edge.to] ?? .zero, detour: 500, lane: lane
      ).elements[1]
    }
    #expect(turns.count == 3 && Set(turns.map { "\($0)" }).count == 3)
  }
}
