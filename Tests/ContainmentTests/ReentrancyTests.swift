import Containment
import Testing

/// Calls made inside callbacks: the rows of semantics 4 that need neither presentation nor stacks.
@Suite struct `Inside a callback` {
  @Test func `removeFromParent in didMove leaves no parent`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = Puppet("C")
      child.onDidMove = { if $0 != nil { child.removeFromParent() } }
      all[0].addChild(child)
      child.didMove(toParent: all[0])
      #expect(child.parent == nil && all[0].children.isEmpty)
    }
    #expect(text == "C.will(P) C.did(P) C.did(nil)")
  }

  @Test func `a child added in viewWillAppear appears with its parent, once`() {
    let text = story { _, window, _ in
      let (parent, child) = (Puppet("P"), ViewController("C"))
      parent.onWillAppear = { parent.embed(child) }
      window.rootViewController = parent
    }
    #expect(
      text.hasPrefix("P.load P.WA C.will(P) C.load C.did(P) C.WA P.IA C.IA P.DA C.DA"))
    #expect(text.components(separatedBy: "C.WA").count == 2)
  }

  @Test func `a child added in viewDidAppear has its own sequence in the next turn`() {
    let text = story { _, window, _ in
      let (parent, child) = (Puppet("P"), ViewController("C"))
      parent.onDidAppear = { parent.embed(child) }
      window.rootViewController = parent
    }
    #expect(
      text.hasPrefix(
        "P.load P.WA P.IA P.DA C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P)"))
  }

  @Test func `a child removed in its parent's viewWillAppear hears nothing`() {
    let text = story { _, window, _ in
      let (parent, child) = (Puppet("P"), ViewController("C"))
      parent.embed(child)
      parent.onWillAppear = { child.detach() }
      window.rootViewController = parent
    }
    #expect(text.contains("P.WA C.will(nil) C.did(nil) P.IA P.DA"))
  }

  @Test func `removal in one's own viewDidAppear is told at once and ended next turn`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = Puppet("C")
      child.onDidAppear = { child.detach() }
      all[0].embed(child)
    }
    #expect(
      text.hasPrefix(
        "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.will(nil) C.WD C.did(nil) "))
    #expect(text.contains("C.DD C.did(nil)"))
  }

  @Test func `adding and removing in one turn never completes the appearance`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      child.view.removeFromSuperview()
    }
    #expect(text == "C.will(P) C.load C.WA C.WD C.DD")
  }

  @Test func `removing and adding again in one turn never completes the disappearance`() {
    let text = story(given: rootWithChild) { _, _, all in
      all[1].view.removeFromSuperview()
      all[0].view.addSubview(all[1].view)
    }
    #expect(text == "a.WD a.WA a.IA a.DA")
  }

  @Test func `begin in the same controller's will callback nests`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = Puppet("C")
      all[0].addChild(child)
      child.onWillAppear = { child.beginAppearanceTransition(true, animated: true) }
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      #expect(child.appearancePhase == .appearing)
      child.endAppearanceTransition()
    }
    #expect(text == "C.will(P) C.load C.WA* C.DA*")
  }

  @Test func `children may come and go while they are told`() {
    let text = story { _, window, _ in
      let parent = ViewController("P")
      let puppets = (0..<4).map { Puppet("c\($0)") }
      for puppet in puppets { parent.embed(puppet) }
      puppets[1].onWillAppear = { for puppet in puppets { puppet.removeFromParent() } }
      window.rootViewController = parent
    }
    #expect(text.contains("P.WA c0.WA c1.WA c0.did(nil) c1.did(nil) c2.did(nil) c3.did(nil)"))
    #expect(!text.contains("c2.WA"))
  }
}

/// Simulated time: script-and-cli, "Time".
@Suite struct `Simulated time` {
  @Test func `ends animations before timers at one instant, each in creation order`() {
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

  @Test func `is exactly as much later as was asked, however it is divided`() {
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

  @Test func `runs what falls due on the way, and what that brings about`() {
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

  @Test func `after(0) runs at the start of the next turn, before its layout`() {
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

  @Test func `L1 stops a turn that never ends`() {
    final class Restless: View {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let diagnostics = simulated { simulation, window in
      window.addSubview(Restless("r"))
      simulation.turn()
    }.diagnostics
    #expect(diagnostics.map(\.id).contains("L1"))
  }

  @Test func `stops after an hour of timers that make timers`() {
    _ = simulated { simulation, _ in
      func again() { simulation.after(60) { again() } }
      again()
      simulation.finishAnimations()
      #expect(simulation.now == 3600)
    }
  }

  @Test func `ends animations with their values, and completes those of no length at once`() {
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

  @Test func `shows releases after the last event of the one that goes`() {
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
