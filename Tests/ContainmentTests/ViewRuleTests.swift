import Foundation
import Geometry
import Hierarchy
import Testing

@testable import Containment

/// Corners of semantics 3: loading, window moves, layout.
@Suite struct `A detail of a view` {
  @Test func `3.1 loads before it is installed when init asks for it`() {
    final class Eager: ViewController {
      override init(_ name: String? = nil) {
        super.init(name)
        view.backgroundColor = .white
      }
    }
    let text = story(given: rootOnScreen) { _, _, all in all[0].embed(Eager("C")) }
    #expect(text == "C.load C.will(P) C.WA C.did(P) C.IA C.DA C.did(P)")
  }

  // Rule 3.2 checks: All checks run before any callback.
  @Test func `3.2 checks everything before sending anything`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let (outer, middle, stranger, child) = (
        ViewController("o"), ViewController("m"), ViewController("s"), ViewController("C")
      )
      outer.embed(middle)
      stranger.addChild(child)
      middle.view.addSubview(child.view)
      all[0].addChild(outer)
      all[0].simulation.log("insert")
      all[0].view.addSubview(outer.view)
      #expect(outer.view.superview == nil)
      all[0].simulation.log("done")
      withExtendedLifetime((stranger, outer)) {}
    }
    #expect(text.contains("insert H1(C) done"))
  }

  @Test func `3.2 leaves one window and enters the other when moved between them`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      let (second, other) = (Window("second"), ViewController("O"))
      second.rootViewController = other
      simulation.turn()
      simulation.log("move")
      let orphan = ViewController("o")
      orphan.embed(ViewController("c"))
      other.view.addSubview(orphan.view)
      simulation.turn()
      simulation.log("back")
      all[0].view.addSubview(orphan.view)
      #expect(orphan.view.window !== second)
      simulation.turn()
      simulation.log("end")
      withExtendedLifetime((second, orphan)) {}
    }
    #expect(text.contains("back o.WD c.WD o.WA c.WA o.IA c.IA o.DA c.DA end"))
  }

  // Rule 3.2 flag: Never animated.
  @Test func `3.2 has animated as false`() {
    let text = story(given: rootWithChild) { _, _, all in
      View.animate(withDuration: 0.3) {
        all[1].view.removeFromSuperview()
        all[0].view.addSubview(all[1].view)
      }
    }
    #expect(text == "a.WD a.WA a.IA a.DA")
  }

  // Rule 3.5 accepted: Views in between do not matter, nor do controllers without a parent.
  @Test func `3.5 accepts plain views in between, and controllers without a parent`() {
    let text = story(given: rootOnScreen) { _, window, all in
      let (child, lone, slot, inner) = (
        ViewController("C"), ViewController("L"), View("slot"), View("inner")
      )
      slot.addSubview(inner)
      inner.addSubview(child.view)
      all[0].addChild(child)
      all[0].view.addSubview(slot)
      window.addSubview(lone.view)
      all[0].simulation.turn()
      #expect(child.appearancePhase == .appeared && lone.appearancePhase == .appeared)
      withExtendedLifetime(lone) {}
    }
    #expect(text.hasPrefix("C.load C.will(P) C.WA L.load L.WA C.IA L.IA C.DA L.DA"))
  }

  // Rule 3.6: IA comes in the layout pass, with window, superview and size, before the layout of
  // the view.
  @Test func `3.6 sends viewIsAppearing when the view is placed, before its subviews' layout`() {
    final class Witness: ViewController {
      let inner = View("inner")
      var seen: [String] = []

      private func note(_ when: String) {
        seen.append(
          "\(when) \(view.window != nil) \(view.bounds.width) \(inner.bounds.width)")
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(inner)
        note("load")
      }
      override func viewWillAppear(_ animated: Bool) { note("WA") }
      override func viewIsAppearing(_ animated: Bool) { note("IA") }
      override func viewWillLayoutSubviews() {
        note("layout")
        inner.frame = view.bounds
      }
      override func viewDidAppear(_ animated: Bool) { note("DA") }
    }
    _ = simulated { simulation, window in
      let witness = Witness("W")
      window.rootViewController = witness
      simulation.turn()
      #expect(
        witness.seen == [
          "load false 0.0 0.0", "WA false 320.0 0.0", "IA true 320.0 0.0", "layout true 320.0 0.0",
          "DA true 320.0 320.0",
        ])
    }
  }

  // Rule 3.7: One pass over the views that need layout.
  @Test func `3.7 lays out views that need it once, and no others`() {
    let text = trace(all: true, given: rootWithChild) { simulation, _, all in
      simulation.turn()
      simulation.log("clean")
      all[1].view.setNeedsLayout()
      all[1].view.setNeedsLayout()
      simulation.turn()
      simulation.log("child")
      all[0].view.setNeedsLayout()
      simulation.turn()
    }
    #expect(
      text == """
        0 > clean
        0 a viewWillLayoutSubviews
        0 a viewDidLayoutSubviews
        0 > child
        0 P viewWillLayoutSubviews
        0 P viewDidLayoutSubviews

        """)
  }

  // Rule 0.2: A trace records a callback on entry, before any override runs.
  @Test func `0.2 a callback is recorded when it is entered`() {
    final class Chatty: ViewController {
      override func viewDidLoad() {
        simulation.log("before super")
        super.viewDidLoad()
        simulation.log("after super")
      }
    }
    let text = trace { _, _, _ in Chatty("C").loadViewIfNeeded() }
    #expect(
      text == """
        0 C loadView
        0 C viewDidLoad
        0 > before super
        0 > after super

        """)
  }

  // Rule 0.3: A turn runs the blocks of `after(0)`, starts transitions, lays out, sends pending
  // callbacks, and repeats until nothing is left; L1 stops one that never ends.
  // Also: `0.3 after(0) runs at the start of the next turn, before its layout`, `L1 stops an
  // endless turn`.
  @Test func `0.3 a turn starts transitions, does layout, sends what waits, until idle`() {
    let text = trace(all: true, given: rootOnScreen) { simulation, _, all in
      simulation.atEndOfTurn {
        simulation.log("end of turn")
        all[0].view.setNeedsLayout()
        simulation.startTransition { simulation.log("next round") }
      }
      all[0].view.setNeedsLayout()
      simulation.startTransition { simulation.log("transition") }
      simulation.after(0) { simulation.log("block") }
      simulation.turn()
    }
    #expect(
      text == """
        0 > block
        0 > transition
        0 P viewWillLayoutSubviews
        0 P viewDidLayoutSubviews
        0 > end of turn
        0 > next round
        0 P viewWillLayoutSubviews
        0 P viewDidLayoutSubviews

        """)
  }

  // Rule 0.5: Five eras; the newest is the default.
  @Test func `0.5 the newest era is the default`() {
    #expect(Simulation().profile == .ios17)
    #expect(Profile.allCases == [.ios5, .ios6, .ios8, .ios13, .ios17])
  }
}
