import Containment
import Testing

/// `transition(from:to:)`: semantics 2.8.
@Suite struct `A transition` {
  /// P on screen with a on its view; b and c are children without their views in.
  private func trio(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    let all = rootWithChild(simulation, window) + [ViewController("b"), ViewController("c")]
    all[0].addChild(all[2])
    all[0].addChild(all[3])
    return all
  }

  // Rule 2.8.6: Without duration all of it happens in the call, unanimated; the completion comes
  // with the next turn (14.11).
  // Also: `treats an invalid duration as none`.
  @Test func `2.8.6 without duration takes effect immediately and completes in the next turn`() {
    let text = story(given: trio) { simulation, _, all in
      all[0].transition(
        from: all[1], to: all[2], duration: 0, completion: { _ in simulation.log("after") })
      simulation.log("returned")
    }
    #expect(text == "a.WD b.load b.WA b.IA b.DA a.DD returned completion after")
  }

  @Test(arguments: [-1, .nan, .infinity] as [Double])
  func `treats an invalid duration as none`(duration: Double) {
    let text = story(given: trio) { _, _, all in
      all[0].transition(from: all[1], to: all[2], duration: duration)
    }
    #expect(text == "a.WD b.load b.WA b.IA b.DA a.DD completion")
  }

  @Test func `turns its host in the requested style`() {
    let options: [AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
      .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
      [],
    ]
    let styles = options.map { option in
      var found = "none"
      _ = story(given: trio) { simulation, _, all in
        all[0].transition(
          from: all[1], to: all[2], duration: 0.2, options: [option, .curveEaseIn])
        simulation.advance(by: 0.1)
        let state = simulation.recording.latest
        if let running = state.transition(of: all[0].view.id),
          case .transition(let style, let from, let to) = running.motion
        {
          #expect(from == all[1].view.id && to == all[2].view.id)
          #expect(running.curve == .easeIn && running.duration == 0.2)
          found = style.rawValue
        }
        simulation.finishAnimations()
        #expect(simulation.recording.latest.animations.isEmpty)
      }
      return found
    }
    #expect(
      styles == [
        "flipFromLeft", "flipFromRight", "flipFromTop", "flipFromBottom", "curlUp", "curlDown",
        "crossDissolve", "none",
      ])
  }

  // Rule 2.8.1: The host is the superview of the old view.
  // Also: `turns its host in the requested style`.
  // Rule 2.8.3: The new view is added on top, unless it is in the host already.
  // Also: `2.8.3 leaves a view alone that is in the host already`.
  @Test func `2.8 puts the new view above the old one, and removes the old one`() {
    _ = story { simulation, window, _ in
      let (parent, a, b) = (ViewController("P"), ViewController("a"), ViewController("b"))
      window.rootViewController = parent
      let slot = View("slot")
      parent.view.addSubview(slot)
      parent.embed(a, in: slot)
      parent.addChild(b)
      simulation.turn()
      parent.transition(from: a, to: b, duration: 0.3) {
        a.view.frame.origin.y = -100
        b.view.alpha = 0.5
      }
      #expect(slot.subviews.map(\.name) == ["a.view", "b.view"])
      #expect(simulation.recording.latest.animations.map(\.view) == [a.view.id, b.view.id])
      simulation.finishAnimations()
      #expect(slot.subviews.map(\.name) == ["b.view"])
    }
  }

  // Rule 2.8 a second one: A controller that is still appearing reverses and never receives DA.
  @Test func `2.8 reverses b when a second transition removes it while it appears`() {
    let text = story(given: trio) { simulation, _, all in
      all[0].transition(from: all[1], to: all[2], duration: 0.4)
      simulation.advance(by: 0.2)
      all[0].transition(from: all[2], to: all[3], duration: 0.4)
    }
    #expect(
      text == "a.WD* b.load b.WA* b.IA* @200 b.WD* c.load c.WA* c.IA* "
        + "@400 b.DD* a.DD* completion @600 c.DA* U1(b) completion")
  }

  // Rule 2.8 leaving: The old one may leave its parent meanwhile; DD still comes.
  @Test func `2.8 continues when its old controller leaves midway`() {
    let text = story(given: trio) { simulation, _, all in
      all[0].transition(from: all[1], to: all[2], duration: 0.4)
      simulation.advance(by: 0.2)
      all[1].removeFromParent()
    }
    #expect(
      text == "a.WD* b.load b.WA* b.IA* @200 a.did(nil) @400 b.DA* a.DD* a.did(nil) completion")
  }

  // Rule 4.13: A transition in the completion of another starts when the completion has returned.
  @Test func `4.13 may start another in its completion`() {
    let text = story(given: trio) { _, _, all in
      all[0].transition(
        from: all[1], to: all[2], duration: 0.1,
        completion: { _ in all[0].transition(from: all[2], to: all[3], duration: 0.1) })
    }
    #expect(
      text == "a.WD* b.load b.WA* b.IA* @100 b.DA* a.DD* completion b.WD* c.load c.WA* c.IA* "
        + "@200 c.DA* b.DD* completion")
  }

  // Rule 2.9 moving: `isMovingToParent` and `isMovingFromParent` hold in the controller's own
  // callbacks of the appearance that a move brings, and nowhere else (14.10).
  // Also: `2.9 leaves a grandchild of a leaving controller unmoved, and finds ancestors`.
  @Test func `2.9 reports who is moving in appearance callbacks only`() {
    var answers: [String] = []
    _ = story(given: rootOnScreen) { simulation, _, all in
      let child = Puppet("C")
      func note(_ when: String) {
        answers.append("\(when) \(child.isMovingToParent) \(child.isMovingFromParent)")
      }
      child.onWillAppear = { note("WA") }
      child.onDidAppear = { note("DA") }
      child.onWillDisappear = { note("WD") }
      all[0].embed(child)
      note("in")
      simulation.turn()
      note("rest")
      child.detach()
      note("out")
      simulation.turn()
      note("gone")
    }
    #expect(
      answers == [
        "WA true false", "in false false", "DA true false", "rest false false",
        "WD false true", "out false false", "gone false false",
      ])
  }

  @Test func `2.9 leaves a grandchild of a leaving controller unmoved, and finds ancestors`() {
    var answer: [Bool] = []
    _ = story(given: rootWithChild) { simulation, _, all in
      let grandchild = Puppet("g")
      all[1].embed(grandchild)
      simulation.turn()
      grandchild.onWillDisappear = { answer.append(grandchild.isMovingFromParent) }
      #expect(grandchild.ancestor(ViewController.self) === all[1])
      #expect(all[1].ancestor(Puppet.self) == nil)
      all[1].detach()
    }
    #expect(answer == [false])
  }
}
