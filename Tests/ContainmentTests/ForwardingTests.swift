import Containment
import Testing

/// Automatic and manual forwarding, begin and end: semantics 2.4, 2.6 and 2.7.
@Suite struct `Forwarding` {
  /// P with children a and b on its view, a with its child g, off screen; c is added without view.
  private func tree(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    let all = ["P", "a", "b", "g", "c"].map { ViewController($0) }
    all[0].embed(all[1])
    all[0].embed(all[2])
    all[1].embed(all[3])
    all[0].addChild(all[4])
    return all
  }

  // Rule 2.4 looks: Hidden and transparent views count like others.
  // Rule 2.4 not inserted: A child whose view was never inserted is not loaded and receives
  // nothing.
  // Rule 2.4 order: Own callback first, then the children in their order, down to the leaves.
  // Rule 2.4 snapshot: Each child is checked again before its turn: still a child, its view in the
  // parent's.
  // Also: `4.5 skips siblings removed by a sibling, and children removed by the parent`.
  @Test
  func `2.4 sends own callbacks first, then the children's depth first, and skips views elsewhere`()
  {
    let text = story(given: tree) { _, window, all in
      all[2].view.isHidden = true
      all[2].view.alpha = 0
      window.rootViewController = all[0]
    }
    #expect(text == "P.WA a.WA g.WA b.WA P.IA a.IA g.IA b.IA P.DA a.DA g.DA b.DA")
    #expect(!text.contains("c."))
  }

  // Rule 2.4 flag: The animated flag is forwarded unchanged.
  @Test func `2.4 passes the animated flag on, to did callbacks too`() {
    let text = story(given: tree) { _, _, all in
      all[0].beginAppearanceTransition(true, animated: true)
      all[0].endAppearanceTransition()
    }
    #expect(text == "P.WA* a.WA* g.WA* b.WA* P.DA* a.DA* g.DA* b.DA*")
  }

  // Rule 4.5: A sibling removed in a sibling's WA is skipped.
  @Test func `4.5 skips siblings removed by a sibling, and children removed by the parent`() {
    let text = story { _, window, _ in
      let parent = Puppet("P")
      let (a, b, c) = (Puppet("a"), ViewController("b"), ViewController("c"))
      for child in [a, b, c] { parent.embed(child) }
      a.onWillAppear = { b.detach() }
      parent.onWillAppear = { c.detach() }
      window.rootViewController = parent
      withExtendedLifetime((b, c)) {}
    }
    let afterLoad = text.components(separatedBy: "P.WA").last ?? ""
    #expect(
      afterLoad.hasPrefix(
        " c.will(nil) c.did(nil) a.WA b.will(nil) b.did(nil)"))
    #expect(!afterLoad.contains("b.WA") && !afterLoad.contains("c.WA"))
  }

  // Rule 2.7 silence: Below a container that forwards manually only moves and loading send
  // callbacks.
  @Test func `2.7 is off in a manual container, except for moves and loading`() {
    let text = story { simulation, window, _ in
      let (manual, child) = (ManualContainer("M"), ViewController("C"))
      window.rootViewController = manual
      simulation.turn()
      manual.embed(child)
      simulation.turn()
      child.detach()
    }
    #expect(
      text == "M.load M.WA M.IA M.DA C.will(M) C.load C.did(M) C.will(nil) C.did(nil) gone(C)")
  }

  // Rule 2.7 by hand: Begin in the will and end in the did callbacks give a child what forwarding
  // gives.
  @Test func `2.7 by hand sends a child the same as automatic forwarding`() {
    final class ByHand: RelayingContainer {
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for child in children { child.beginAppearanceTransition(false, animated: animated) }
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        for child in children { child.endAppearanceTransition() }
      }
    }
    func run(_ make: @escaping (String) -> ViewController) -> String {
      story { simulation, window, _ in
        let (parent, child, grandchild) = (make("P"), ViewController("C"), ViewController("g"))
        child.embed(grandchild)
        parent.embed(child)
        window.rootViewController = parent
        simulation.turn()
        window.rootViewController = nil
        simulation.turn()
        withExtendedLifetime(parent) {}
      }
    }
    #expect(run { ByHand($0) } == run { ViewController($0) })
  }

  // Rule 2.6 end: The last end sends the did callback of the direction that was open.
  // Also: `2.6 waits for the end of an appearance begun by hand`, `2.6 waits for the end of an
  // appearance reversed twice by hand`, `2.6 waits for the end of a disappearance begun by hand`.
  // Rule 2.6 same direction: Counts, and sends nothing.
  @Test func `2.6 nests begin and end, and reverses with the other direction`() {
    let nested = story(given: rootWithChild) { _, _, all in
      let child = all[1]
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      #expect(child.appearancePhase == .disappearing)
      child.endAppearanceTransition()
    }
    #expect(nested == "a.WD* a.DD*")
    let reversed = story(given: rootWithChild) { _, _, all in
      let child = all[1]
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
      #expect(child.appearancePhase == .appeared)
    }
    #expect(reversed == "a.WD* a.WA a.DA")
  }

  // Rule 2.6 U1: An end too many, or of a controller that is not in transition in that direction.
  // Also: `10.6 U1 is reported for an extra end, and for an end without a begin`.
  @Test func `2.6 sends nothing when the controller is there already, and warns at the end`() {
    let text = story(given: rootWithChild) { _, _, all in
      all[1].beginAppearanceTransition(true, animated: true)
      all[1].endAppearanceTransition()
      all[1].endAppearanceTransition()
    }
    #expect(text == "U1(a) U1(a)")
  }

  // Rule 2.6 begin: From level 0: one level, and the will callback unless the controller is there;
  // an appearance loads the view first.
  // Also: `2.6 sends nothing when the controller is there already, and warns at the end`.
  @Test func `2.6 loads the view when the controller is to appear, not to disappear`() {
    let text = story { _, _, _ in
      let (a, b) = (ViewController("a"), ViewController("b"))
      a.beginAppearanceTransition(false, animated: false)
      b.beginAppearanceTransition(true, animated: false)
      #expect(!a.isViewLoaded && b.isViewLoaded)
      withExtendedLifetime(a) {}
    }
    #expect(text.hasPrefix("b.load b.WA"))
  }

  @Test func `2.6 sends nothing when the view of an explicitly appearing child moves`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      all[0].view.addSubview(child.view)
      simulation.turn()
      simulation.after(0.3) {
        child.endAppearanceTransition()
        child.didMove(toParent: all[0])
      }
    }
    #expect(text == "C.will(P) C.load C.WA* C.IA* @300 C.DA* C.did(P)")
  }
}
