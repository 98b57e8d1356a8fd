import Containment
import Testing

/// Simulated time: script-and-cli, "Time".
@Suite struct `Simulated time` {
  @Test func `ends animations before timers at the same instant, in creation order`() {
    let text = story { simulation, window, _ in
      let view = View("v")
      window.addSubview(view)
      simulation.after(0.2) { simulation.log("timer1") }
      View.animate(withDuration: 0.2) {
        view.alpha = 0
      } completion: { _ in
        simulation.log("end1")
      }
      simulation.after(0.2) { simulation.log("timer2") }
      View.animate(withDuration: 0.1, delay: 0.1) {
        view.alpha = 1
      } completion: { _ in
        simulation.log("end2")
      }
    }
    #expect(text == "@200 end1 end2 timer1 timer2")
  }

  @Test func `advances by the exact duration, however it is divided`() {
    _ = simulated { simulation, _ in
      for _ in 0..<10 { simulation.advance(by: 0.1) }
      #expect(simulation.now == 1)
      simulation.advance(by: -5)
      simulation.advance(by: .nan)
      simulation.advance(to: .zero)
      #expect(simulation.now == 1)
      simulation.advance(to: Instant(milliseconds: 1500))
      #expect(simulation.now == 1.5)
    }
  }

  @Test func `runs everything due on the way, and its consequences`() {
    let text = story { simulation, _, _ in
      simulation.after(0.1) {
        simulation.log("first")
        simulation.after(0.1) { simulation.log("second") }
        simulation.after(0.5) { simulation.log("third") }
      }
      simulation.advance(by: 0.3)
      simulation.log("now")
    }
    #expect(text == "@100 first @200 second @300 now @600 third")
  }

  @Test func `0.3 after(0) runs at the start of the next turn, before its layout`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      all[0].addChild(ViewController("C"))
      all[0].view.addSubview(all[0].children[0].view)
      simulation.after(0) {
        simulation.log("block")
        simulation.after(0) { simulation.log("next") }
      }
      simulation.log("returned")
      simulation.turn()
    }
    #expect(text == "C.will(P) C.load C.WA returned block C.IA C.DA next")
  }

  @Test func `L1 stops an endless turn`() {
    final class Restless: View {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let diagnostics = simulated { simulation, window in
      window.addSubview(Restless("r"))
      simulation.turn()
    }.diagnostics
    #expect(diagnostics.map(\.id).contains("L1"))
  }

  @Test func `stops after an hour of timers that start timers`() {
    _ = simulated { simulation, _ in
      func again() { simulation.after(60) { again() } }
      again()
      simulation.finishAnimations()
      #expect(simulation.now == 3600)
    }
  }

  @Test func `gives the next turn under a nanosecond, and stops when that never ends`() {
    let diagnostics = simulated { simulation, _ in
      func again() { simulation.after(1e-10) { again() } }
      again()
      simulation.finishAnimations()
      #expect(simulation.now == 0)
      func animateAgain() {
        View.animate(withDuration: 1e-10) {
        } completion: { _ in
          animateAgain()
        }
      }
      animateAgain()
      simulation.finishAnimations()
    }.diagnostics
    #expect(diagnostics.map(\.id) == ["L1", "L1"])
  }

  @Test func `completes a zero-length animation at the start of the next turn`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      simulation.after(0) { simulation.log("before") }
      View.animate(withDuration: 0) {
        all[0].view.alpha = 0
        simulation.log("changes")
      } completion: {
        simulation.log("completed \($0)")
      }
      simulation.log("returned \(all[0].view.alpha)")
      simulation.turn()
      simulation.log("turned")
    }
    #expect(text == "changes returned 0.0 before completed true turned")
  }

  @Test func `ends animations with their values, zero-length ones in the next turn`() {
    _ = simulated { simulation, window in
      let view = View("v")
      window.addSubview(view)
      var completed: [Double] = []
      View.animate(withDuration: 0) {
        view.alpha = 0.25
      } completion: { _ in
        completed.append(simulation.now)
      }
      View.animate(withDuration: 0.5, options: .curveLinear) {
        view.alpha = 0.75
      } completion: { _ in
        completed.append(simulation.now)
      }
      simulation.advance(by: 0.25)
      #expect(
        simulation.recording.state(at: simulation.clock).presentation(of: view.id)?.alpha == 0.5)
      simulation.finishAnimations()
      #expect(completed == [0, 0.5])
      #expect(simulation.recording.latest.animations.isEmpty)
    }
  }

  @Test func `shows a release after the object's last event`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      all[0].embed(ViewController("C"))
      simulation.turn()
      all[0].children[0].detach()
      simulation.log("out")
      simulation.turn()
    }
    #expect(
      text == "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P) C.will(nil) C.WD C.did(nil) out "
        + "C.DD C.did(nil) gone(C)")
  }
}
