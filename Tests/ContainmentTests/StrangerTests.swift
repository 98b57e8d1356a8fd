import Containment
import Testing

/// Two simulations in one program do not meet.
@Suite struct `An object of another simulation` {
  @Test func `is refused with S1 everywhere, and nothing changes`() {
    let other = Simulation()
    let (stranger, view, root) = other.make {
      (ViewController("stranger"), View("view"), ViewController("root"))
    }
    let window = other.make { Window() }
    window.rootViewController = root
    other.turn()
    let before = (other.recording.events.count, other.recording.changes.count)
    let recording = simulated { simulation, window in
      let all = rootWithChild(simulation, window)
      simulation.finishAnimations()
      let (state, count) = (simulation.recording.latest, simulation.recording.changes.count)
      all[0].addChild(stranger)
      all[0].present(stranger, animated: true)
      all[0].transition(from: all[1], to: stranger, duration: 0.2)
      all[0].view.addSubview(view)
      all[0].view.insertSubview(root.view, at: 0)
      window.rootViewController = root
      all[1].view = view
      simulation.finishAnimations()
      #expect(simulation.recording.latest == state)
      #expect(simulation.recording.changes.count == count)
      #expect(window.rootViewController === all[0] && stranger.parent == nil)
      withExtendedLifetime(all) {}
    }
    #expect(recording.diagnostics.map(\.id) == Array(repeating: "S1", count: 7))
    #expect(
      recording.diagnostics.map(\.message).prefix(4) == [
        "stranger belongs to another simulation than P",
        "stranger belongs to another simulation than P",
        "stranger belongs to another simulation than P",
        "view belongs to another simulation than P.view",
      ])
    #expect(other.recording.events.count == before.0)
    #expect(other.recording.changes.count == before.1)
  }

  @Test func `sets the current simulation while its callbacks run`() {
    final class Maker: ViewController {
      var made: [ViewController] = []
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        make()
        View.animate(withDuration: 0.5) {
          view.alpha = 0.5
        } completion: { _ in
          self.make()
        }
        simulation.after(0.1) { self.make() }
      }
      func make() { made.append(ViewController()) }
    }
    for run in [{ $0.finishAnimations() }, { $0.advance(by: 1) }, { $0.turn() }]
      as [(Simulation) -> Void]
    {
      let simulation = Simulation()
      let (window, root) = simulation.make { (Window(), Maker("root")) }
      window.rootViewController = root
      run(simulation)
      simulation.advance(by: 1)
      #expect(root.made.map { $0.simulation === simulation } == [true, true, true])
    }
  }
}
