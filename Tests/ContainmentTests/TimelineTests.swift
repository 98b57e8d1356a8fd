import Containment
import Testing

/// The worked timelines of containment, as whole traces.
@Suite struct `A worked timeline` {
  @Test func `2.1 adds a child to a visible parent`() {
    let text = trace(given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      child.didMove(toParent: all[0])
      simulation.turn()
    }
    #expect(
      text == """
        0 C willMove(toParent: P)
        0 C loadView
        0 C viewDidLoad
        0 C viewWillAppear(false)
        0 C didMove(toParent: P)
        0 C viewIsAppearing(false)
        0 C viewDidAppear(false)
        0 C didMove(toParent: P)

        """)
  }

  // Rule 2.5 recommended: The whole removal: WD in the call, DD and a second `didMove(nil)` in the
  // turn.
  // Also: `13.2 remove from a visible parent`.
  @Test func `2.5 removes a child from a visible parent`() {
    let text = trace(given: rootWithChild) { simulation, _, all in
      all[1].willMove(toParent: nil)
      all[1].view.removeFromSuperview()
      all[1].removeFromParent()
      simulation.turn()
    }
    #expect(
      text == """
        0 a willMove(toParent: nil)
        0 a viewWillDisappear(false)
        0 a didMove(toParent: nil)
        0 a viewDidDisappear(false)
        0 a didMove(toParent: nil)

        """)
  }

  @Test func `3.8 makes a parent with two children the root`() {
    let text = trace(all: true) { simulation, window, _ in
      let parent = ViewController("P")
      let children = [ViewController("C1"), ViewController("C2")]
      for child in children {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      }
      simulation.log("root")
      window.rootViewController = parent
      simulation.turn()
      withExtendedLifetime(parent) {}
    }
    let afterRoot = text.components(separatedBy: "> root\n").last ?? ""
    #expect(
      afterRoot == """
        0 call window.rootViewController(P)
        0 P viewWillAppear(false)
        0 C1 viewWillAppear(false)
        0 C2 viewWillAppear(false)
        0 P viewIsAppearing(false)
        0 P viewWillLayoutSubviews
        0 P viewDidLayoutSubviews
        0 C1 viewIsAppearing(false)
        0 C1 viewWillLayoutSubviews
        0 C1 viewDidLayoutSubviews
        0 C2 viewIsAppearing(false)
        0 C2 viewWillLayoutSubviews
        0 C2 viewDidLayoutSubviews
        0 P viewDidAppear(false)
        0 C1 viewDidAppear(false)
        0 C2 viewDidAppear(false)

        """)
  }

  // Rule 2.8.5: At the end the old view leaves, then the new one's DA, the old one's DD, the
  // completion.
  // Also: `2.8.4 runs the animations in the call, and does layout in the turn`.
  @Test func `2.8 exchanges two children in a transition`() {
    let text = trace(given: rootWithChild) { simulation, _, all in
      let (root, a, b) = (all[0], all[1], ViewController("b"))
      root.addChild(b)
      a.willMove(toParent: nil)
      root.transition(
        from: a, to: b, duration: 0.4, options: [.transitionFlipFromTop], animations: nil
      ) { _ in
        b.didMove(toParent: root)
        a.removeFromParent()
      }
      simulation.finishAnimations()
    }
    #expect(
      text == """
        0 b willMove(toParent: P)
        0 a willMove(toParent: nil)
        0 a viewWillDisappear(true)
        0 b loadView
        0 b viewDidLoad
        0 b viewWillAppear(true)
        0 b viewIsAppearing(true)
        400 b viewDidAppear(true)
        400 a viewDidDisappear(true)
        400 P completion transition finished=true
        400 b didMove(toParent: P)
        400 a didMove(toParent: nil)

        """)
  }

  // Rule 2.8 U1 too early: A new view put in by hand before: its end is one too many.
  // Also: `U1 names both conflicting calls`, `2.8 completes an appearance begun by the window, so a
  // later end is too late`.
  @Test func `2.8 warns when the new view was added by hand before the transition`() {
    let text = trace(given: rootWithChild) { simulation, _, all in
      let (root, a, b) = (all[0], all[1], ViewController("b"))
      root.addChild(b)
      root.view.addSubview(b.view)
      root.transition(from: a, to: b, duration: 0.2)
      simulation.finishAnimations()
    }
    #expect(
      text == """
        0 b willMove(toParent: P)
        0 b loadView
        0 b viewDidLoad
        0 b viewWillAppear(false)
        0 a viewWillDisappear(true)
        0 b viewIsAppearing(false)
        0 b viewDidAppear(false)
        200 ! U1 b Unbalanced calls to begin/end appearance transitions for b.
        200 a viewDidDisappear(true)
        200 P completion transition finished=true

        """)
  }
}
