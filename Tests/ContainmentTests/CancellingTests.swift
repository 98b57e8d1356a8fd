import Containment
import Geometry
import Hierarchy
import Testing

/// Giving transitions up on their way.
@Suite struct `A cancelled transition` {
  /// P on screen with a on its view; b is a child without its view in.
  private func pair(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    let all = rootWithChild(simulation, window) + [ViewController("b")]
    all[0].addChild(all[2])
    return all
  }

  /// Gives up what began last.
  private func giveUp(_ simulation: Simulation) -> Bool {
    let last = simulation.recording.latest.animations.last?.id
    return simulation.cancelTransition(ofAnimation: last)
  }

  @Test func `reverses both children's appearance and calls its completion with false`() {
    let text = story(given: pair) { simulation, _, all in
      all[0].transition(
        from: all[1], to: all[2], duration: 0.2, options: .transitionFlipFromTop,
        completion: { simulation.log("finished: \($0)") })
      simulation.advance(by: 0.074)
      #expect(giveUp(simulation))
      simulation.log("given up")
      simulation.finishAnimations()
      #expect(all[2].viewIfLoaded?.superview == nil && all[1].view.superview === all[0].view)
    }
    #expect(
      text == """
        a.WD* b.load b.WA* b.IA* @74 b.WD* a.WA* given up \
        @148 b.DD* a.DA* completion finished: false
        """)
  }

  @Test func `takes as long to return as it has run`() {
    _ = simulated { simulation, window in
      let all = pair(simulation, window)
      simulation.turn()
      all[0].transition(
        from: all[1], to: all[2], duration: 0.2,
        options: [.transitionFlipFromTop, .curveEaseIn])
      simulation.advance(by: 0.074)
      let before = simulation.recording.latest.transition(of: all[0].view.id)
      let way = before?.progress(at: simulation.clock) ?? -1
      #expect(giveUp(simulation))
      let back = simulation.recording.latest.transition(of: all[0].view.id)
      #expect(
        back?.motion == .transition(.flipFromBottom, from: all[2].view.id, to: all[1].view.id))
      #expect(abs((back?.progress(at: simulation.clock) ?? -1) - (1 - way)) < 1e-6)
      simulation.advance(by: 0.073)
      #expect(!simulation.recording.latest.animations.isEmpty)
      simulation.advance(by: 0.002)
      #expect(simulation.recording.latest.animations.isEmpty)
    }
  }

  @Test func `returns views to their start and calls the block with false`() {
    _ = simulated { simulation, window in
      let view = View("v")
      window.addSubview(view)
      view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      var told: [Bool] = []
      View.animate(withDuration: 1) {
        view.frame = CGRect(x: 100, y: 0, width: 20, height: 10)
        view.alpha = 0
      } completion: {
        told.append($0)
      }
      simulation.advance(by: 0.5)
      #expect(giveUp(simulation))
      #expect(view.frame == CGRect(x: 0, y: 0, width: 10, height: 10) && view.alpha == 1)
      let seen = simulation.recording.state(at: simulation.clock).presentation(of: view.id)
      #expect(abs((seen?.alpha ?? 0) - 0.5) < 1e-9 && abs((seen?.frame.midX ?? 0) - 57.5) < 1e-6)
      #expect(told == [])
      simulation.finishAnimations()
      #expect(told == [false] && simulation.now == 1)
    }
  }

  @Test func `does nothing when no transition is running`() {
    let text = story(given: pair) { simulation, _, all in
      #expect(!simulation.cancelTransition(ofAnimation: 1))
      #expect(!simulation.cancelTransition(ofAnimation: nil))
    }
    #expect(text == "")
  }

  @Test func `releases the controllers that took part`() {
    _ = simulated { simulation, window in
      let all = pair(simulation, window)
      simulation.turn()
      weak var witness: View?
      do {
        let token = View("token")
        witness = token
        all[0].transition(
          from: all[1], to: all[2], duration: 1, options: .transitionCrossDissolve,
          completion: { _ in _ = token })
      }
      simulation.advance(by: 0.1)
      #expect(witness != nil && giveUp(simulation))
      simulation.advance(by: 0.5)
      #expect(witness == nil)
    }
  }
}
