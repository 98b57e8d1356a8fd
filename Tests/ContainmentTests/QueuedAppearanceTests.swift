import Containment
import TestSupport
import Testing

/// What waits for the end of a turn completes the appearance it belongs to, and no other:
/// semantics 2.6, 2.8, 3.2 and 3.3.
@Suite struct `A did callback at the end of the turn` {
  @Test func `2.8 completes an appearance begun by the window, so a later end is too late`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      child.beginAppearanceTransition(true, animated: true)
      simulation.turn()
      child.endAppearanceTransition()
    }
    #expect(text == "C.will(P) C.load C.WA C.IA C.DA U1(C)")
  }

  @Test func `2.6 waits for the end of an appearance begun by hand`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      child.view.removeFromSuperview()
      child.beginAppearanceTransition(true, animated: true)
      all[0].view.addSubview(child.view)
      simulation.turn()
      #expect(child.appearancePhase == .appearing)
      child.endAppearanceTransition()
    }
    #expect(text == "C.will(P) C.load C.WA C.WD C.WA* C.IA* C.DA*")
  }

  @Test func `2.6 waits for the end of an appearance reversed twice by hand`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      simulation.turn()
      child.endAppearanceTransition()
    }
    #expect(text == "C.will(P) C.load C.WA C.WD* C.WA* C.IA* C.DA*")
  }

  @Test func `2.6 waits for the end of a disappearance begun by hand`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      all[1].view.removeFromSuperview()
      all[0].view.addSubview(all[1].view)
      all[1].beginAppearanceTransition(false, animated: true)
      simulation.turn()
      #expect(all[1].appearancePhase == .disappearing)
      all[1].endAppearanceTransition()
    }
    #expect(text == "a.WD a.WA a.WD* a.DD*")
  }

  @Test func `1.2 I7 does not come before the parent's`() {
    let text = story(given: rootWithChild) { _, _, all in
      let child = ViewController("C")
      all[1].embed(child)
      all[1].view.removeFromSuperview()
      all[0].view.addSubview(all[1].view)
    }
    #expect(
      text == "C.will(a) C.load C.WA C.did(a) a.WD C.WD a.WA C.WA a.IA C.IA a.DA C.DA C.did(a)")
  }

  @Test func `2.4 is not delayed for a child that its parent reversed`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      let child = ViewController("C")
      all[1].addChild(child)
      all[1].view.addSubview(child.view)
      all[1].beginAppearanceTransition(false, animated: true)
      all[1].beginAppearanceTransition(true, animated: true)
      all[1].endAppearanceTransition()
      #expect(child.appearancePhase == .appeared)
      simulation.turn()
    }
    #expect(text == "C.will(a) C.load C.WA a.WD* C.WD* a.WA* C.WA* C.IA* a.DA* C.DA*")
  }

  @Test func `4 comes once when a view is added, removed and added in one turn`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      for _ in 0..<2 {
        all[0].view.addSubview(child.view)
        child.view.removeFromSuperview()
      }
      all[0].view.addSubview(child.view)
    }
    #expect(text == "C.will(P) C.load C.WA C.WD C.WA C.WD C.WA C.IA C.DA")
  }

  @Test(arguments: [UInt64](1...200))
  func `2_6 completes no appearance begun by hand, whatever moved before`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let recording = simulated { simulation, window in
      let (root, child) = (ViewController("P"), ViewController("C"))
      window.rootViewController = root
      root.addChild(child)
      simulation.turn()
      func move() {
        for _ in 0..<random.number(below: 4) {
          if random.isOnce(in: 2) {
            root.view.addSubview(child.view)
          } else {
            child.view.removeFromSuperview()
          }
        }
      }
      move()
      if random.isOnce(in: 3) { simulation.turn() }
      move()
      let (before, isAppearing) = (child.appearancePhase, random.isOnce(in: 2))
      child.beginAppearanceTransition(isAppearing, animated: true)
      let isBegun = child.appearancePhase != before
      move()
      simulation.turn()
      if isBegun { #expect(child.appearancePhase == (isAppearing ? .appearing : .disappearing)) }
      child.endAppearanceTransition()
      let isDone = child.appearancePhase == (isAppearing ? .appeared : .disappeared)
      #expect(isDone)
      #expect(simulation.recording.diagnostics.map(\.id) == (isBegun ? [] : ["U1"]))
      withExtendedLifetime((root, child)) {}
    }
    #expect(recording.diagnostics.count < 2)
  }
}
