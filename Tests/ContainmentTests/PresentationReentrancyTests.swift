import Containment
import Testing

/// Presentations inside callbacks and completions: semantics 4, and releases: 1.5.
@Suite struct `Presenting inside a callback` {
  // Rule 4.10 P2: Presenting before the view is in a window is dropped.
  @Test(arguments: Profile.allCases)
  func `4.10 present in viewDidLoad or viewWillAppear is dropped with P2`(profile: Profile) {
    let text = story(profile: profile) { simulation, window, _ in
      let (a, m) = (Witness("A"), ViewController("M"))
      a.onLoad = { a.present(m, animated: true) }
      a.onWillAppear = { a.present(m, animated: true) }
      window.rootViewController = a
      simulation.turn()
      #expect(a.presentedViewController == nil)
    }
    #expect(text.hasPrefix("A.load P2(A) A.WA P2(A) "))
    #expect(!text.contains("M.load"))
  }

  // Rule 4.11 P3: Presenting while presenting is dropped.
  @Test func `4.11 present while presenting is dropped with P3`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let (m, n) = (ViewController("M"), ViewController("N"))
      all[0].present(m, animated: true)
      all[0].present(n, animated: true)
    }
    #expect(text == "M.load P3(P) gone(N) M.WA* M.IA* @400 M.DA* completion")
  }

  @Test(arguments: [Profile.ios8, .ios13, .ios17])
  func `presents nothing while its presented controller is being dismissed`(profile: Profile) {
    let text = story(profile: profile, given: chain(["A", "M"])) { simulation, _, all in
      all[0].dismiss(animated: true)
      simulation.advance(by: 0.1)
      all[0].present(ViewController("N"), animated: true)
      simulation.finishAnimations()
      #expect(all[0].presentedViewController == nil)
    }
    #expect(text.contains("P3(A)") && !text.contains("N.load"))
  }

  @Test(arguments: [Profile.ios8, .ios13, .ios17])
  func `present in viewDidAppear starts in the same turn`(profile: Profile) {
    let text = story(profile: profile) { simulation, window, _ in
      let (a, m) = (Witness("A"), ViewController("M"))
      m.modalPresentationStyle = .fullScreen
      a.onDidAppear = {
        if a.presentedViewController == nil { a.present(m, animated: true) }
      }
      window.rootViewController = a
      simulation.turn()
      simulation.log("turned")
      simulation.advance(by: 0.5)
      withExtendedLifetime((a, m)) {}
    }
    let isAppearing = profile.sendsViewIsAppearing
    let traits = "traitCollectionDidChange "
    #expect(
      text.hasPrefix(
        "A.load A.WA A.\(isAppearing ? "IA " : traits)A.DA M.load A.WD* M.WA* "
          + "M.\(isAppearing ? "IA* " : traits)turned @400 M.DA* A.DD* completion"))
  }

  // Rule 6.4 meanwhile: Presentations requested inside callbacks and completions wait for the
  // running transition.
  // Also: `present in the completion of a dismissal works`.
  @Test(arguments: [Profile.ios13, .ios17])
  func `6.4 present while the presented appears starts afterward`(profile: Profile) {
    let text = story(profile: profile, given: rootOnScreen) { simulation, _, all in
      let (m, n) = (Witness("M"), ViewController("N"))
      m.modalPresentationStyle = .fullScreen
      n.modalPresentationStyle = .fullScreen
      m.onIsAppearing = { if !n.isBeingPresented { m.present(n, animated: true) } }
      all[0].present(m, animated: true)
      simulation.finishAnimations()
      #expect(n.presentingViewController === m)
    }
    #expect(
      text == "M.load P.WD* M.WA* M.IA* @400 M.DA* P.DD* completion N.load M.WD* N.WA* N.IA* "
        + "@800 N.DA* M.DD* completion")
  }

  @Test(arguments: [Profile.ios6, .ios17])
  func `present in the completion of a dismissal works`(profile: Profile) {
    let text = story(profile: profile, given: chain(["A", "M"])) { simulation, _, all in
      let n = ViewController("N")
      n.modalPresentationStyle = .fullScreen
      all[0].dismiss(animated: true) { all[0].present(n, animated: true) }
      simulation.finishAnimations()
      #expect(all[0].presentedViewController === n)
    }
    let isAppearing = profile.sendsViewIsAppearing
    #expect(
      text == "M.WD* A.WA* \(isAppearing ? "A.IA* " : "")@400 A.DA* M.DD* completion N.load "
        + "A.WD* N.WA* \(isAppearing ? "N.IA* " : "")@800 N.DA* A.DD* completion")
  }

  @Test(arguments: [Profile.ios6, .ios17])
  func `dismiss in the completion of a presentation works`(profile: Profile) {
    let text = story(profile: profile, given: rootOnScreen) { simulation, _, all in
      let m = ViewController("M")
      m.modalPresentationStyle = .custom
      all[0].present(m, animated: true) { [unowned m] in m.dismiss(animated: false) }
    }
    let isAppearing = profile.sendsViewIsAppearing ? "M.IA* " : ""
    #expect(
      text == "M.load M.WA* \(isAppearing)@400 M.DA* completion M.WD M.DD completion gone(M)")
  }

  @Test func `present of a controller works in the completion of its own dismissal`() {
    let text = story(given: chain(["A", "M"], style: .pageSheet)) { simulation, _, all in
      all[0].dismiss(animated: true) { all[0].present(all[1], animated: true) }
    }
    #expect(text == "M.WD* @400 M.DD* completion M.WA* M.IA* @800 M.DA* completion")
  }

  @Test func `present in an animation block keeps its own duration`() {
    _ = story(profile: .ios6, given: rootOnScreen) { simulation, _, all in
      let m = ViewController("M")
      View.animate(withDuration: 2) { all[0].present(m, animated: true) }
      let animations = simulation.recording.latest.animations
      #expect(animations.map(\.duration) == [0.4])
    }
  }
}

/// Owners of presented controllers: semantics 1.5.
@Suite struct `1.5 A presented controller` {
  // Rule 1.5 moments: A popped controller is released after the transition, a presented one after
  // the completion of its dismissal, a buried one in the call.
  // Also: `13.6 navigation pop, animated`, `is dismissed with those on top, the topmost first to be
  // released`, `1.5 those below are released in setViewControllers, the visible one afterward`.
  @Test(arguments: [Profile.ios6, .ios8, .ios17], [true, false])
  func `lives until the completion of its dismissal returns`(
    profile: Profile, animated: Bool
  ) {
    let text = story(profile: profile, given: rootOnScreen) { simulation, _, all in
      all[0].present(Witness("M"), animated: false)
      simulation.finishAnimations()
      simulation.log("dismiss")
      weak let modal = all[0].presentedViewController
      all[0].dismiss(animated: animated) {
        simulation.log("completion of \(modal?.name ?? "nobody")")
      }
      simulation.finishAnimations()
      simulation.log("settled")
    }
    let end = text.components(separatedBy: "completion ").last
    #expect(text.hasSuffix("completion completion of M gone(M) settled"))
    #expect(end == "of M gone(M) settled")
  }

  @Test func `is released before the controller presented in that completion appears`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      all[0].present(ViewController("M"), animated: false)
      simulation.finishAnimations()
      all[0].dismiss(animated: true) { all[0].present(ViewController("N"), animated: true) }
      simulation.finishAnimations()
    }
    #expect(text.contains("M.DD* completion N.load gone(M) N.WA*"))
  }

  @Test func `is dismissed with those on top, the topmost first to be released`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      let b = ViewController("B")
      all[0].present(b, animated: false)
      simulation.finishAnimations()
      b.present(ViewController("C"), animated: false)
      simulation.finishAnimations()
      simulation.log("dismiss")
      all[0].dismiss(animated: true)
      simulation.finishAnimations()
      simulation.log("settled \(b)")
    }
    let end = text.components(separatedBy: "dismiss ").last
    #expect(end?.hasPrefix("C.WD* B.WD* @400 C.DD* B.DD* completion gone(C) settled B") == true)
  }

  @Test func `is released with its presenter, and is recorded as dismissed`() {
    _ = story { simulation, window, _ in
      window.rootViewController = ViewController("A")
      simulation.turn()
      let modal = ViewController("M")
      window.rootViewController?.present(modal, animated: false)
      simulation.finishAnimations()
      window.rootViewController = nil
      simulation.finishAnimations()
      #expect(modal.presentingViewController == nil)
      let state = simulation.recording.latest
      #expect(state.controllers[modal.id] != nil)
      #expect(state.controllers[modal.id]?.presenting == nil)
    }
  }

  @Test func `is retained by its presentation even when the presenter is not`() {
    let text = story { simulation, window, _ in
      window.rootViewController = ViewController("A")
      simulation.turn()
      window.rootViewController?.present(ViewController("M"), animated: true)
      simulation.turn()
      window.rootViewController = nil
      simulation.log("no root")
      simulation.finishAnimations()
    }
    #expect(text.contains("A.WD no root A.DD @400 M.DA* completion gone(A) gone(M)"))
  }
}
