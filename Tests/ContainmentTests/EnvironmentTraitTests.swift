import Containment
import Testing

/// Traits and their overrides: semantics 5.2.
@Suite struct `A trait` {
  // Rule 5.2 inherited: A child's traits are its parent's, laid over with the parent's override
  // for it.
  // Also: `5.2 fixed by an override does not change with the window`.
  @Test func `5.2 follows the window's size`() {
    let sizes: [(Double, Double, TraitCollection.SizeClass, TraitCollection.SizeClass)] = [
      (390, 844, .compact, .regular), (844, 390, .compact, .compact),
      (896, 414, .regular, .compact),
      (568, 320, .compact, .compact),
      (768, 1024, .regular, .regular), (1024, 768, .regular, .regular),
    ]
    for (width, height, horizontal, vertical) in sizes {
      _ = simulated { _, window in
        window.resize(to: CGSize(width: width, height: height))
        let root = ViewController("P")
        #expect(root.traitCollection == window.traits)
        window.rootViewController = root
        #expect(root.traitCollection.horizontalSizeClass == horizontal)
        #expect(root.traitCollection.verticalSizeClass == vertical)
        #expect(root.traitCollection.userInterfaceStyle == .light)
      }
    }
  }

  // Rule 5.2 override: Sent to the child and its descendants, not to siblings; an equal one has no
  // effect.
  // Also: `5.2 changed again in a callback is sent once, with the last known traits`.
  @Test func `5.2 overridden for a child is sent to it and its descendants, not to siblings`() {
    let text = trace(given: phoneWithSibling) { simulation, _, all in
      let grandchild = ViewController("G")
      all[1].addChild(grandchild)
      simulation.log("override")
      all[0].setOverrideTraitCollection(regular, forChild: all[1])
      #expect(all.map(\.traitCollection.horizontalSizeClass) == [.compact, .regular, .compact])
      #expect(grandchild.traitCollection == all[1].traitCollection)
      simulation.log("again")
      all[0].setOverrideTraitCollection(regular, forChild: all[1])
      simulation.log("nil")
      all[0].setOverrideTraitCollection(nil, forChild: all[1])
      simulation.log("as it is")
      all[0].setOverrideTraitCollection(compact, forChild: all[1])
      #expect(all[0].overrideTraitCollection(forChild: all[1]) == compact)
    }
    #expect(
      text == """
        0 G willMove(toParent: C)
        0 > override
        0 C traitCollectionDidChange
        0 G traitCollectionDidChange
        0 > again
        0 > nil
        0 C traitCollectionDidChange
        0 G traitCollectionDidChange
        0 > as it is

        """)
  }

  // Rule 5.2 E1: Only the traits of a child can be overridden.
  @Test func `5.2 of a controller that is not a child cannot be overridden`() {
    let text = trace(given: phone) { _, _, all in
      let stranger = ViewController("X")
      all[0].setOverrideTraitCollection(regular, forChild: stranger)
      all[1].setOverrideTraitCollection(regular, forChild: all[0])
      #expect(stranger.traitCollection.horizontalSizeClass == .compact)
    }
    #expect(
      text == """
        0 ! E1 P P cannot override the traits of X, which is not its child
        0 ! E1 C C cannot override the traits of P, which is not its child

        """)
  }

  // Rule 5.2 leaving: An override ends when the child leaves (`dropsTraitOverrides`).
  @Test(arguments: [true, false])
  func `5.2 overridden by a parent ends when the child leaves`(drops: Bool) {
    _ = simulated { simulation, window in
      simulation.policy.dropsTraitOverrides = drops
      let all = phoneWithSibling(simulation, window)
      all[0].setOverrideTraitCollection(dark, forChild: all[1])
      all[0].setOverrideTraitCollection(dark, forChild: all[2])
      all[1].detach()
      #expect(all[1].traitCollection.userInterfaceStyle == (drops ? .light : .dark))
      all[2].addChild(all[1])
      #expect(all[1].traitCollection.userInterfaceStyle == .dark)
      #expect(all[0].overrideTraitCollection(forChild: all[1]) == nil)
    }
  }

  @Test func `5.2 fixed by an override does not change with the window`() {
    let text = trace(given: phone) { simulation, window, all in
      all[0].setOverrideTraitCollection(
        TraitCollection(horizontalSizeClass: .compact, verticalSizeClass: .regular),
        forChild: all[1])
      window.rotate(to: .landscapeRight)
      simulation.finishAnimations()
      window.rotate(to: .landscapeLeft)
    }
    #expect(
      text == """
        0 P willTransition(to: compact x compact)
        0 P viewWillTransition(to: 844x390)
        0 C viewWillTransition(to: 844x390)
        0 P traitCollectionDidChange

        """)
  }

  @Test func `5.2 of the window is sent before and after, without a size`() {
    let text = trace(given: phone) { _, window, all in
      window.traitOverrides.userInterfaceStyle = .dark
      #expect(all[1].traitCollection.userInterfaceStyle == .dark)
      window.traitOverrides.userInterfaceStyle = .dark
    }
    #expect(
      text == """
        0 P willTransition(to: compact x regular)
        0 C willTransition(to: compact x regular)
        0 P traitCollectionDidChange
        0 C traitCollectionDidChange

        """)
  }

  @Test func `5.2 and size changed inside each other are both applied`() {
    final class Busy: ViewController {
      var inner: () -> Void = {}
      override func willTransition(
        to traits: TraitCollection, with coordinator: TransitionCoordinator
      ) {
        let inner = inner
        self.inner = {}
        inner()
      }
    }
    for isOuterRotation in [true, false] {
      _ = simulated { simulation, window in
        let root = Busy("P")
        window.rootViewController = root
        let (rotate, darken) = (
          { _ = window.rotate() }, { window.traitOverrides.userInterfaceStyle = .dark }
        )
        root.inner = isOuterRotation ? darken : rotate
        (isOuterRotation ? rotate : darken)()
        simulation.finishAnimations()
        #expect(window.traits.userInterfaceStyle == .dark)
        #expect(window.bounds.size == CGSize(width: 460, height: 320))
      }
    }
  }

  @Test func `5.2 changed again in a callback is sent once, with the last known traits`() {
    final class Listener: ViewController {
      override func traitCollectionDidChange(_ previous: TraitCollection?) {
        simulation.log(
          "\(name) from \(previous?.userInterfaceStyle.rawValue ?? "nil") "
            + "to \(traitCollection.userInterfaceStyle.rawValue)")
        if let child = children.first {
          setOverrideTraitCollection(
            TraitCollection(userInterfaceStyle: .light), forChild: child)
        }
      }
    }
    let text = trace(given: { _, window in
      let (parent, child, grandchild) = (Listener("P"), Listener("C"), Listener("G"))
      window.rootViewController = parent
      parent.embed(child)
      child.embed(grandchild)
      return [parent, child, grandchild]
    }) { _, window, _ in window.traitOverrides.userInterfaceStyle = .dark }
    #expect(
      text == """
        0 P willTransition(to: compact x regular)
        0 C willTransition(to: compact x regular)
        0 G willTransition(to: compact x regular)
        0 P traitCollectionDidChange
        0 > P from light to dark

        """)
  }

  @Test(arguments: Profile.allCases)
  func `9.5 can be overridden by a controller itself from ios17 on`(profile: Profile) {
    let text = story(profile: profile, given: phone) { simulation, _, all in
      all[1].registerForTraitChanges([.userInterfaceStyle]) { controller, previous in
        simulation.log(
          "\(controller): \(previous.userInterfaceStyle) \(controller.traitCollection.userInterfaceStyle)"
        )
      }
      let gone = all[1].registerForTraitChanges(Trait.allCases) { _, _ in simulation.log("never") }
      all[1].registerForTraitChanges([.verticalSizeClass]) { _, _ in simulation.log("never") }
      all[1].unregisterForTraitChanges(gone)
      all[0].traitOverrides.userInterfaceStyle = .dark
      all[0].traitOverrides = dark
      #expect(
        all[1].traitCollection.userInterfaceStyle == (profile == .ios17 ? .dark : .light))
    }
    #expect(
      text
        == (profile == .ios17
          ? "P.traitCollectionDidChange C.traitCollectionDidChange C: light dark"
          : "E2(C) E2(C) E2(C) E2(P) E2(P)"))
  }

  @Test(arguments: Profile.allCases)
  func `9.5 of an override is sent from ios8 on`(profile: Profile) {
    let text = story(profile: profile, given: phone) { _, _, all in
      all[0].setOverrideTraitCollection(dark, forChild: all[1])
    }
    let isTold = profile != .ios5 && profile != .ios6
    #expect(text == (isTold ? "C.traitCollectionDidChange" : "E2(P)"))
  }
}
