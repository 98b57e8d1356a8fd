import Containment
import Testing

/// Sizes on their way down: semantics 5.1, 5.4, 3.7 and the coordinator.
@Suite struct `A size change` {
  // Rule 5.1 order: From iOS 8 on a new size is sent from the root down, to each child with its
  // share, if that differs from its current size.
  // Also: `5.1 receives the window's size after the tree it covers`, `5.1 as a sheet receives the
  // sheet's size when that changes`.
  @Test func `5.1 is sent before the frames change, to every child whose share differs`() {
    final class Halves: ViewController {
      override func size(
        forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
      ) -> CGSize { CGSize(width: size.width / 2, height: 100) }
    }
    let text = trace { simulation, window, _ in
      let parent = Halves("P")
      window.rootViewController = parent
      for (name, width) in [("a", 160.0), ("b", 200.0)] {
        let child = ViewController(name)
        child.view.frame = CGRect(x: 0, y: 0, width: width, height: 100)
        parent.embed(child)
      }
      simulation.turn()
      simulation.log("resize")
      window.resize(to: CGSize(width: 400, height: 500))
      window.resize(to: CGSize(width: 400, height: 500))
      window.resize(to: CGSize(width: 400, height: -1))
      window.resize(to: CGSize(width: Double.nan, height: 1))
      #expect(parent.view.frame.size == CGSize(width: 400, height: 500))
    }
    #expect(
      text.components(separatedBy: "> resize\n").last == """
        0 P viewWillTransition(to: 400x500)
        0 a viewWillTransition(to: 200x100)

        """)
  }

  // Rule 5.1 super: Without `super` the children receive nothing.
  @Test func `5.1 stops where an override does not call super`() {
    final class Deaf: ViewController {
      override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {}
      override func willTransition(
        to traits: TraitCollection, with coordinator: TransitionCoordinator
      ) {}
    }
    let text = trace(given: { _, window in
      window.resize(to: CGSize(width: 390, height: 844))
      let (parent, child) = (Deaf("P"), ViewController("C"))
      window.rootViewController = parent
      parent.embed(child)
      return [parent, child]
    }) { _, window, _ in window.rotate(to: .landscapeLeft) }
    #expect(
      text == """
        0 P willTransition(to: compact x compact)
        0 P viewWillTransition(to: 844x390)
        0 P traitCollectionDidChange
        0 C traitCollectionDidChange

        """)
  }

  // Rule 5.1 after: Frames, layout, what runs alongside; completions after the animation.
  // Also: `5.1 is animated while the interface rotates`.
  @Test func `5.1 runs blocks alongside the change and after it`() {
    final class Planner: ViewController {
      var late: [Bool] = []
      override func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        let log = { [simulation, view] (word: String) in
          simulation.log("\(word) \(view?.bounds.width ?? 0)")
        }
        log("will \(coordinator.isAnimated) \(coordinator.transitionDuration)")
        coordinator.animate { inner in
          log("alongside")
          self.late.append(inner.animate(alongsideTransition: { _ in log("never") }))
        } completion: { inner in
          log("completion")
          self.late.append(inner.animate(alongsideTransition: nil) { _ in log("never") })
        }
        coordinator.animate(alongsideTransition: nil) { _ in log("second") }
      }
      override func viewDidLayoutSubviews() { simulation.log("layout \(view.bounds.width)") }
    }
    let text = trace(given: { _, window in
      let planner = Planner("P")
      window.rootViewController = planner
      return [planner]
    }) { simulation, window, all in
      window.rotate()
      simulation.turn()
      simulation.log("turned")
      simulation.finishAnimations()
      window.resize(to: CGSize(width: 320, height: 460))
      #expect((all[0] as? Planner)?.late == [false, false, false, false])
    }
    #expect(
      text == """
        0 P willTransition(to: compact x compact)
        0 P viewWillTransition(to: 460x320)
        0 > will true 0.3 320.0
        0 P traitCollectionDidChange
        0 > layout 460.0
        0 > alongside 460.0
        0 > turned
        300 > completion 460.0
        300 > second 460.0
        300 P willTransition(to: compact x regular)
        300 P viewWillTransition(to: 320x460)
        300 > will false 0.0 460.0
        300 P traitCollectionDidChange
        300 > layout 320.0
        300 > alongside 320.0
        300 > completion 320.0
        300 > second 320.0

        """)
  }

  @Test func `5.1 is animated while the interface rotates`() {
    let recording = simulated { simulation, window in
      let root = ViewController("P")
      window.rootViewController = root
      simulation.turn()
      window.rotate()
      simulation.advance(by: 0.15)
      let state = simulation.recording.latest
      let width = state.presentation(of: root.view.id)?.bounds.width ?? 0
      #expect(320 < width && width < 460)
      #expect(root.view.bounds.width == 460)
    }
    #expect(recording.latest.animations.isEmpty)
  }

  // Rule 5.4: A preferred size is sent to the parent, or to the presenter, immediately and only if
  // it changed.
  // Also: `5.4 sends its presenter its preferred size`.
  @Test func `5.4 that a child prefers is sent to its parent immediately, once per change`() {
    let text = trace(given: phone) { _, _, all in
      all[1].preferredContentSize = CGSize(width: 200, height: 100)
      all[1].preferredContentSize = CGSize(width: 200, height: 100)
      all[0].preferredContentSize = CGSize(width: 1, height: 1)
      all[1].removeFromParent()
      all[1].preferredContentSize = .zero
    }
    #expect(
      text == """
        0 P preferredContentSizeDidChange(C)
        0 C didMove(toParent: nil)

        """)
  }

  // Rule 9.5: Sizes and traits from iOS 8 on, the legacy trio before, trait overrides and
  // registrations in iOS 17.
  // Also: `9.5 of an override is sent from ios8 on`, `9.5 can be overridden by a controller itself
  // from ios17 on`, `13.17 a rotation that changes the traits`.
  @Test(arguments: Profile.allCases)
  func `9.5 is sent from ios8 on`(profile: Profile) {
    let text = trace(profile: profile, given: phone) { _, window, all in
      window.resize(to: CGSize(width: 400, height: 800))
      all[1].preferredContentSize = CGSize(width: 2, height: 2)
    }
    #expect((text == "") == (profile == .ios5 || profile == .ios6))
  }

  // Rule 3.7 constraints: They come after WA and before layout.
  @Test func `3.7 updates constraints after viewWillAppear and before layout`() {
    let text = trace(all: true, given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      child.view.setNeedsUpdateConstraints()
      simulation.log("add")
      all[0].view.addSubview(child.view)
      simulation.turn()
      simulation.log("again")
      child.view.setNeedsUpdateConstraints()
      simulation.turn()
    }
    #expect(
      text.components(separatedBy: "> add\n").last == """
        0 call P.view.addSubview(C.view)
        0 C viewWillAppear(false)
        0 P viewWillLayoutSubviews
        0 P viewDidLayoutSubviews
        0 C viewIsAppearing(false)
        0 C updateViewConstraints
        0 C viewWillLayoutSubviews
        0 C viewDidLayoutSubviews
        0 C viewDidAppear(false)
        0 > again
        0 C updateViewConstraints

        """)
    let early = trace(all: true, profile: .ios5, given: rootOnScreen) { _, _, all in
      all[0].view.setNeedsUpdateConstraints()
    }
    #expect(early == "")
  }
}
