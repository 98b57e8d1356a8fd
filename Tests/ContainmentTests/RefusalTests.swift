import Containment
import Testing

/// The refused calls leave everything as it was.
@Suite struct `A refused call` {
  /// The diagnostics of `body`, and whether the model is as before.
  private func refusals(
    given setUp: (Simulation, Window) -> [ViewController],
    _ body: (Window, [ViewController]) -> Void
  ) -> String {
    var result = ""
    _ = simulated { simulation, window in
      let all = setUp(simulation, window)
      for controller in all { controller.loadViewIfNeeded() }
      simulation.finishAnimations()
      let (before, count) = (simulation.recording.latest, simulation.recording.changes.count)
      body(window, all)
      let messages = simulation.refusals.map { "\($0.id) \($0.message)" }.joined(separator: "\n")
      let isSame = simulation.recording.latest == before
      #expect(simulation.recording.changes.count == count)
      result = (isSame ? "" : "changed: ") + messages
      withExtendedLifetime(all) {}
    }
    return result
  }

  /// P on screen with its child a on its view, and the lone controllers b and c.
  private func family(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    rootWithChild(simulation, window) + [ViewController("b"), ViewController("c")]
  }

  // Rule 2.1.1 C1: Adding a controller to itself, or to a descendant, is refused.
  // Rule 8 C1: A controller in itself.
  // Also: `C1 and H2 refuse like addChild, before anything changes`.
  @Test func `C1 for a child of itself or of its descendant`() {
    #expect(
      refusals(given: family) { _, all in all[0].addChild(all[0]) }
        == "C1 P cannot be its own child")
    #expect(
      refusals(given: family) { _, all in all[1].addChild(all[0]) }
        == "C1 P cannot be a child of a, which it contains")
  }

  // Rule 2.1.1 C2: A presented controller is never a child.
  @Test func `C2 for a child that is presented`() {
    let text = refusals(
      given: { simulation, window in
        let all = self.family(simulation, window)
        simulation.finishAnimations()
        all[0].present(all[2], animated: false)
        return all
      },
      { _, all in
        all[3].addChild(all[2])
        all[0].addChild(all[2])
      })
    #expect(
      text == "C2 b cannot be a child of c while P presents it\n"
        + "C2 b cannot be a child of P while P presents it")
  }

  // Rule 3.5 H1: On the way into a window each controller with a parent must find it as the
  // nearest above.
  // Also: `H1 with (null) for a child's view directly in the window`.
  // Rule 8 H1: A view on screen below another controller than the parent.
  // Also: `13.15 a child's view is put into another's view`.
  @Test func `H1 for a view below a controller that is not the parent`() {
    let text = refusals(
      given: { simulation, window in
        let all = self.family(simulation, window)
        all[2].addChild(all[3])
        return all
      },
      { _, all in all[0].view.addSubview(all[3].view) })
    #expect(
      text == "H1 child view controller:c should have parent view controller:P "
        + "but actual parent is:b")
  }

  @Test func `H1 with (null) for a child's view directly in the window`() {
    let text = refusals(
      given: { simulation, window in
        let all = self.family(simulation, window)
        all[2].addChild(all[3])
        return all
      },
      { window, all in window.addSubview(all[3].view) })
    #expect(
      text == "H1 child view controller:c should have parent view controller:(null) "
        + "but actual parent is:b")
  }

  @Test func `H1 for a child as the window's root`() {
    let text = refusals(
      given: { simulation, window in
        let all = self.family(simulation, window)
        all[2].addChild(all[3])
        return all
      },
      { window, all in
        window.rootViewController = all[3]
        #expect(window.rootViewController === all[0])
      })
    #expect(
      text == "H1 child view controller:c should have parent view controller:(null) "
        + "but actual parent is:b")
  }

  // Rule 3.5 H1 late: A wrong hierarchy built off the window is found on the way in.
  @Test func `H1 for a mismatch built off screen, when it enters the screen`() {
    let text = refusals(
      given: { simulation, window in
        let all = self.family(simulation, window)
        let stranger = ViewController("s")
        stranger.addChild(all[3])
        all[2].view.addSubview(all[3].view)
        return all + [stranger]
      },
      { _, all in
        // all[2] has no parent and may be added; views below it may not.
        all[0].view.addSubview(all[2].view)
      })
    #expect(
      text == "H1 child view controller:c should have parent view controller:b "
        + "but actual parent is:s")
  }

  // Rule 2.1.3 H2: A child whose view is on screen below another controller than the new parent is
  // refused.
  // Rule 8 H2: A child is added to a controller other than the one whose view contains its view.
  @Test func `H2 for a child whose view is visible in another's view`() {
    let text = refusals(
      given: { simulation, window in
        let all = self.family(simulation, window)
        all[0].embed(all[2])
        return all
      }, { _, all in all[1].addChild(all[2]) })
    #expect(
      text == "H2 child view controller:b should have parent view controller:P "
        + "but requested parent is:a")
  }

  // Rule 2.7 T2: It may not run a transition.
  // Rule 2.8 T1: Both must be children of the one that runs it.
  // Rule 2.8 T2: It must forward automatically.
  // Rule 2.8 T3: The old view must be in a view.
  // Also: `for a transition whose new view cannot be added to the host`.
  // Rule 8 T1: A transition between controllers that are not children.
  // Rule 8 T2: A transition by a manual container.
  // Rule 10.25 T2: The text of T2 is ours; its kind is UIKit's.
  @Test func `T1, T2 and T3 for impossible transitions, without a completion`() {
    var completions = 0
    func run(_ parent: ViewController, _ from: ViewController?, _ to: ViewController?) {
      parent.transition(from: from, to: to, duration: 0.2, completion: { _ in completions += 1 })
    }
    let common = refusals(given: family) { _, all in
      run(all[0], all[1], all[2])
      run(all[0], nil, all[1])
      run(all[0], all[1], nil)
    }
    #expect(
      common.split(separator: "\n").map { $0.prefix(54) } == [
        "T1 Children view controllers a and b must have a commo",
        "T1 Children view controllers (null) and a must have a ",
        "T1 Children view controllers a and (null) must have a ",
      ])
    let manual = refusals(
      given: { _, window in
        let parent = ManualContainer("M")
        window.rootViewController = parent
        let (a, b) = (ViewController("a"), ViewController("b"))
        parent.embed(a)
        parent.addChild(b)
        return [parent, a, b]
      }, { _, all in run(all[0], all[1], all[2]) })
    #expect(manual.hasPrefix("T2 M forwards appearance callbacks manually"))
    let nowhere = refusals(
      given: { simulation, window in
        let all = rootOnScreen(simulation, window) + [ViewController("a"), ViewController("b")]
        all[0].addChild(all[1])
        all[0].addChild(all[2])
        return all
      }, { _, all in run(all[0], all[1], all[2]) })
    #expect(nowhere == "T3 The view of a has no superview to run the transition in")
    #expect(completions == 0)
  }

  // Rule 3.2 V2: A view cannot contain itself.
  // Rule 8 V2: A view in itself.
  @Test func `V2 for a view in itself or its descendant`() {
    let text = refusals(given: family) { _, all in
      all[0].view.addSubview(all[0].view)
      all[1].view.addSubview(all[0].view)
      all[1].view.insertSubview(all[1].view, at: 0)
    }
    let line = "V2 Can't add self as subview"
    #expect(text == [line, line, line].joined(separator: "\n"))
  }

  @Test func `for a transition whose new view cannot be added to the host`() {
    let text = refusals(
      given: { _, window in
        let (parent, a, b) = (ViewController("P"), ViewController("a"), ViewController("b"))
        parent.addChild(a)
        parent.addChild(b)
        b.view.addSubview(a.view)
        return [parent, a, b]
      }, { _, all in all[0].transition(from: all[1], to: all[2], duration: 0.2) })
    #expect(text == "V2 Can't add self as subview")
  }
}
