import Containment
import Testing

/// Calls made inside callbacks: the rows of semantics 4 that need neither presentation nor stacks.
@Suite struct `Inside a callback` {
  // Rule 4.1: `removeFromParent` in `didMove`: no parent afterwards, no error.
  @Test func `4.1 removeFromParent in didMove leaves no parent`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = Puppet("C")
      child.onDidMove = { if $0 != nil { child.removeFromParent() } }
      all[0].addChild(child)
      child.didMove(toParent: all[0])
      #expect(child.parent == nil && all[0].children.isEmpty)
    }
    #expect(text == "C.will(P) C.did(P) C.did(nil)")
  }

  // Rule 4.2: A child added in WA of an arriving parent: one WA, after the parent's.
  @Test func `4.2 a child added in viewWillAppear appears with its parent, once`() {
    let text = story { _, window, _ in
      let (parent, child) = (Puppet("P"), ViewController("C"))
      parent.onWillAppear = { parent.embed(child) }
      window.rootViewController = parent
    }
    #expect(
      text.hasPrefix("P.load P.WA C.will(P) C.load C.did(P) C.WA P.IA C.IA P.DA C.DA"))
    #expect(text.components(separatedBy: "C.WA").count == 2)
  }

  // Rule 4.3: The same in DA: an appearance of its own in the next turn.
  @Test func `4.3 a child added in viewDidAppear has its own sequence in the next turn`() {
    let text = story { _, window, _ in
      let (parent, child) = (Puppet("P"), ViewController("C"))
      parent.onDidAppear = { parent.embed(child) }
      window.rootViewController = parent
    }
    #expect(
      text.hasPrefix(
        "P.load P.WA P.IA P.DA C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P)"))
  }

  // Rule 4.4: A child removed in the parent's WA receives nothing.
  @Test func `4.4 a child removed in its parent's viewWillAppear receives nothing`() {
    let text = story { _, window, _ in
      let (parent, child) = (Puppet("P"), ViewController("C"))
      parent.embed(child)
      parent.onWillAppear = { child.detach() }
      window.rootViewController = parent
    }
    #expect(text.contains("P.WA C.will(nil) C.did(nil) P.IA P.DA"))
  }

  // Rule 4.6: Removal in the controller's own DA: WD immediately, DD in the next turn.
  @Test func `4.6 removal in one's own viewDidAppear is sent immediately and ends next turn`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = Puppet("C")
      child.onDidAppear = { child.detach() }
      all[0].embed(child)
    }
    #expect(
      text == "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.will(nil) C.WD C.did(nil) "
        + "C.DD C.did(nil)")
  }

  // Rule 4.7: In and out in one turn: WA, WD, DD.
  @Test func `4.7 adding and removing in one turn never completes the appearance`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      child.view.removeFromSuperview()
    }
    #expect(text == "C.will(P) C.load C.WA C.WD C.DD")
  }

  // Rule 4.8: Out and in again in one turn: WD, WA, IA, DA.
  @Test func `4.8 removing and adding again in one turn never completes the disappearance`() {
    let text = story(given: rootWithChild) { _, _, all in
      all[1].view.removeFromSuperview()
      all[0].view.addSubview(all[1].view)
    }
    #expect(text == "a.WD a.WA a.IA a.DA")
  }

  // Rule 4.9: Begin in the same controller's will callback nests.
  @Test func `4.9 begin in the same controller's will callback nests`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = Puppet("C")
      all[0].addChild(child)
      child.onWillAppear = { child.beginAppearanceTransition(true, animated: true) }
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      #expect(child.appearancePhase == .appearing)
      child.endAppearanceTransition()
    }
    #expect(text == "C.will(P) C.load C.WA* C.DA*")
  }

  // Rule 4.14: Children may be added and removed while callbacks are sent.
  @Test func `4.14 children may be added and removed during callbacks`() {
    let text = story { _, window, _ in
      let parent = ViewController("P")
      let puppets = (0..<4).map { Puppet("c\($0)") }
      for puppet in puppets { parent.embed(puppet) }
      puppets[1].onWillAppear = { for puppet in puppets { puppet.removeFromParent() } }
      window.rootViewController = parent
    }
    #expect(text.contains("P.WA c0.WA c1.WA c0.did(nil) c1.did(nil) c2.did(nil) c3.did(nil)"))
    #expect(!text.contains("c2.WA"))
  }
}
