import Foundation
import Geometry
import Hierarchy
import Testing

@testable import Containment

/// Corners of semantics 2.1 to 2.5 that the usual stories pass by.
@Suite struct `A detail of the handshake` {
  // Rule 2.1 never: It touches no view and no size, and sends no other callback.
  @Test func `2.1 addChild touches no view and sends only willMove`() {
    let text = trace(all: true, given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      child.loadViewIfNeeded()
      child.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      simulation.log("add")
      all[0].addChild(child)
      #expect(child.view.superview == nil)
      #expect(child.view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      simulation.turn()
    }
    #expect(
      text == """
        0 C loadView
        0 C viewDidLoad
        0 > add
        0 call P.addChild(C)
        0 C willMove(toParent: P)

        """)
  }

  // Rule 2.1.3 off the window: Off the window nothing is compared.
  @Test func `2.1.3 is not checked off the window`() {
    let text = story { _, _, _ in
      let (holder, parent, child) = (
        ViewController("H"), ViewController("P"), ViewController("C")
      )
      holder.view.addSubview(child.view)
      parent.addChild(child)
      #expect(child.parent === parent && child.view.superview === holder.view)
      withExtendedLifetime(holder) {}
    }
    #expect(text.hasPrefix("H.load C.load C.will(P) gone"))
  }

  @Test func `2.2 comes again after the did callbacks of descendants`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = ViewController("C")
      child.embed(ViewController("g"))
      all[0].embed(child)
    }
    #expect(
      text == "g.will(C) C.load g.load g.did(C) C.will(P) C.WA g.WA C.did(P) C.IA g.IA "
        + "C.DA g.DA C.did(P)")
  }

  // Rule 2.2 left out: It costs nothing but the callback, and `isMovingToParent` stays true for
  // the next appearance.
  @Test func `2.2 without didMove, isMovingToParent stays true for the next appearance`() {
    var moving: [Bool] = []
    let text = story(given: rootOnScreen) { simulation, _, all in
      let child = Puppet("C")
      child.onWillAppear = { moving.append(child.isMovingToParent) }
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      simulation.turn()
      #expect(child.parent === all[0] && child.appearancePhase == .appeared)
      child.view.removeFromSuperview()
      simulation.turn()
      all[0].view.addSubview(child.view)
      simulation.turn()
      child.didMove(toParent: all[0])
      child.view.removeFromSuperview()
      simulation.turn()
      all[0].view.addSubview(child.view)
    }
    #expect(moving == [true, true, false])
    #expect(!text.components(separatedBy: "C.WD")[0].contains("did"))
  }

  // Rule 2.2 before the view: No error.
  // Also: `10.8 accepts didMove before the view is added`.
  @Test(arguments: Profile.allCases)
  func `2.2 didMove before the view changes no appearance callback`(profile: Profile) {
    func told(movesFirst: Bool) -> String {
      story(profile: profile, given: rootOnScreen) { simulation, _, all in
        let child = ViewController("C")
        all[0].addChild(child)
        if movesFirst { child.didMove(toParent: all[0]) }
        all[0].view.addSubview(child.view)
        simulation.turn()
        if !movesFirst { child.didMove(toParent: all[0]) }
        #expect(child.appearancePhase == .appeared && child.pendingMove == .none)
      }
    }
    let middle =
      profile.sendsViewIsAppearing
      ? "C.IA " : profile.announcesTraitsOnEntry ? "C.traitCollectionDidChange " : ""
    let appearance = "C.load C.WA \(middle)C.DA"
    #expect(told(movesFirst: true) == "C.will(P) C.did(P) \(appearance)")
    #expect(told(movesFirst: false) == "C.will(P) \(appearance) C.did(P)")
  }

  @Test func `2.3 willMove is never sent by removeFromParent`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      all[1].view.removeFromSuperview()
      simulation.turn()
      all[1].removeFromParent()
    }
    #expect(text == "a.WD a.DD a.did(nil)")
  }

  /// A container that may stop forwarding at any time.
  private final class Fickle: ViewController {
    var forwards = true
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { forwards }
  }

  // Rule 2.4 switch: `shouldAutomaticallyForward…` is asked at every forwarding.
  @Test func `2.4 asks shouldAutomaticallyForward at every forwarding`() {
    let text = story { simulation, window, _ in
      let parent = Fickle("P")
      parent.embed(ViewController("C"))
      window.rootViewController = parent
      parent.forwards = false
      simulation.turn()
      parent.forwards = true
      window.rootViewController = nil
      simulation.turn()
      withExtendedLifetime(parent) {}
    }
    #expect(
      text == "C.will(P) P.load C.load C.did(P) P.WA C.WA P.IA C.IA P.DA P.WD C.WD P.DD C.DD "
        + "gone(P) gone(C)")
  }

  // Rule 2.4 others' business: Forwarding skips children with an explicit transition, and for did
  // callbacks those with a transition of their own.
  // Also: `2.4 is not delayed for a child that its parent reversed`.
  @Test
  func `2.4 skips children with an explicit transition or one of their own`() {
    let text = story { simulation, window, _ in
      let (parent, explicit, waiting) = (Fickle("P"), ViewController("e"), ViewController("w"))
      func disappearAndComeBack() {
        parent.beginAppearanceTransition(false, animated: true)
        parent.beginAppearanceTransition(true, animated: true)
        parent.forwards = true
        parent.endAppearanceTransition()
      }
      window.rootViewController = parent
      simulation.turn()
      parent.addChild(explicit)
      explicit.beginAppearanceTransition(true, animated: false)
      parent.view.addSubview(explicit.view)
      disappearAndComeBack()
      parent.addChild(waiting)
      parent.view.addSubview(waiting.view)
      parent.forwards = false
      disappearAndComeBack()
      simulation.log("turn")
      simulation.turn()
      explicit.endAppearanceTransition()
    }
    #expect(
      text == "P.load P.WA P.IA P.DA e.will(P) e.load e.WA P.WD* P.WA* e.IA P.DA* "
        + "w.will(P) w.load w.WA P.WD* P.WA* w.IA P.DA* turn w.DA e.DA")
  }

  // Rule 2.5 order: The list shrinks, the parent is nil, then `didMove(nil)`.
  // Also: `4.1 removeFromParent in didMove leaves no parent`.
  @Test func `2.5 removes the child and clears its parent before didMove`() {
    var seen: [String] = []
    _ = story { _, _, _ in
      let (parent, child) = (ViewController("P"), Puppet("C"))
      parent.addChild(child)
      child.onDidMove = { to in
        seen.append("\(to == nil) \(child.parent == nil) \(parent.children.count)")
      }
      child.removeFromParent()
    }
    #expect(seen == ["true true 0"])
  }

  // Rule 2.5 unannounced: Without `willMove(nil)`, `isMovingFromParent` stays false.
  @Test func `2.5 without willMove(nil), isMovingFromParent is false`() {
    for isAnnounced in [true, false] {
      var answers: [Bool] = []
      _ = story(given: rootOnScreen) { simulation, _, all in
        let child = Puppet("C")
        all[0].embed(child)
        simulation.turn()
        child.onWillDisappear = { answers.append(child.isMovingFromParent) }
        if isAnnounced { child.willMove(toParent: nil) }
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      #expect(answers == [isAnnounced])
    }
  }
}

/// Corners of semantics 2.6 and 2.7.
@Suite struct `Begin and end` {
  // Rule 2.6 other direction: Level one again, the will callback of that direction.
  @Test func `2.6 a begin in the other direction restarts at level one`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      for _ in 0..<3 { all[1].beginAppearanceTransition(false, animated: true) }
      #expect(all[1].explicitLevel == 3)
      all[1].beginAppearanceTransition(true, animated: false)
      #expect(all[1].explicitLevel == 1)
      all[1].endAppearanceTransition()
      #expect(all[1].explicitLevel == 0)
      simulation.log("settled")
      all[1].endAppearanceTransition()
    }
    #expect(text == "a.WD* a.WA a.DA settled U1(a)")
  }

  // Rule 2.6 below: Forwarding reaches the descendants; their own level is 0.
  @Test func `2.6 reach descendants by forwarding, whose own level stays 0`() {
    let text = story(given: rootWithChild) { _, _, all in
      let grandchild = ViewController("g")
      all[1].embed(grandchild)
      all[1].simulation.turn()
      all[1].beginAppearanceTransition(false, animated: true)
      #expect(all[1].explicitLevel == 1 && grandchild.explicitLevel == 0)
      all[1].endAppearanceTransition()
    }
    #expect(text.hasSuffix("a.WD* g.WD* a.DD* g.DD*"))
  }

  // Rule 2.6 window: While a level is open, window moves of that view send nothing.
  // Also: `2.6 sends nothing when the view of an explicitly appearing child moves`.
  @Test func `2.6 moves in and out of the window send nothing meanwhile`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      all[1].beginAppearanceTransition(false, animated: true)
      all[1].view.removeFromSuperview()
      simulation.turn()
      all[0].view.addSubview(all[1].view)
      all[1].view.removeFromSuperview()
      simulation.turn()
      simulation.log("end")
      all[1].endAppearanceTransition()
    }
    #expect(text == "a.WD* end a.DD*")
  }

  // Rule 2.6 off the window: Legal; all but IA is sent.
  @Test func `2.6 off the window send all but viewIsAppearing`() {
    let text = story { simulation, _, _ in
      let lone = ViewController("L")
      lone.beginAppearanceTransition(true, animated: true)
      simulation.turn()
      lone.endAppearanceTransition()
      lone.beginAppearanceTransition(false, animated: true)
      lone.endAppearanceTransition()
    }
    #expect(text == "L.load L.WA* L.DA* L.WD* L.DD* gone(L)")
  }

  // Rule 2.7 in the middle: It stops forwarding from above; begin on a child continues below it.
  // Rule 2.7 own: The container's own appearance is not affected.
  @Test func `2.7 in a manual container stop there; begin on a child reaches its descendants`() {
    let text = story { simulation, window, _ in
      let (root, manual, child) = (
        ViewController("P"), ManualContainer("M"), ViewController("C")
      )
      child.embed(ViewController("g"))
      manual.embed(child)
      root.embed(manual)
      window.rootViewController = root
      simulation.turn()
      simulation.log("begin")
      child.beginAppearanceTransition(true, animated: false)
      child.endAppearanceTransition()
    }
    #expect(text.contains("P.WA M.WA P.IA M.IA P.DA M.DA"))
    #expect(text.contains("begin C.WA g.WA C.IA g.IA C.DA g.DA"))
  }

  // Rule 2.7 moves: Moves send their callbacks as everywhere.
  @Test func `2.7 moves send their callbacks as usual`() {
    let text = story { _, _, _ in
      let (manual, other, child) = (
        ManualContainer("M"), ManualContainer("O"), ViewController("C")
      )
      manual.addChild(child)
      child.didMove(toParent: manual)
      other.addChild(child)
      withExtendedLifetime(manual) {}
    }
    #expect(text.hasPrefix("C.will(M) C.did(M) C.did(nil) C.will(O) gone"))
  }
}
