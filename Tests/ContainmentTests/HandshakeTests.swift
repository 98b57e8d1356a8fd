import Containment
import Testing

/// Adding and removing children: semantics 2.1, 2.2, 2.3 and 2.5.
@Suite struct `The handshake` {
  // Rule 2.1.5: The child is appended to the list, and its `parent` is set.
  // Also: `2.1 adds a child to a visible parent`.
  // Rule 2.1.6: Then it receives `willMove`; `parent` is set by then.
  @Test func `2.1 sets the parent before willMove and never loads the view`() {
    var seen = ""
    let text = story { _, _, _ in
      let (parent, child) = (ViewController("P"), Puppet("C"))
      child.onWillMove = { to in
        seen = "\(child.parent === to) \(parent.children.count) \(child.isViewLoaded)"
      }
      parent.addChild(child)
      #expect(!parent.isViewLoaded)
    }
    #expect(seen == "true 1 false")
    #expect(text.hasPrefix("C.will(P)"))
  }

  // Rule 2.1.2: Adding a child again does nothing.
  @Test func `2.1.2 does nothing when the child is added already`() {
    let text = story { _, _, _ in
      let (parent, child) = (ViewController("P"), ViewController("C"))
      parent.addChild(child)
      parent.addChild(child)
      #expect(parent.children.count == 1)
      parent.removeFromParent()
    }
    #expect(text == "C.will(P) gone(P) gone(C)")
  }

  // Rule 2.1.4: Another parent loses the child first, through `removeFromParent`, which may be
  // overridden.
  // Also: `2.1.4 keeps one parent, even for a child that refuses to leave`.
  @Test func `2.1.4 takes the child from its other parent with didMove(nil) and no willMove(nil)`()
  {
    let text = story { _, _, _ in
      let (old, new, child) = (ViewController("O"), ViewController("N"), ViewController("C"))
      old.addChild(child)
      new.addChild(child)
      #expect(old.children.isEmpty)
      #expect(new.children.map(\.name) == ["C"])
      #expect(child.parent === new)
    }
    #expect(text.hasPrefix("C.will(O) C.did(nil) C.will(N) gone"))
  }

  @Test func `2.1.4 keeps one parent, even for a child that refuses to leave`() {
    final class Clinging: ViewController {
      override func removeFromParent() {}
    }
    _ = story { _, _, _ in
      let (old, new, child) = (ViewController("O"), ViewController("N"), Clinging("C"))
      old.addChild(child)
      new.addChild(child)
      #expect(old.children.isEmpty)
      #expect(new.children.map(\.name) == ["C"])
      #expect(child.parent === new)
    }
  }

  @Test func `I2 stays a forest when a callback swaps parent and child`() {
    _ = story { _, _, _ in
      let (old, new, child) = (ViewController("O"), ViewController("N"), Puppet("C"))
      old.addChild(child)
      child.onDidMove = { to in
        if to == nil, new.parent == nil { child.addChild(new) }
      }
      new.addChild(child)
      #expect(child.parent == nil || new.parent == nil)
      #expect(new.children.isEmpty || child.children.isEmpty)
    }
  }

  // Rule 2.3 twice: A call in addition to `addChild` sends it twice.
  @Test func `2.3 records the container's willMove and that of addChild`() {
    let text = story { _, _, _ in
      let (parent, child) = (ViewController("P"), ViewController("C"))
      child.willMove(toParent: parent)
      parent.addChild(child)
    }
    #expect(text.hasPrefix("C.will(P) C.will(P) gone"))
  }

  // Rule 2.5 no parent: Without a parent `removeFromParent` does nothing.
  // Rule 2.5 view: The view stays where it is.
  @Test func `2.5 removes without touching the view, and does nothing without a parent`() {
    let text = story(given: rootWithChild) { _, _, all in
      all[1].removeFromParent()
      all[1].removeFromParent()
      #expect(all[1].view.superview === all[0].view)
      #expect(all[1].appearancePhase == .appeared)
      #expect(all[0].children.isEmpty)
    }
    #expect(text == "a.did(nil)")
  }

  // Rule 2.2 at rest: Otherwise the move is over immediately.
  // Rule 2.2 early: A `didMove` during an appearance is sent again after it, once the descendants
  // have received the did callback too.
  // Also: `2.2 comes again after the did callbacks of descendants`.
  @Test func `2.2 sends didMove again only when it came during an appearance`() {
    let atRest = story(given: rootWithChild) { _, _, all in all[1].didMove(toParent: all[0]) }
    #expect(atRest == "a.did(P)")
    let late = story(given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      simulation.turn()
      child.didMove(toParent: all[0])
    }
    #expect(late == "C.will(P) C.load C.WA C.IA C.DA C.did(P)")
  }
}
