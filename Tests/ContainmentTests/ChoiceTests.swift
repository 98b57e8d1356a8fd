import Foundation
import Geometry
import Hierarchy
import Testing

@testable import Containment

/// The rows of semantics 10 that have no field of the policy, because only one reading makes sense.
@Suite struct `Where sources disagree` {
  // Rule 10.6 U1: At an end with level 0, or of a controller that is not in transition.
  @Test func `10.6 U1 is reported for an extra end, and for an end without a begin`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      all[1].endAppearanceTransition()
      simulation.log("at rest")
      all[1].beginAppearanceTransition(true, animated: true)
      all[1].beginAppearanceTransition(true, animated: true)
      all[1].endAppearanceTransition()
      simulation.log("once more")
      all[1].endAppearanceTransition()
    }
    #expect(text == "U1(a) at rest once more U1(a)")
  }

  // Rule 10.8: `didMove` before the view is no error; the lint D12 reports it.
  // Also: `D12 finds a didMove before its view`.
  @Test func `10.8 accepts didMove before the view is added`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      child.didMove(toParent: all[0])
      all[0].view.addSubview(child.view)
    }
    #expect(text == "C.will(P) C.did(P) C.load C.WA C.IA C.DA")
  }

  // Rule 10.9: Appearance follows the view, even when `addChild` or `didMove` are forgotten.
  @Test(arguments: [true, false], [true, false])
  func `10.9 follows the view with appearance, whatever calls are missing`(adds: Bool, tells: Bool)
  {
    let text = story(given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      if adds { all[0].addChild(child) }
      all[0].view.addSubview(child.view)
      if tells { child.didMove(toParent: all[0]) }
      simulation.turn()
      child.view.removeFromSuperview()
      simulation.turn()
      simulation.log("end")
      withExtendedLifetime(child) {}
    }
    let appearances = text.components(separatedBy: " end")[0].split(separator: " ")
      .filter { !$0.contains("will") && !$0.contains("did") }
    #expect(appearances.joined(separator: " ") == "C.load C.WA C.IA C.DA C.WD C.DD")
  }

  // Rule 10.10: The view may come before `addChild`; `isMovingToParent` is false in WA then.
  @Test func `10.10 lets the view be added first, but isMovingToParent is false then`() {
    func told(viewFirst: Bool) -> String {
      var isMoving: [Bool] = []
      let text = story(given: rootOnScreen) { _, _, all in
        let child = Puppet("C")
        child.onWillAppear = { isMoving.append(child.isMovingToParent) }
        if viewFirst { all[0].view.addSubview(child.view) }
        all[0].addChild(child)
        if !viewFirst { all[0].view.addSubview(child.view) }
        child.didMove(toParent: all[0])
      }
      return "\(isMoving) \(text)"
    }
    #expect(
      told(viewFirst: true) == "[false] C.load C.WA C.will(P) C.did(P) C.IA C.DA C.did(P)")
    #expect(
      told(viewFirst: false) == "[true] C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P)")
  }

  // Rule 10.23: Memory warnings reach the tree and what is presented, no orphans.
  @Test func `10.23 sends memory warnings to the tree and presented controllers, not to orphans`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      let (modal, orphan, inner) = (
        ViewController("M"), ViewController("o"), ViewController("i")
      )
      all[0].view.addSubview(orphan.view)
      all[0].present(modal, animated: false)
      simulation.finishAnimations()
      modal.view.addSubview(inner.view)
      simulation.turn()
      simulation.log("warn")
      simulation.sendMemoryWarning()
      simulation.log("end")
      withExtendedLifetime((orphan, inner)) {}
    }
    #expect(text.contains("warn P.didReceiveMemoryWarning M.didReceiveMemoryWarning end"))
  }

  // Rule 5.7 application alone: Notifying the application notifies no controller.
  @Test func `5.7 sends no controller anything when only the application is notified`() {
    let text = story(given: rootOnScreen) { simulation, _, _ in
      simulation.applicationDidReceiveMemoryWarning = { simulation.log("application") }
      simulation.applicationDidReceiveMemoryWarning?()
    }
    #expect(text == "application")
  }

  // Rule 7.5 present and dismiss: o.WD n.WA, n.DA o.DD.
  @Test(arguments: [true, false])
  func `7.5 present and dismiss: o.WD n.WA, n.DA o.DD`(animated: Bool) {
    let text = story { simulation, window, _ in
      let (o, n) = (ViewController("o"), ViewController("n"))
      window.rootViewController = o
      n.modalPresentationStyle = .fullScreen
      simulation.turn()
      simulation.log("present")
      o.present(n, animated: animated)
      simulation.finishAnimations()
      simulation.log("dismiss")
      o.dismiss(animated: animated)
      simulation.finishAnimations()
      simulation.log("end")
      withExtendedLifetime((o, n)) {}
    }
    let pairs = text.replacing("*", with: "").split(separator: " ")
      .filter { !$0.hasSuffix(".IA") && !$0.hasPrefix("@") && $0 != "completion" }
      .joined(separator: " ")
    #expect(
      pairs.contains(
        "present n.load o.WD n.WA n.DA o.DD dismiss n.WD o.WA o.DA n.DD end"))
  }
}
