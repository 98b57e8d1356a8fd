import Containment
import Testing

/// The lints about appearance, transitions and layout: each misuse gives its own and no other, and
/// the fixed story gives none.
@Suite struct `A lint for appearance` {
  @Test func `D08 finds a callback sent both by hand and by the system`() {
    let misuse = { (_: Simulation, _: Window, all: [ViewController]) in
      let child = ViewController("C")
      all[0].addChild(child)
      child.viewWillAppear(false)
      all[0].view.addSubview(child.view)
      child.didMove(toParent: all[0])
    }
    let before = lesson(profile: .ios13, misuse)
    #expect(before.story == "C.will(P) C.WA D08(C) C.load C.WA C.did(P) C.IA C.DA C.did(P)")
    #expect(before.causes == ["0 C viewWillAppear(false)"])
    let now = lesson(misuse)
    #expect(now.diagnostics.map(\.id) == ["U2", "D08"])
    #expect(now.causes == ["0 C viewWillAppear(false)", "0 C viewWillAppear(false)"])
  }

  @Test func `D08 lets a manual container relay in order, and finds calls out of order`() {
    func relay(_ calls: (ViewController) -> Void) -> Lesson {
      lesson(profile: .ios5, given: manualOnScreen) { simulation, _, all in
        let child = ViewController("C")
        all[0].addChild(child)
        child.view.isHidden = true
        all[0].view.addSubview(child.view)
        child.didMove(toParent: all[0])
        calls(child)
        simulation.turn()
      }
    }
    let right = relay { child in
      child.viewWillAppear(false)
      child.viewDidAppear(false)
      child.viewWillDisappear(false)
      child.viewDidDisappear(false)
    }
    #expect(right.story == "C.will(M) C.load C.did(M) C.WA C.DA C.WD C.DD")
    let wrong = relay { $0.viewDidAppear(false) }
    #expect(wrong.story == "C.will(M) C.load C.did(M) C.DA D08(C)")
  }

  @Test func `D10 explains a transition from or to nil`() {
    let wrong = lesson { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      all[0].transition(from: nil, to: child, duration: 0.2)
      all[0].view.addSubview(child.view)
      child.didMove(toParent: all[0])
    }
    #expect(wrong.story == "C.will(P) T1(P) D10(P) C.load C.WA C.did(P) C.IA C.DA C.did(P)")
    #expect(wrong.causes == ["0 call P.transition(C)", "0 call P.transition(C)"])
    let right = lesson { _, _, all in all[0].embed(ViewController("C")) }
    #expect(right.diagnostics.isEmpty)
  }

  @Test func `D13 finds a flip that turns more than its two views`() {
    func flip(besides other: String?) -> Lesson {
      lesson(given: rootWithChild) { _, _, all in
        if let other { all[0].view.addSubview(View(other)) }
        flipOver(all[1], to: ViewController("b"), in: all[0])
      }
    }
    let wrong = flip(besides: "bar")
    #expect(
      wrong.story
        == "b.will(P) a.will(nil) a.WD* b.load b.WA* D13(P) b.IA* @200 b.DA* a.DD* completion b.did(P) a.did(nil)"
    )
    #expect(wrong.diagnostics.map(\.message) == ["The flip to b flips P.view as a whole, with bar"])
    #expect(
      flip(besides: nil).story
        == "b.will(P) a.will(nil) a.WD* b.load b.WA* b.IA* @200 b.DA* a.DD* completion b.did(P) a.did(nil)"
    )
  }

  @Test func `D14 finds an override without super, once`() {
    class Deaf: ViewController {
      override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {}
    }
    let wrong = lesson(given: { _, window in
      let root = Deaf("P")
      window.rootViewController = root
      return [root]
    }) { _, window, _ in
      window.rotate()
      window.rotate()
    }
    #expect(
      wrong.story == "P.willTransition P.viewWillTransition D14(P) P.traitCollectionDidChange "
        + "P.willTransition P.viewWillTransition P.traitCollectionDidChange")
    let right = lesson { _, window, _ in window.rotate() }
    #expect(right.story == "P.willTransition P.viewWillTransition P.traitCollectionDidChange")
  }

  @Test func `D15 finds a manual container that forgets its child`() {
    let wrong = lesson(given: manualOnScreen) { simulation, _, all in
      all[0].embed(ViewController("C"))
      simulation.turn()
      simulation.turn()
    }
    #expect(wrong.story == "C.will(M) C.load C.did(M) D15(M)")
    #expect(wrong.participants == ["M C"])
    let right = lesson(given: manualOnScreen) { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      child.beginAppearanceTransition(true, animated: false)
      all[0].view.addSubview(child.view)
      child.endAppearanceTransition()
      child.didMove(toParent: all[0])
    }
    #expect(right.story == "C.will(M) C.load C.WA C.IA C.DA C.did(M)")
  }

  @Test func `D15 finds a container that forgets its child in its own appearance`() {
    func show(_ make: @escaping () -> ViewController, thenHide: Bool) -> [String] {
      lesson { simulation, window, _ in
        let container = make()
        container.embed(ViewController("C"))
        window.rootViewController = container
        simulation.turn()
        if thenHide { window.rootViewController = nil }
        simulation.turn()
        withExtendedLifetime(container) {}
      }.diagnostics.map(\.message)
    }
    #expect(
      show({ ManualContainer("M") }, thenHide: false) == [
        "M is appeared and forwards manually, but its child C is disappeared"
      ])
    #expect(show({ RelayingContainer("M") }, thenHide: false) == [])
    #expect(
      show({ RelayingContainer("M") }, thenHide: true) == [
        "M is disappeared and forwards manually, but its child C is appeared"
      ])
  }

  @Test func `D22 finds what disturbs a transition`() {
    let wrong = lesson(given: rootWithChild) { simulation, _, all in
      let b = ViewController("b")
      all[0].addChild(b)
      all[1].willMove(toParent: nil)
      all[0].transition(
        from: all[1], to: b, duration: 0.4, completion: { _ in b.didMove(toParent: all[0]) })
      simulation.advance(by: 0.1)
      all[1].removeFromParent()
    }
    #expect(
      wrong.story
        == "b.will(P) a.will(nil) a.WD* b.load b.WA* b.IA* @100 D22(a) a.did(nil) @400 b.DA* a.DD* a.did(nil) completion b.did(P)"
    )
    #expect(wrong.causes == ["0 call P.transition(b), 100 call a.removeFromParent()"])
    #expect(wrong.participants == ["P a b"])
    let right = lesson(given: rootWithChild) { _, _, all in
      flipOver(all[1], to: ViewController("b"), in: all[0])
    }
    #expect(
      right.story
        == "b.will(P) a.will(nil) a.WD* b.load b.WA* b.IA* @200 b.DA* a.DD* completion b.did(P) a.did(nil)"
    )
  }

  @Test func `D22 finds a second transition, a second parent and a removed view`() {
    func disturb(_ change: ([ViewController]) -> Void) -> [String] {
      lesson(given: { simulation, window in
        let all = rootWithChild(simulation, window) + ["b", "c", "O"].map { ViewController($0) }
        for child in all[2...3] {
          all[0].addChild(child)
          child.didMove(toParent: all[0])
        }
        return all
      }) { simulation, _, all in
        all[0].transition(from: all[1], to: all[2], duration: 0.4)
        simulation.advance(by: 0.1)
        change(all)
      }.diagnostics.map(\.id)
    }
    #expect(disturb { $0[0].transition(from: $0[2], to: $0[3], duration: 0.1) } == ["D22", "U1"])
    #expect(disturb { $0[1].view.removeFromSuperview() } == ["D22"])
    #expect(disturb { $0[0].view.addSubview($0[1].view) } == ["D22"])
    #expect(disturb { $0[0].addChild($0[1]) } == ["D22"])
    #expect(disturb { $0[0].view.addSubview(View("other")) } == [])
  }

  @Test func `D23 is reported when a stack should pop its last controller`() {
    let wrong = lesson { simulation, _, all in
      simulation.log(call: "pop(animated: false)", of: all[0])
      simulation.report(.popOfLast(of: all[0], count: 1))
    }
    #expect(wrong.story == "D23(P)")
    #expect(wrong.causes == ["0 call P.pop(animated: false)"])
  }

  @Test func `D25 finds a layout pass that undoes an animation`() {
    final class Drawer: ViewController {
      let card = View("card")
      var isOpen = false
      var asksForPlace = false
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(card)
      }
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        let y = asksForPlace && isOpen ? 100.0 : 400.0
        card.frame = CGRect(x: 0, y: y, width: 320, height: 300)
      }
      func open() {
        isOpen = true
        View.animate(withDuration: 0.3) { card.frame.origin.y = 100 }
        view.setNeedsLayout()
      }
    }
    func play(asksForPlace: Bool, _ then: (Drawer, Window) -> Void) -> Lesson {
      lesson { simulation, window, _ in
        let drawer = Drawer("D")
        drawer.asksForPlace = asksForPlace
        window.rootViewController = drawer
        simulation.turn()
        drawer.open()
        then(drawer, window)
      }
    }
    let wrong = play(asksForPlace: false) { _, _ in }
    #expect(wrong.story == "P.WD D.load D.WA D.IA P.DD D.DA D25(D)")
    #expect(
      wrong.diagnostics.map(\.message) == [
        "Layout of D moved card away from the end of its animation"
      ])
    let right = play(asksForPlace: true) { _, _ in }
    #expect(right.story == "P.WD D.load D.WA D.IA P.DD D.DA")
    let rotated = play(asksForPlace: true) { _, window in window.rotate() }
    #expect(rotated.diagnostics.isEmpty)
  }

  // Rule 8 U1: Begin and end do not match; the remedy depends on the cause.
  // Also: `U1 to wait for the previous transition, even without a duration`, `U1 to begin, or not
  // to end`, `U1 to let the transition add the view, on screen`.
  @Test func `U1 names both conflicting calls`() {
    let added = lesson(given: rootWithChild) { simulation, _, all in
      let b = ViewController("b")
      all[0].embed(b)
      all[1].willMove(toParent: nil)
      all[0].transition(
        from: all[1], to: b, duration: 0.2, completion: { _ in all[1].removeFromParent() })
    }
    #expect(added.diagnostics.map(\.id) == ["U1"])
    #expect(added.causes == ["0 call P.view.addSubview(b.view), 0 call P.transition(b)"])
    let surplus = lesson { _, _, all in
      all[0].embed(ViewController("C"))
      all[0].children[0].endAppearanceTransition()
    }
    #expect(
      surplus.causes == ["0 call P.view.addSubview(C.view), 0 call C.endAppearanceTransition()"])
  }
}

/// The advice of U1, which depends on how it came to it.
@Suite struct `U1 advises` {
  private func remedies(
    given setUp: (Simulation, Window) -> [ViewController] = rootWithChild,
    _ body: (Simulation, ViewController, ViewController) -> Void
  ) -> [String?] {
    lesson(given: setUp) { simulation, _, all in body(simulation, all[0], all[1]) }
      .diagnostics.filter { $0.id == "U1" }.map(\.remedy)
  }

  @Test(arguments: [0, 0.2])
  func `U1 to wait for the previous transition, even without a duration`(duration: Double) {
    let byHand = remedies(given: manualWithChild) { simulation, root, child in
      func fade(_ isAppearing: Bool) {
        child.beginAppearanceTransition(isAppearing, animated: true)
        View.animate(withDuration: duration) {
          child.view.alpha = isAppearing ? 1 : 0
        } completion: { _ in
          child.endAppearanceTransition()
        }
      }
      fade(false)
      fade(true)
      simulation.finishAnimations()
    }
    let remedy =
      "Start the next transition of a in the completion of the one before; one without a duration, "
      + "too, completes with the next turn."
    #expect(byHand == [remedy])
    guard duration > 0 else { return }
    let exchanged = remedies { simulation, root, child in
      let (b, c) = (ViewController("b"), ViewController("c"))
      for new in [b, c] { root.addChild(new) }
      root.transition(from: child, to: b, duration: duration)
      simulation.advance(by: duration / 2)
      root.transition(from: b, to: c, duration: duration)
      simulation.finishAnimations()
    }
    #expect(exchanged == [remedy.replacing("of a", with: "of b")])
  }

  @Test func `U1 to begin, or not to end`() {
    #expect(
      remedies { _, _, child in child.endAppearanceTransition() }
        == ["Call beginAppearanceTransition once for each end, or omit the end."])
    #expect(
      remedies { _, _, child in
        child.beginAppearanceTransition(true, animated: false)
        child.endAppearanceTransition()
      } == [
        "Begin before the view of a is added or removed: afterwards it has already received the callbacks."
      ])
  }

  @Test func `U1 to let the transition add the view, on screen`() {
    #expect(
      remedies { _, root, child in
        let new = ViewController("b")
        root.embed(new)
        root.transition(from: child, to: new, duration: 0.2)
      } == ["Let transition(from:to:) add the view of b itself."])
    let away = remedies { _, root, child in
      root.view.removeFromSuperview()
      root.simulation.turn()
      let new = ViewController("b")
      root.addChild(new)
      root.transition(from: child, to: new, duration: 0.2)
    }
    #expect(
      away == [
        "Run the transition once a has appeared; before that exchange the views without one."
      ])
  }

  private func manualWithChild(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    let root = manualOnScreen(simulation, window)[0]
    let child = ViewController("a")
    root.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    root.view.addSubview(child.view)
    child.endAppearanceTransition()
    child.didMove(toParent: root)
    return [root, child]
  }
}

/// A manual container on screen, at rest.
func manualOnScreen(_ simulation: Simulation, _ window: Window) -> [ViewController] {
  let root = ManualContainer("M")
  window.rootViewController = root
  return [root]
}

/// The recommended exchange of two children, with a flip.
func flipOver(
  _ old: ViewController, to new: ViewController, in parent: ViewController,
  duration: Double = 0.2
) {
  parent.addChild(new)
  old.willMove(toParent: nil)
  parent.transition(
    from: old, to: new, duration: duration, options: .transitionFlipFromTop, animations: nil
  ) { _ in
    new.didMove(toParent: parent)
    old.removeFromParent()
  }
}
