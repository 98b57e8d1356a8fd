import Containment
import Testing

/// The lints about a child and its parent: each misuse gives its own and no other, and the fixed
/// story gives none.
@Suite struct `A lint for moves` {
  @Test func `D01 finds the view of an orphan`() {
    let wrong = lesson { _, _, all in
      let child = ViewController("C")
      all[0].view.addSubview(child.view)
      withExtendedLifetime(child) { all[0].simulation.turn() }
    }
    #expect(wrong.story == "C.load C.WA D01(C) C.IA C.DA gone(C)")
    #expect(wrong.causes == ["0 call P.view.addSubview(C.view)"])
    #expect(wrong.participants == ["C P"])
    let right = lesson { _, _, all in all[0].embed(ViewController("C")) }
    #expect(right.story == "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P)")
  }

  @Test func `D01 finds an orphan inside plain views, but a window's root is none`() {
    let wrong = lesson { _, _, all in
      let (slot, child) = (View("slot"), ViewController("C"))
      slot.addSubview(child.view)
      all[0].view.addSubview(slot)
      all[0].view.addSubview(slot)
      withExtendedLifetime(child) { all[0].simulation.turn() }
    }
    #expect(wrong.diagnostics.map(\.id) == ["D01"])
    let right = lesson { _, window, _ in window.rootViewController = ViewController("R") }
    #expect(right.diagnostics.isEmpty)
  }

  @Test func `D05 finds an unfinished addition`() {
    let wrong = lesson { simulation, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      simulation.turn()
      simulation.turn()
    }
    #expect(wrong.story == "C.will(P) C.load C.WA C.IA C.DA D05(C)")
    #expect(wrong.causes == ["0 call P.addChild(C)"])
    #expect(
      wrong.diagnostics.first?.correctedOrder == [
        "P.addChild(C)", "P.view.addSubview(C.view)", "C.didMove(toParent: P)",
      ])
    let right = lesson { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      View.animate(withDuration: 0.3) {
        child.view.alpha = 0.5
      } completion: { _ in
        child.didMove(toParent: all[0])
      }
    }
    #expect(right.story == "C.will(P) C.load C.WA C.IA C.DA @300 C.did(P)")
  }

  @Test func `D05 and D06 show what the child received instead`() {
    let late = lesson { simulation, _, all in
      let (child, other) = (ViewController("C"), ViewController("X"))
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      child.didMove(toParent: other)
      withExtendedLifetime(other) { simulation.turn() }
    }
    #expect(
      late.diagnostics.map(\.message) == [
        "P added C but told it didMove(toParent: X), and not P"
      ])
    let early = lesson { simulation, _, all in
      let (child, other) = (ViewController("C"), ViewController("X"))
      all[0].embed(child)
      child.willMove(toParent: other)
      child.view.removeFromSuperview()
      withExtendedLifetime(other) { child.removeFromParent() }
    }
    #expect(
      early.diagnostics.map(\.message) == [
        "C was removed from P and told willMove(toParent: X) before, and not nil"
      ])
  }

  @Test func `D05 is reported once for a child that changed its parent in the turn`() {
    let wrong = lesson { _, _, all in
      let (other, child) = (ViewController("O"), ViewController("C"))
      all[0].addChild(other)
      other.didMove(toParent: all[0])
      all[0].addChild(child)
      other.addChild(child)
    }
    #expect(
      wrong.story
        == "O.will(P) O.did(P) C.will(P) C.did(nil) C.will(O) D05(C)")
    #expect(wrong.causes == ["0 call O.addChild(C)"])
  }

  @Test func `D06 finds an unannounced removal`() {
    let wrong = lesson(given: rootWithChild) { _, _, all in
      all[1].view.removeFromSuperview()
      all[1].removeFromParent()
    }
    #expect(wrong.story == "a.WD D06(a) a.did(nil) a.DD a.did(nil)")
    #expect(wrong.causes == ["0 call a.removeFromParent()"])
    let right = lesson(given: rootWithChild) { _, _, all in all[1].detach() }
    #expect(right.story == "a.will(nil) a.WD a.did(nil) a.DD a.did(nil)")
  }

  @Test func `D06 accepts a move to another parent`() {
    let right = lesson(given: rootWithChild) { _, _, all in
      let other = ViewController("O")
      all[0].embed(other)
      all[1].view.removeFromSuperview()
      other.embed(all[1])
    }
    #expect(right.diagnostics.isEmpty)
  }

  @Test func `D07 finds a willMove in addition to that of addChild`() {
    let wrong = lesson { _, _, all in
      let child = ViewController("C")
      child.willMove(toParent: all[0])
      all[0].embed(child)
    }
    #expect(wrong.story == "C.will(P) C.will(P) D07(C) C.load C.WA C.did(P) C.IA C.DA C.did(P)")
    #expect(wrong.causes == ["0 C willMove(toParent: P), 0 C willMove(toParent: P)"])
    let right = lesson { _, _, all in all[0].embed(ViewController("C")) }
    #expect(right.diagnostics.isEmpty)
  }

  @Test func `D07 finds a didMove in addition to that of removeFromParent`() {
    let wrong = lesson(given: rootWithChild) { _, _, all in
      all[1].detach()
      all[1].didMove(toParent: nil)
    }
    #expect(wrong.story == "a.will(nil) a.WD a.did(nil) a.did(nil) D07(a) a.DD a.did(nil)")
    #expect(wrong.causes == ["0 a didMove(toParent: nil), 0 a didMove(toParent: nil)"])
  }

  @Test func `D11 finds the view of a released controller`() {
    let wrong = lesson { simulation, _, all in
      all[0].embed(ViewController("C"))
      simulation.turn()
      all[0].children[0].willMove(toParent: nil)
      all[0].children[0].removeFromParent()
      simulation.turn()
    }
    #expect(
      wrong.story
        == "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P) C.will(nil) C.did(nil) gone(C) D11(C)"
    )
    #expect(wrong.causes == ["0 call C.removeFromParent()"])
    #expect(wrong.participants == ["C P"])
    let right = lesson { simulation, _, all in
      let child = ViewController("C")
      all[0].embed(child)
      simulation.turn()
      child.willMove(toParent: nil)
      child.removeFromParent()
      View.animate(withDuration: 0.2) {
        child.view.alpha = 0
      } completion: { _ in
        child.view.removeFromSuperview()
      }
    }
    #expect(
      right.story
        == "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P) C.will(nil) C.did(nil) @200 C.WD C.DD gone(C)"
    )
  }

  @Test func `D12 finds a didMove before its view`() {
    let wrong = lesson { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      child.didMove(toParent: all[0])
      all[0].view.addSubview(child.view)
    }
    #expect(wrong.story == "C.will(P) C.did(P) C.load C.WA D12(C) C.IA C.DA")
    #expect(wrong.causes == ["0 C didMove(toParent: P), 0 call P.view.addSubview(C.view)"])
  }

  @Test func `D12 accepts tabs that are added up front and shown on demand`() {
    let right = lesson { simulation, _, all in
      let tabs = ["x", "y"].map { ViewController($0) }
      for tab in tabs {
        all[0].addChild(tab)
        tab.didMove(toParent: all[0])
      }
      all[0].view.addSubview(tabs[0].view)
      simulation.turn()
      tabs[0].view.removeFromSuperview()
      all[0].view.addSubview(tabs[1].view)
    }
    #expect(
      right.story
        == "x.will(P) x.did(P) y.will(P) y.did(P) x.load x.WA x.IA x.DA x.WD y.load y.WA y.IA x.DD y.DA"
    )
  }
}
