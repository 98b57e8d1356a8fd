import Testing

@testable import Containment

/// What random programs have found: calls from inside callbacks, and partings half-way.
@Suite struct `A reentrant callback` {
  @Test func `receives the end of an appearance that it shared with its parent`() {
    // It waited for its own viewDidAppear, and missed the viewDidDisappear of its parent.
    let told = story { _, window, all in
      let (root, child) = (ViewController("P"), ViewController("c"))
      window.rootViewController = root
      root.simulation.turn()
      root.embed(child)
      root.beginAppearanceTransition(false, animated: false)
      root.endAppearanceTransition()
      withExtendedLifetime(root) {}
    }
    #expect(told.hasSuffix("c.WA c.did(P) P.WD c.WD P.DD c.DD c.did(P)"))
  }

  @Test func `never appears before the parent that started it`() {
    let told = story { simulation, window, _ in
      let (root, child) = (ViewController("P"), ViewController("c"))
      window.rootViewController = root
      simulation.turn()
      root.embed(child)
      root.beginAppearanceTransition(false, animated: true)
      root.beginAppearanceTransition(true, animated: true)
      simulation.turn()
      root.endAppearanceTransition()
    }
    #expect(told.hasSuffix("P.WD* c.WD* P.WA* c.WA* c.IA* P.DA* c.DA* c.did(P)"))
  }

  @Test func `receives the missing callbacks when it leaves a parent midway`() {
    let told = story(given: rootWithChild) { simulation, window, all in
      let other = ViewController("O")
      window.rootViewController = nil
      all[1].willMove(toParent: nil)
      other.addChild(all[1])
      other.view.addSubview(all[1].view)
      all[1].didMove(toParent: other)
      simulation.turn()
      #expect(all[1].appearancePhase == .disappeared)
      withExtendedLifetime(other) {}
    }
    #expect(told.contains("P.DD") && told.contains("a.DD"))
  }

  @Test func `receives the missing callbacks when its view is removed midway`() {
    let told = story(given: rootWithChild) { simulation, window, all in
      window.rootViewController = nil
      all[1].view.removeFromSuperview()
      simulation.turn()
    }
    #expect(told == "P.WD a.WD P.DD a.DD")
  }

  @Test func `decides where its leaving view goes`() {
    let simulation = Simulation()
    Simulation.$current.withValue(simulation) {
      let (window, root, child) = (Window(), ViewController("P"), Puppet("c"))
      let slot = View("slot")
      window.rootViewController = root
      root.view.addSubview(slot)
      root.embed(child)
      simulation.turn()
      child.onWillDisappear = { slot.addSubview(child.view) }
      child.view.removeFromSuperview()
      simulation.turn()
      #expect(child.view.superview === slot && slot.subviews.map(\.name) == ["c.view"])
      #expect(child.appearancePhase == .appeared)
      let recorded = simulation.recording.latest.views[child.view.id]
      #expect(recorded?.superview == slot.id)
      #expect(simulation.recording.story().hasSuffix("c.WD c.WA c.DA"))
    }
  }

  @Test func `cannot put a view into one that is being added to it`() {
    let simulation = Simulation()
    Simulation.$current.withValue(simulation) {
      let (window, outer, inner) = (Window(), View("outer"), View("inner"))
      window.rootViewController = ViewController("P")
      window.rootViewController?.view.addSubview(outer)
      let child = Puppet("c")
      child.view.addSubview(inner)
      child.onWillAppear = {
        child.onWillAppear = {}
        inner.addSubview(outer)
      }
      outer.addSubview(child.view)
      simulation.turn()
      #expect(simulation.refusals.map(\.id) == ["V2"])
      #expect(outer.superview === inner && child.view.superview == nil)
      #expect(child.appearancePhase == .disappeared)
    }
  }

  @Test func `cannot become a child of the controller it presents`() {
    // It was its own presenter then, and reading its traits never returned.
    let found = simulated { simulation, window in
      let (root, sheet, page) = (ViewController("P"), ViewController("M"), ViewController("c"))
      window.rootViewController = root
      simulation.turn()
      sheet.embed(page)
      root.present(sheet, animated: false)
      sheet.addChild(root)
      page.addChild(root)
      #expect(root.parent == nil)
      _ = sheet.traitCollection
    }.diagnostics
    #expect(found.map(\.id) == ["C1", "C1"])
    #expect(
      found.first?.message == "P cannot be a child of M, which is presented over it")
    #expect(found.first?.remedy?.hasPrefix("Dismiss") == true)
  }

  @Test func `does not return to a stack that has become its child`() {
    _ = simulated { _, _ in
      let (stack, page) = (ViewController("N"), ViewController("c"))
      stack.addChild(page)
      stack.detachChild(page)
      page.addChild(stack)
      stack.reattachChild(page, at: 0)
      #expect(page.parent == nil && stack.parent === page)
    }
  }

  @Test func `gets no completion after it is released`() {
    let recording = simulated { simulation, window in
      let root = ViewController("P")
      window.rootViewController = root
      root.embed(ViewController("c"))
      simulation.turn()
      root.children.first?.present(ViewController("M"), animated: true)
      root.children.first?.detach()
      simulation.advance(by: 1)
    }
    let (gone, completed) = (
      recording.index(of: "c", isGone), recording.index(of: "P", isCompletion)
    )
    #expect(gone != nil && completed != nil)
  }

  @Test func `is retained while its transition runs`() {
    let recording = simulated { simulation, _ in
      func start() {
        let (parent, a, b) = (ViewController("O"), ViewController("a"), ViewController("b"))
        parent.embed(a)
        parent.addChild(b)
        parent.transition(from: a, to: b, duration: 0.2)
      }
      start()
      simulation.advance(by: 1)
    }
    let (gone, completed) = (
      recording.index(of: "O", isGone), recording.index(of: "O", isCompletion)
    )
    #expect((completed ?? .max) < (gone ?? -1))
  }
}

private func isGone(_ kind: Event.Kind) -> Bool { kind == .gone }

private func isCompletion(_ kind: Event.Kind) -> Bool {
  if case .completion = kind { true } else { false }
}

extension Recording {
  /// The index of the first event of a kind about a controller.
  fileprivate func index(of name: String, _ isKind: (Event.Kind) -> Bool) -> Int? {
    events.firstIndex { event in
      isKind(event.kind) && event.subject.map(self.name(of:)) == name
    }
  }
}
