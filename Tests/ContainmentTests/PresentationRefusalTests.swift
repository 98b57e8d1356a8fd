import Containment
import Testing

/// What is refused or dropped: semantics 6.9, 6.10 and 8, P1 to P7.
@Suite struct `6.9 A refused presentation` {
  /// The messages of `body`, which must change nothing and complete nothing.
  private func messages(
    profile: Profile = .ios17,
    given setUp: (Simulation, Window) -> [ViewController],
    _ body: (Window, [ViewController], @escaping () -> Void) -> Void
  ) -> [String] {
    var result: [String] = []
    var completions = 0
    let simulation = Simulation(profile: profile)
    Simulation.$current.withValue(simulation) {
      let window = Window()
      let all = setUp(simulation, window)
      simulation.finishAnimations()
      let (before, count) = (simulation.recording.latest, simulation.recording.changes.count)
      let flags = all.map(\.isBeingPresented)
      body(window, all) { completions += 1 }
      simulation.finishAnimations()
      #expect(simulation.recording.changes.count == count)
      #expect(simulation.recording.latest == before)
      #expect(all.map(\.isBeingPresented) == flags)
      result = simulation.recording.diagnostics.map { "\($0.id) \($0.kind) \($0.message)" }
      withExtendedLifetime((all, window)) {}
    }
    #expect(completions == 0)
    return result
  }

  /// P on screen with its child a, and M and N on their own.
  private func family(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    rootWithChild(simulation, window) + [ViewController("M"), ViewController("N")]
  }

  /// The same, where P presents M, which is on its way in.
  private func presenting(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    let all = family(simulation, window)
    simulation.turn()
    all[0].present(all[2], animated: true)
    return all
  }

  @Test(arguments: [Profile.ios5, .ios6])
  func `H1 presents a view with another controller's child, if shown in the call`(
    profile: Profile
  ) {
    #expect(
      messages(profile: profile) { simulation, window in
        let all = family(simulation, window) + [ViewController("C")]
        all[3].addChild(all[4])
        all[2].view.addSubview(all[4].view)
        all[4].didMove(toParent: all[3])
        return all
      } _: { _, all, done in
        all[0].present(all[2], animated: false, completion: done)
      } == [
        "H1 exception child view controller:C should have parent view controller:M but actual "
          + "parent is:N"
      ])
  }

  // Rule 6.9: What is refused or dropped changes nothing and completes nothing.
  // Also: `P2 has a presenter off screen`, `P4 presents a controller that is presented already`.
  // Rule 8 P1: Presenting nil.
  @Test func `P1 presents nil`() {
    #expect(
      messages(given: family) { _, all, done in
        all[1].present(nil, animated: true, completion: done)
      } == [
        "P1 exception Application tried to present a nil modal view controller on target a."
      ])
  }

  // Rule 8 P2: Presenting off screen.
  @Test func `P2 has a presenter off screen`() {
    #expect(
      messages(given: family) { _, all, done in
        all[3].present(all[2], animated: true, completion: done)
      } == [
        "P2 warning Attempt to present M on N (from N) whose view is not in the window hierarchy."
      ])
  }

  // Rule 8 P3: Presenting while presenting.
  // Also: `P3 has a presenter in the middle of a presentation, before iOS 13`.
  @Test(arguments: Profile.allCases)
  func `P3 has a presenter that is presenting already`(profile: Profile) {
    let found = messages(
      profile: profile,
      given: presenting,
      { _, all, done in all[1].present(all[3], animated: true, completion: done) })
    let (origin, end) = [.ios13, .ios17].contains(profile) ? (" (from a)", ".") : ("", "")
    #expect(
      found == ["P3 warning Attempt to present N on P\(origin) which is already presenting M\(end)"]
    )
  }

  @Test(arguments: [Profile.ios5, .ios6, .ios8])
  func `P3 has a presenter in the middle of a presentation, before iOS 13`(profile: Profile) {
    let text = story(profile: profile, given: family) { simulation, _, all in
      all[0].present(all[2], animated: true)
      simulation.advance(by: 0.2)
      all[0].present(all[3], animated: true)
      all[2].present(all[3], animated: true)
      let messages = simulation.recording.diagnostics.map(\.message)
      #expect(
        messages == [
          "Attempt to present N on P while a presentation is in progress!",
          "Attempt to present N on M while a presentation is in progress!",
        ])
    }
    #expect(text.contains("@200 P3(P) P3(M) @400 M.DA* P.DD* a.DD* completion"))
    #expect(!text.contains("N."))
  }

  // Rule 8 P4: Presenting what is presented.
  @Test func `P4 presents a controller that is presented already`() {
    let found = messages(
      given: presenting,
      { _, all, done in
        all[0].present(all[2], animated: true, completion: done)
        all[2].present(all[2], animated: true, completion: done)
      })
    #expect(
      found
        == Array(
          repeating: "P4 exception Application tried to present modally a view controller M that "
            + "is already being presented by P.", count: 2))
  }

  // Rule 8 P5: Presenting a child or a root.
  @Test func `P5 presents a child, a window's root, or the presenter's presenter`() {
    let message = "P5 exception Application tried to present modally an active controller"
    #expect(
      messages(given: family) { _, all, done in
        all[0].present(all[1], animated: true, completion: done)
        all[0].present(all[0], animated: true, completion: done)
      } == [
        "P5 exception Application tried to present modally a view controller a that has a parent view "
          + "controller P.",
        "P5 exception Application tried to present modal view controller on itself. Presenting "
          + "controller is P.",
      ])
    let circle = messages(
      given: { simulation, window in
        let all = self.family(simulation, window)
        all[0].view.addSubview(all[2].view)
        simulation.turn()
        all[2].present(all[3], animated: false)
        simulation.turn()
        return all
      }, { _, all, done in all[3].present(all[2], animated: true, completion: done) })
    #expect(circle.last == "\(message) M.")
  }

  @Test(arguments: [Profile.ios6, .ios13])
  func `P4 and P5 call a controller active before iOS 14`(profile: Profile) {
    let found = messages(
      profile: profile,
      given: { simulation, window in
        let all = self.presenting(simulation, window)
        simulation.finishAnimations()
        return all
      },
      { _, all, done in
        all[2].present(all[1], animated: true, completion: done)
        all[2].present(all[2], animated: true, completion: done)
      })
    let message = "exception Application tried to present modally an active controller"
    #expect(found == ["P5 \(message) a.", "P4 \(message) M."])
  }

  // Rule 8 P6: Presenting from a detached controller.
  @Test func `P6 only warns`() {
    let text = story(given: family) { simulation, window, all in
      window.addSubview(all[3].view)
      simulation.turn()
      all[3].present(all[2], animated: true)
      simulation.finishAnimations()
      #expect(
        simulation.recording.diagnostics.map(\.message) == [
          "Presenting view controllers on detached view controllers is discouraged N."
        ])
    }
    #expect(text.hasSuffix("P6(N) M.load M.WA* M.IA* @400 M.DA* completion"))
  }

  // Rule 8 P7: Dismissing during a transition, before iOS 13.
  @Test(arguments: [Profile.ios5, .ios6, .ios8])
  func `P7 is a dismissal while a presentation or dismissal runs, before iOS 13`(
    profile: Profile
  ) {
    var completions = 0
    let text = story(profile: profile, given: family) { simulation, _, all in
      all[0].present(all[2], animated: true)
      simulation.advance(by: 0.2)
      all[1].dismiss(animated: true) { completions += 1 }
      simulation.finishAnimations()
      all[0].dismiss(animated: true)
      simulation.advance(by: 0.2)
      all[2].dismiss(animated: true) { completions += 1 }
      simulation.finishAnimations()
      #expect(
        simulation.recording.diagnostics.first?.message
          == "Attempt to dismiss from view controller a while a presentation or dismiss is in "
          + "progress!")
    }
    #expect(completions == 0)
    #expect(text.contains("@200 P7(a) @400 M.DA* P.DD* a.DD* completion"))
    #expect(text.contains("@600 P7(M) @800 P.DA* a.DA* M.DD* completion"))
  }

  // Rule 6.9 later: A presentation that fails when its turn comes is undone.
  // Also: `is cancelled when loading builds an invalid hierarchy`.
  @Test func `may still be dropped when its turn starts`() {
    let text = story(given: family) { simulation, window, all in
      all[0].present(all[2], animated: true)
      window.rootViewController = nil
      simulation.turn()
      #expect(all[2].presentingViewController == nil && !all[2].isBeingPresented)
      window.rootViewController = all[0]
      simulation.turn()
      simulation.log("child")
      all[0].present(all[2], animated: true)
      let inner = ViewController("X")
      all[3].addChild(inner)
      all[2].view.addSubview(inner.view)
      simulation.turn()
      #expect(all[0].presentedViewController == nil)
    }
    #expect(text.contains("P2(P)"))
    #expect(text.hasSuffix("child X.will(N) X.load H1(X)"))
  }
}
