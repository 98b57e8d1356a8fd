import Containers
import Drawing
import Figures
import Geometry
import Hierarchy
import Scenarios
import Testing

/// What happens of itself: a lane for what containers pass on, one for what transitions do.
@Suite struct `An automatic event` {
  private static func summary(_ simulation: Simulation) -> [String] {
    let recording = simulation.recording
    let figure = TimelineFigure(
      of: recording, at: Playhead(.instant(recording.end), in: recording), options: options())
    return figure.picture.summary.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("forwarded") || $0.hasPrefix("framework") }
  }

  /// A window with a parent and a child on show, and then what `body` does to the parent.
  private static func lanes(
    after body: (ViewController, ViewController) -> Void = { _, _ in }
  ) -> [String] {
    let simulation = Simulation()
    let window = simulation.make {
      let window = Window()
      let (parent, child) = (ViewController("parent"), ViewController("child"))
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      window.rootViewController = parent
      simulation.turn()
      body(parent, child)
      simulation.finishAnimations()
      return window
    }
    return withExtendedLifetime(window) { summary(simulation) }
  }

  @Test func `S1-09 is forwarded from parent to child`() {
    // Will appear, is appearing, did appear.
    #expect(Self.lanes() == ["forwarded, 3 of 3 events"])
    #expect(
      Self.lanes { parent, _ in parent.simulation.sendMemoryWarning() } == [
        "forwarded, 4 of 4 events"
      ])
  }

  @Test func `S1-09 is none for a child added to a parent on screen`() {
    let lanes = Self.lanes { parent, child in
      let second = ViewController("second")
      parent.addChild(second)
      parent.view.addSubview(second.view)
      second.didMove(toParent: parent)
    }
    #expect(lanes == ["forwarded, 3 of 3 events"])
  }

  @Test func `S0-44 S1-55 is everything that a transition does by itself`() {
    // Two hear that they go and come, a view is put in, one hears that it is appearing, and two that it is
    // done, the first of them when the old view is out.
    let lanes = Self.lanes { parent, child in
      let second = ViewController("second")
      child.willMove(toParent: nil)
      parent.addChild(second)
      parent.transition(
        from: child, to: second, duration: 0.2,
        completion: { _ in
          child.removeFromParent()
          second.didMove(toParent: parent)
        })
    }
    #expect(lanes == ["forwarded, 3 of 3 events", "framework, 6 of 6 events"])
  }

  @Test func `is none where there are no callbacks`() {
    #expect(Self.summary(Simulation()) == [])
  }
}

/// Where the two trees disagree.
@Suite struct `A view separated from its controller` {
  private static func torn(_ scenario: String) throws -> [String] {
    let scenario = try #require(Scenario.named(scenario))
    let world = try #require(shippedWorld)
    let state = Run(scenario, geocoder: world).record().latest
    let diagram = HierarchyFigure.diagram(of: state, options: options())
    return diagram.edges.filter { $0.kind == .torn }.map {
      "\(state.name(of: $0.from.node)) - \(state.name(of: $0.to.node))"
    }
  }

  @Test func `S0-06 S0-07 has a red line between the trees, only where they disagree`()
    throws
  {
    #expect(try Self.torn("misuse-d01") == ["orphan - orphan.view"])
    #expect(try Self.torn("add") == [])
    #expect(try Self.torn("push") == [])
    #expect(try Self.torn("present") == [])
    #expect(try Self.torn("sheet") == [])
    #expect(try Self.torn("seed-busted").count == 2)
  }
}
