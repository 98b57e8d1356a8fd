import Containment
import Testing

/// The timelines 13.16 and 13.17 of the specification, as whole traces in every era.
@Suite struct `A timeline of the environment` {
  /// A stack by hand: a below b, both children, only b on show.
  private func stack(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    let (stack, a, b) = (ViewController("N"), ViewController("a"), ViewController("b"))
    window.rootViewController = stack
    stack.embed(a)
    simulation.turn()
    stack.embed(b)
    a.view.removeFromSuperview()
    return [stack, a, b]
  }

  // Rule 5.7 kept: From iOS 6 on no view is unloaded.
  // Also: `9.3 unloads views in iOS 5 only`.
  @Test(arguments: [Profile.ios6, .ios8, .ios13, .ios17])
  func `5.7 warns every controller in the tree and keeps the views`(profile: Profile) {
    let text = trace(all: true, profile: profile, given: stack) { simulation, _, all in
      simulation.sendMemoryWarning()
      #expect(all.count(where: \.isViewLoaded) == 3)
    }
    #expect(
      text == """
        0 call simulation.sendMemoryWarning()
        0 N didReceiveMemoryWarning
        0 a didReceiveMemoryWarning
        0 b didReceiveMemoryWarning

        """)
  }

  // Rule 5.7 thrown away: iOS 5 unloads views that are in no window, between two callbacks.
  // Also: `5.7 receives a memory warning after the tree it covers`, `5.7 lets ios5 keep the view of
  // a controller that does not call super`, `5.7 does not unload a view that is just appearing`.
  @Test func `5.7 unloads an off-screen view in ios5 and loads it again on return`() {
    let text = trace(profile: .ios5, given: stack) { simulation, _, all in
      simulation.sendMemoryWarning()
      simulation.log("pop")
      all[0].view.addSubview(all[1].view)
      all[2].detach()
    }
    #expect(
      text == """
        0 N didReceiveMemoryWarning
        0 a didReceiveMemoryWarning
        0 a viewWillUnload
        0 a viewDidUnload
        0 b didReceiveMemoryWarning
        0 > pop
        0 a loadView
        0 a viewDidLoad
        0 a viewWillAppear(false)
        0 b willMove(toParent: nil)
        0 b viewWillDisappear(false)
        0 b didMove(toParent: nil)
        0 a viewDidAppear(false)
        0 b viewDidDisappear(false)
        0 b didMove(toParent: nil)

        """)
  }

  // Rule 5.2 order: Traits before sizes, each from the root down; afterwards
  // `traitCollectionDidChange`, parents first.
  // Also: `5.2 of the window is sent before and after, without a size`, `5.2 and size changed
  // inside each other are both applied`.
  @Test(arguments: [Profile.ios8, .ios13, .ios17])
  func `5.2 rotates with a change of traits`(profile: Profile) {
    let text = trace(all: true, profile: profile, given: phone) { _, window, all in
      window.rotate(to: .landscapeLeft)
      #expect(all[1].view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(all[1].traitCollection.verticalSizeClass == .compact)
    }
    #expect(
      text == """
        0 call window.rotate(to: .landscapeLeft)
        0 P willTransition(to: compact x compact)
        0 C willTransition(to: compact x compact)
        0 P viewWillTransition(to: 844x390)
        0 P size(forChildContentContainer: C)
        0 C viewWillTransition(to: 844x390)
        0 P traitCollectionDidChange
        0 C traitCollectionDidChange
        0 P viewWillLayoutSubviews
        0 P viewDidLayoutSubviews
        0 C viewWillLayoutSubviews
        0 C viewDidLayoutSubviews

        """)
  }

  // Rule 5.3 phases: Until iOS 7: before the frames, with them, after the turn; parents first,
  // children on show.
  // Also: `5.3 sets the new frames between its first and second phase`, `5.3 is forwarded to
  // visible children, unless forwarding is off`, `5.3 alone receives rotation callbacks while it
  // covers the others, before ios8`.
  @Test(arguments: [Profile.ios5, .ios6])
  func `5.3 rotates with the three old callbacks before ios8`(profile: Profile) {
    let text = trace(all: true, profile: profile, given: phone) { _, window, _ in
      window.rotate(to: .landscapeLeft)
    }
    #expect(
      text == """
        0 call window.rotate(to: .landscapeLeft)
        0 P willRotate(landscapeLeft)
        0 C willRotate(landscapeLeft)
        0 P willAnimateRotation(landscapeLeft)
        0 C willAnimateRotation(landscapeLeft)
        0 P viewWillLayoutSubviews
        0 P viewDidLayoutSubviews
        0 C viewWillLayoutSubviews
        0 C viewDidLayoutSubviews
        300 P didRotate(portrait)
        300 C didRotate(portrait)

        """)
  }
}
