import Foundation
import Geometry
import Hierarchy
import Testing

@testable import Containment

/// Corners of semantics 2.8 and 2.9.
@Suite struct `A detail of a transition` {
  // Rule 2.8 parentage: The caller is responsible for parents and children.
  // Rule 2.8.2: The old one begins to go, the new one loads and begins to come; animated if it
  // takes time.
  // Also: `2.8 exchanges two children in a transition`.
  @Test(arguments: [0.3, 0])
  func `2.8 leaves parents to its caller`(duration: Double) {
    let text = story(given: rootWithChild) { simulation, _, all in
      let b = ViewController("b")
      all[0].addChild(b)
      simulation.log("transition")
      all[0].transition(from: all[1], to: b, duration: duration)
      simulation.finishAnimations()
      #expect(all[0].children.map(\.name) == ["a", "b"])
      #expect(all[1].view.superview == nil && b.view.superview === all[0].view)
    }
    #expect(
      text == "b.will(P) transition "
        + (duration > 0
          ? "a.WD* b.load b.WA* b.IA* @300 b.DA* a.DD* completion"
          : "a.WD b.load b.WA b.IA b.DA a.DD completion"))
  }

  @Test func `2.8.3 leaves a view alone that is in the host already`() {
    _ = story(given: rootWithChild) { _, _, all in
      let (b, top) = (ViewController("b"), View("top"))
      all[0].addChild(b)
      all[0].view.insertSubview(b.view, at: 0)
      all[0].view.addSubview(top)
      all[0].transition(from: all[1], to: b, duration: 0.2)
      #expect(all[0].view.subviews.map(\.name) == ["b.view", "a.view", "top"])
    }
  }

  // Rule 2.8.4: The animations run in the call; IA and layout come with the turn.
  @Test func `2.8.4 runs the animations in the call, and does layout in the turn`() {
    let text = trace(all: true, given: rootWithChild) { simulation, _, all in
      let b = ViewController("b")
      b.loadViewIfNeeded()
      all[0].addChild(b)
      all[0].transition(from: all[1], to: b, duration: 0.2) {
        simulation.log("animations")
      } completion: {
        simulation.log("completion \($0)")
      }
      simulation.log("returned")
      simulation.turn()
      simulation.log("turned")
    }
    #expect(
      text.components(separatedBy: "transition(b)\n").last == """
        0 a viewWillDisappear(true)
        0 b viewWillAppear(true)
        0 > animations
        0 > returned
        0 P viewWillLayoutSubviews
        0 P viewDidLayoutSubviews
        0 b viewIsAppearing(true)
        0 b viewWillLayoutSubviews
        0 b viewDidLayoutSubviews
        0 > turned
        200 b viewDidAppear(true)
        200 a viewDidDisappear(true)
        200 P completion transition finished=true
        200 > completion true
        200 P viewWillLayoutSubviews
        200 P viewDidLayoutSubviews

        """)
  }

  // Rule 2.8 finished: True: nothing cuts an animation short, for seeking replays a recording and
  // acting in the past is another run.
  @Test func `2.8 finishes even when everything leaves the screen`() {
    var answers: [Bool] = []
    let text = story(given: rootWithChild) { simulation, window, all in
      let b = ViewController("b")
      all[0].addChild(b)
      all[0].transition(
        from: all[1], to: b, duration: 0.4, completion: { answers.append($0) })
      simulation.advance(by: 0.1)
      window.rootViewController = nil
    }
    #expect(answers == [true])
    #expect(
      text
        == "b.will(P) a.WD* b.load b.WA* b.IA* @100 P.WD P.DD @400 b.DA* a.DD* completion")
  }

  // Rule 2.9 loaded: Asking what is loaded, presented or moving never loads; presented and
  // presenting are those of the nearest above.
  // Also: `6.1 is visible to all below the presenter and the presented`.
  @Test func `2.9 viewIfLoaded never loads`() {
    let text = story(given: rootWithChild) { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      #expect(!child.isViewLoaded && child.viewIfLoaded == nil && !child.isMovingToParent)
      #expect(child.presentedViewController == nil && child.presentingViewController == nil)
      #expect(child.appearancePhase == .disappeared)
      #expect(child.traitCollection == all[0].traitCollection)
    }
    #expect(text == "C.will(P)")
  }
}
