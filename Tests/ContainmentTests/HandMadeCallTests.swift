import Containment
import Testing

/// What a program calls itself: script-and-cli, "Calls made by hand".
@Suite struct `A call made by hand` {
  // Rule 2.3: `willMove` sets the pending move and nothing else; `addChild` sends it,
  // `removeFromParent` never.
  // Also: `2.3 willMove is never sent by removeFromParent`.
  @Test func `2.3 of willMove and didMove counts like UIKit's`() {
    let text = story(given: rootWithChild) { _, _, all in
      all[1].willMove(toParent: nil)
      all[1].didMove(toParent: nil)
    }
    #expect(text == "a.will(nil) a.did(nil)")
  }

  // Rule 8 U2: A callback called by hand.
  @Test func `U2 of an appearance callback is recorded, warned of, and changes nothing`() {
    let modern = story(given: rootWithChild) { _, _, all in
      all[1].viewWillDisappear(true)
      #expect(all[1].appearancePhase == .appeared)
    }
    #expect(modern == "a.WD* U2(a)")
    let older = story(profile: .ios13, given: rootWithChild) { _, _, all in
      all[1].viewWillDisappear(true)
    }
    #expect(older == "a.WD*")
  }

  @Test func `is lost in an override without super, while UIKit's is not`() {
    final class Silent: ViewController {
      override func willMove(toParent parent: ViewController?) {}
      override func didMove(toParent parent: ViewController?) {}
    }
    let text = story { _, _, _ in
      let (parent, child) = (ViewController("P"), Silent("C"))
      parent.addChild(child)
      child.didMove(toParent: parent)
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    #expect(text.hasPrefix("C.will(P) C.did(nil) gone"))
  }

  @Test func `to super twice counts once`() {
    final class Twice: ViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        super.viewWillAppear(animated)
      }
    }
    let text = story(given: rootOnScreen) { _, _, all in all[0].embed(Twice("C")) }
    #expect(text == "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P)")
  }

  @Test func `on another controller inside a callback is recognized`() {
    let text = story(given: rootWithChild) { _, _, all in
      let second = Puppet("b")
      second.onWillAppear = { all[1].viewWillAppear(false) }
      all[0].embed(second)
    }
    #expect(text == "b.will(P) b.load b.WA a.WA U2(a) b.did(P) b.IA b.DA b.did(P)")
  }
}
