import Testing

@testable import Containment

/// The table of the appearance machine, row by row.
@Suite struct `The appearance machine` {
  /// How to bring a fresh machine into a phase.
  private static let ways: [(AppearancePhase, [AppearanceMachine.Step])] = [
    (.disappeared, []), (.appearing, [.willAppear]), (.appeared, [.willAppear, .didAppear]),
    (.disappearing, [.willAppear, .willDisappear]),
  ]

  // Rule 1.3 appeared: Takes will-disappear alone.
  // Rule 1.3 appearing: Takes did-appear and will-disappear.
  // Rule 1.3 disappeared: Takes will-appear alone.
  // Rule 1.3 disappearing: Takes will-appear and did-disappear.
  @Test func `1.3 accepts events that fit its phase and ignores the others`() {
    let rows = Self.ways.map { phase, way in
      let cells = AppearanceMachine.Step.allCases.map { step in
        var machine = AppearanceMachine()
        for step in way { _ = machine.take(step) }
        return machine.take(step) ? machine.phase.rawValue : "–"
      }
      return "\(phase.rawValue): \(cells.joined(separator: " "))"
    }
    #expect(
      rows == [
        "disappeared: appearing – – –",
        "appearing: – appeared disappearing –",
        "appeared: – – disappearing –",
        "disappearing: appearing – – disappeared",
      ])
  }

  // Rule 9.12: IA from iOS 13 on.
  @Test(arguments: Profile.allCases)
  func `9.12 sends viewIsAppearing before viewDidAppear in eras that have it`(profile: Profile) {
    let text = story(profile: profile, given: rootOnScreen) { _, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      all[0].view.addSubview(child.view)
      child.endAppearanceTransition()
    }
    let middle =
      profile.sendsViewIsAppearing
      ? "C.IA* " : profile.announcesTraitsOnEntry ? "C.traitCollectionDidChange " : ""
    #expect(text == "C.will(P) C.load C.WA* \(middle)C.DA*")
    #expect(profile.sendsViewIsAppearing == [.ios13, .ios17].contains(profile))
  }

  // Rule 3.6 late: Before DA at the latest; not when the appearance was cancelled, not off the
  // window, not again for a cancelled disappearance.
  // Also: `9.12 sends viewIsAppearing before viewDidAppear in eras that have it`, `3.6 sends
  // viewIsAppearing at most once per appearance`.
  @Test func `3.6 sends no viewIsAppearing off the window or after a cancelled appearance`() {
    let offWindow = story { _, _, _ in
      let lone = ViewController("L")
      lone.beginAppearanceTransition(true, animated: false)
      lone.endAppearanceTransition()
      withExtendedLifetime(lone) {}
    }
    #expect(offWindow == "L.load L.WA L.DA gone(L)")
    let givenUp = story(given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      all[0].view.addSubview(child.view)
      child.beginAppearanceTransition(false, animated: true)
      simulation.turn()
      child.endAppearanceTransition()
      child.view.removeFromSuperview()
    }
    #expect(givenUp == "C.will(P) C.load C.WA* C.WD* C.DD*")
  }

  @Test func `3.6 sends viewIsAppearing at most once per appearance`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      let child = all[1]
      child.beginAppearanceTransition(false, animated: true)
      child.beginAppearanceTransition(true, animated: true)
      child.endAppearanceTransition()
      child.view.setNeedsLayout()
      simulation.turn()
    }
    #expect(text == "a.WD* a.WA* a.DA*")
  }
}
