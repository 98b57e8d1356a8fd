import Containment
import Testing

/// Views that enter and leave the window: semantics 3.2 to 3.8.
@Suite struct `A move in or out of the window` {
  // Rule 3.2 entering: WA while the view is still outside, then it is inserted, DA at the end of
  // the turn.
  // Rule 3.2 leaving: WD while the view is still inside, DD at the end of the turn.
  @Test func `3.2 sends viewWillAppear before the view is added, viewIsAppearing after`() {
    final class Witness: ViewController {
      var seen: [String] = []
      private func note(_ when: String) {
        seen.append("\(when) \(view.window != nil) \(view.superview != nil)")
      }
      override func viewWillAppear(_ animated: Bool) { note("WA") }
      override func viewIsAppearing(_ animated: Bool) { note("IA") }
      override func viewDidAppear(_ animated: Bool) { note("DA") }
      override func viewWillDisappear(_ animated: Bool) { note("WD") }
      override func viewDidDisappear(_ animated: Bool) { note("DD") }
    }
    var seen: [String] = []
    _ = story(given: rootOnScreen) { simulation, _, all in
      let witness = Witness("W")
      all[0].embed(witness)
      simulation.turn()
      witness.detach()
      simulation.turn()
      seen = witness.seen
    }
    #expect(
      seen == ["WA false false", "IA true true", "DA true true", "WD true true", "DD false false"])
  }

  // Rule 3.2 same window: Moves within a window, or outside of all windows, send nothing; another
  // window means leaving and entering.
  // Also: `3.2 leaves one window and enters the other when moved between them`.
  @Test func `3.2 sends nothing within one window, or off every window`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      let slot = View("slot")
      all[0].view.addSubview(slot)
      slot.addSubview(all[1].view)
      all[0].view.addSubview(all[1].view)
      let (lone, other) = (View("lone"), View("other"))
      lone.addSubview(other)
      other.removeFromSuperview()
      simulation.turn()
    }
    #expect(text == "")
  }

  // Rule 3.3 inside: Controllers whose parent moves along are notified by it.
  @Test func `3.3 reaches descendants by forwarding, in the order of children`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let (a, g, h) = (ViewController("a"), ViewController("g"), ViewController("h"))
      a.addChild(g)
      a.addChild(h)
      a.view.addSubview(h.view)
      a.view.addSubview(g.view)
      all[0].addChild(a)
      all[0].view.addSubview(a.view)
    }
    #expect(
      text
        == "g.will(a) h.will(a) a.load h.load g.load a.will(P) a.WA g.WA h.WA a.IA h.IA g.IA a.DA g.DA h.DA"
    )
  }

  // Rule 3.3 parent arriving: WA now, DA with the parent's; until iOS 12 no WA (14.1).
  @Test func `3.3 of a child while its parent still appears ends with the parent`() {
    let text = story { simulation, window, _ in
      let (parent, child) = (Puppet("P"), ViewController("C"))
      window.rootViewController = parent
      parent.embed(child)
      simulation.turn()
    }
    #expect(
      text.hasPrefix("P.load P.WA C.will(P) C.load C.WA C.did(P) P.IA C.IA P.DA C.DA C.did(P)"))
  }

  // Rule 3.3 entry: The window notifies controllers without a parent, and those whose parent stays
  // outside, forwards and is on screen.
  // Also: `3.3 leaves a manual container's children to the container`.
  // Rule 3.3 parent away: Nothing now; the parent notifies later.
  @Test func `3.3 to an off-screen parent waits for the parent`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      let child = ViewController("C")
      all[1].beginAppearanceTransition(false, animated: true)
      all[1].addChild(child)
      all[1].view.addSubview(child.view)
      simulation.turn()
      all[1].beginAppearanceTransition(true, animated: true)
      all[1].endAppearanceTransition()
    }
    #expect(text == "a.WD* C.will(a) C.load a.WA* C.WA* C.IA* a.DA* C.DA*")
  }

  // Rule 3.4 carried: A controller deeper in a subtree that is inserted as a view has one, too.
  // Rule 3.4 inserted: An orphan put into a visible tree has a whole appearance of its own.
  @Test func `3.4 sends an orphan its own sequence when only views move`() {
    let direct = story(given: rootOnScreen) { simulation, _, all in
      let orphan = ViewController("o")
      all[0].view.addSubview(orphan.view)
      simulation.turn()
      orphan.view.removeFromSuperview()
    }
    #expect(direct == "o.load o.WA o.IA o.DA o.WD o.DD gone(o)")
    let deep = story(given: rootOnScreen) { simulation, _, all in
      let (child, orphan) = (ViewController("C"), ViewController("o"))
      child.view.addSubview(orphan.view)
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      simulation.turn()
      withExtendedLifetime(orphan) {}
    }
    #expect(deep == "C.load o.load C.will(P) C.WA o.WA C.IA o.IA C.DA o.DA gone(o)")
  }

  // Rule 3.4 brought: One below a controller that its container brings in or out receives nothing.
  // Also: `3.4 sends nothing to orphans on either side`.
  @Test func `3.4 sends an orphan nothing when a transition moves it`() {
    let orphan = { (child: ViewController) in
      let orphan = ViewController("o")
      child.view.addSubview(orphan.view)
      return orphan
    }
    var keptAlive: ViewController?
    let text = story(given: rootWithChild) { simulation, _, all in
      let (b, c) = (ViewController("b"), ViewController("c"))
      keptAlive = orphan(b)
      all[0].addChild(b)
      all[0].addChild(c)
      all[0].transition(from: all[1], to: b, duration: 0.1)
      simulation.finishAnimations()
      all[0].transition(from: b, to: c, duration: 0.1)
      simulation.finishAnimations()
      keptAlive = nil
    }
    #expect(keptAlive == nil)
    #expect(!text.contains("o.W") && !text.contains("o.D") && !text.contains("o.IA"))
    #expect(text.hasSuffix("gone(o)"))
  }

  // Rule 1.5 orphans: An orphan without an owner is released when its appearance is over; its view
  // stays without a controller.
  @Test func `1.5 retains an unowned orphan until its appearance ends`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      do {
        let orphan = ViewController("o")
        withExtendedLifetime(orphan) { all[0].view.addSubview(orphan.view) }
      }
      simulation.log("turn")
      simulation.turn()
      #expect(all[0].view.subviews.map(\.name) == ["o.view"])
      #expect(all[0].view.subviews[0].controller == nil)
    }
    #expect(text == "o.load o.WA turn o.IA o.DA gone(o)")
  }

  // Rule 3.8: A new root: the old one's WD, the new one's WA; in the turn IA, DD, DA.
  // Also: `3.8 makes a parent with two children the root`, `H1 for a child as the window's root`.
  @Test func `3.8 removes the old root first`() {
    let text = story(given: rootWithChild) { simulation, window, _ in
      let next = ViewController("N")
      window.rootViewController = next
      window.rootViewController = next
      simulation.turn()
      #expect(window.subviews.map(\.name) == ["N.view"])
      window.rootViewController = nil
    }
    #expect(text == "P.WD a.WD N.load N.WA N.IA P.DD a.DD N.DA N.WD N.DD gone(N)")
  }

  @Test func `3.3 leaves a manual container's children to the container`() {
    let text = story { simulation, window, _ in
      let (manual, child) = (ManualContainer("M"), ViewController("C"))
      manual.embed(child)
      window.rootViewController = manual
      simulation.turn()
      window.rootViewController = nil
      simulation.turn()
    }
    #expect(text.hasPrefix("C.will(M) M.load C.load C.did(M) M.WA M.IA M.DA M.WD M.DD"))
    #expect(!text.contains("C.W"))
  }
}
