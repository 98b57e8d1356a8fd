import Foundation
import Geometry
import Hierarchy
import Testing

@testable import Containment

/// What well-known containers of the field do under these rules: semantics 11.2 to 11.6.
@Suite struct `A published container` {
  private func tabs(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    let all = rootOnScreen(simulation, window) + ["old", "new"].map { ViewController($0) }
    for tab in all.dropFirst() {
      all[0].addChild(tab)
      tab.didMove(toParent: all[0])
    }
    all[0].view.addSubview(all[1].view)
    return all
  }

  // Rule 11.2 kept: Tabs that stay children: o.WD, loading, n.WA; in the turn IA, o.DD, n.DA.
  @Test func `11.2 tabs that stay children exchange views only`() {
    let start = story { simulation, window, _ in
      let all = tabs(simulation, window)
      simulation.turn()
      simulation.log("end")
      withExtendedLifetime(all) {}
    }
    #expect(
      start.hasPrefix(
        "P.load P.WA old.will(P) old.did(P) new.will(P) new.did(P) old.load old.WA P.IA old.IA "
          + "P.DA old.DA end"))
    let change = story(given: tabs) { simulation, _, all in
      all[1].view.removeFromSuperview()
      all[0].view.addSubview(all[2].view)
      simulation.log("turn")
    }
    #expect(change == "old.WD new.load new.WA turn new.IA old.DD new.DA")
  }

  // Rule 11.2 exchanged: Tabs added and removed at every tap: moves in addition, and the hidden
  // ones are not retained.
  @Test func `11.2 tabs added and removed at every tap send more and lose unretained ones`() {
    let change = story(given: rootOnScreen) { simulation, _, all in
      all[0].embed(ViewController("old"))
      simulation.turn()
      simulation.log("tap")
      all[0].children[0].detach()
      all[0].embed(ViewController("new"))
      simulation.log("turn")
    }
    #expect(
      change.components(separatedBy: "tap ").last
        == "old.will(nil) old.WD old.did(nil) new.will(P) new.load new.WA new.did(P) turn "
        + "new.IA old.DD old.did(nil) new.DA new.did(P) gone(old)")
  }

  // Rule 11.3 D10: A push by transition; U1 with the view put in before; no transition without an
  // old controller.
  // Also: `D10 explains a transition from or to nil`.
  @Test func `11.3 a push by transition, a view too early, and a first push from nil`() {
    func push(viewFirst: Bool) -> String {
      story(given: rootWithChild) { _, _, all in
        let b = ViewController("b")
        all[0].addChild(b)
        if viewFirst { all[0].view.addSubview(b.view) }
        all[0].transition(
          from: all[1], to: b, duration: 0.3, completion: { _ in b.didMove(toParent: all[0]) })
      }
    }
    #expect(
      push(viewFirst: false)
        == "b.will(P) a.WD* b.load b.WA* b.IA* @300 b.DA* a.DD* completion b.did(P)")
    #expect(
      push(viewFirst: true)
        == "b.will(P) b.load b.WA a.WD* b.IA b.DA @300 U1(b) a.DD* completion b.did(P)")
    let first = story(given: rootOnScreen) { _, _, all in
      let b = ViewController("b")
      all[0].addChild(b)
      all[0].transition(from: nil, to: b, duration: 0.3)
    }
    #expect(first == "b.will(P) T1(P)")
  }

  // Rule 11.4 twice: Callbacks by hand in addition to automatic ones arrive twice and change
  // nothing; U2 in iOS 17.
  @Test(arguments: [Profile.ios6, .ios17])
  func `11.4 calls by hand in addition to UIKit's arrive twice and change nothing`(profile: Profile)
  {
    let text = story(profile: profile, given: rootWithChild) { _, _, all in
      let b = ViewController("b")
      b.willMove(toParent: all[0])
      all[0].addChild(b)
      all[1].viewWillDisappear(true)
      b.viewWillAppear(true)
      all[0].transition(
        from: all[1], to: b, duration: 0.3,
        completion: { _ in
          all[1].viewDidDisappear(true)
          b.viewDidAppear(true)
          b.didMove(toParent: all[0])
        })
    }
    let warned = profile == .ios17
    func byHand(_ callback: String) -> String {
      warned ? "\(callback) U2(\(callback.prefix(1)))" : callback
    }
    #expect(
      text == "b.will(P) b.will(P) \(byHand("a.WD*")) \(byHand("b.WA*")) a.WD* b.load b.WA* "
        + (warned ? "b.IA* " : "") + "@300 b.DA* a.DD* completion \(byHand("a.DD*")) "
        + "\(byHand("b.DA*")) b.did(P)")
  }

  // Rule 11.4 early: Leaving the parent before the last DD does no harm.
  @Test func `11.4 leaving the parent before the last did callback does no harm`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      let b = ViewController("b")
      all[0].addChild(b)
      all[1].willMove(toParent: nil)
      all[0].transition(
        from: all[1], to: b, duration: 0.3, completion: { _ in b.didMove(toParent: all[0]) })
      all[1].removeFromParent()
    }
    #expect(
      text
        == "b.will(P) a.will(nil) a.WD* b.load b.WA* a.did(nil) b.IA* @300 b.DA* a.DD* a.did(nil) "
        + "completion b.did(P)")
  }

  // Rule 11.5 loading: A loading child covers the content and is removed.
  @Test func `11.5 a loading child covers the content until it arrives`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      let loading = ViewController("loading")
      all[0].embed(loading)
      simulation.after(1) { loading.detach() }
    }
    #expect(
      text == "loading.will(P) loading.load loading.WA loading.did(P) loading.IA loading.DA "
        + "loading.did(P) @1000 loading.will(nil) loading.WD loading.did(nil) loading.DD "
        + "loading.did(nil) gone(loading)")
  }

  // Rule 11.5 several: Several children at once, and children added in WA of the parent.
  // Also: `11.5 children added in viewWillAppear appear with their parent`.
  @Test func `11.5 several children at once come in order of addition`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let stack = StackView("stack")
      all[0].view.addSubview(stack)
      for name in ["x", "y", "z"] {
        let child = ViewController(name)
        all[0].addChild(child)
        stack.addArrangedSubview(child.view)
        child.didMove(toParent: all[0])
      }
    }
    let names = ["x", "y", "z"]
    #expect(
      text == names.map { "\($0).will(P) \($0).load \($0).WA \($0).did(P)" }.joined(separator: " ")
        + " " + names.map { "\($0).IA" }.joined(separator: " ")
        + " " + names.map { "\($0).DA \($0).did(P)" }.joined(separator: " "))
  }

  @Test func `11.5 children added in viewWillAppear appear with their parent`() {
    let text = story { _, window, _ in
      let root = Puppet("P")
      root.onWillAppear = {
        for name in ["x", "y"] { root.embed(ViewController(name)) }
      }
      window.rootViewController = root
    }
    #expect(
      text.hasPrefix(
        "P.load P.WA x.will(P) x.load x.did(P) y.will(P) y.load y.did(P) x.WA y.WA "
          + "P.IA x.IA y.IA P.DA x.DA y.DA"))
  }

  // Rule 11.5 card: Two children whose exchange a finger turns around.
  @Test func `11.5 a card's two children can be reversed by a gesture`() {
    let text = story(given: { simulation, window in
      let card = ManualContainer("card")
      window.rootViewController = card
      let (front, back) = (ViewController("front"), ViewController("back"))
      for child in [front, back] {
        card.addChild(child)
        child.loadViewIfNeeded()
        child.didMove(toParent: card)
      }
      front.beginAppearanceTransition(true, animated: false)
      card.view.addSubview(front.view)
      front.endAppearanceTransition()
      return [card, front, back]
    }) { simulation, _, all in
      let (card, front, back) = (all[0], all[1], all[2])
      front.beginAppearanceTransition(false, animated: true)
      back.beginAppearanceTransition(true, animated: true)
      card.view.insertSubview(back.view, at: 0)
      simulation.turn()
      simulation.log("turned around")
      back.beginAppearanceTransition(false, animated: true)
      front.beginAppearanceTransition(true, animated: true)
      back.view.removeFromSuperview()
      back.endAppearanceTransition()
      front.endAppearanceTransition()
    }
    #expect(
      text == "front.WD* back.WA* back.IA* turned around back.WD* front.WA* back.DD* front.DA*")
  }

  // Rule 11.6: Hiding views sends nothing; callbacks by hand are only recorded.
  @Test func `11.6 hidden views send nothing, and calls by hand are only recorded`() {
    let text = story(profile: .ios5, given: rootWithChild) { simulation, _, all in
      let other = ViewController("b")
      all[0].embed(other)
      other.view.isHidden = true
      simulation.turn()
      simulation.log("toggle")
      all[1].view.isHidden = true
      other.view.isHidden = false
      simulation.turn()
      simulation.log("by hand")
      all[1].viewWillDisappear(false)
      all[1].viewDidDisappear(false)
      #expect([all[1], other].map(\.appearancePhase) == [.appeared, .appeared])
    }
    #expect(text.hasSuffix("b.DA b.did(P) toggle by hand a.WD a.DD"))
  }
}
