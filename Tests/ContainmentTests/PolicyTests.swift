import Containment
import Testing

/// The disputed choices, each flipped: semantics 10 and 12.
@Suite struct `A choice of the core` {
  private func story(
    choosing change: (inout ContainmentPolicy) -> Void,
    given setUp: (Simulation, Window) -> [ViewController],
    _ body: (Simulation, [ViewController]) -> Void
  ) -> String {
    var text = ""
    var keptAlive: [ViewController] = []
    let recording = simulated { simulation, window in
      change(&simulation.policy)
      keptAlive = setUp(simulation, window)
      simulation.finishAnimations()
      let before = simulation.recording.events.count
      body(simulation, keptAlive)
      simulation.finishAnimations()
      text = simulation.recording.story(from: before)
    }
    #expect(recording.diagnostics.allSatisfy { $0.kind != .exception })
    return withExtendedLifetime(keptAlive) { text }
  }

  @Test func `is to deliver an early didMove again`() {
    let once = story(choosing: { $0.redeliversDidMove = false }, given: rootOnScreen) { _, all in
      all[0].embed(ViewController("C"))
    }
    #expect(once == "C.will(P) C.load C.WA C.did(P) C.IA C.DA")
  }

  @Test func `is to tell the parent before its children`() {
    let childrenFirst = story(choosing: { $0.ownCallbackFirst = false }, given: rootWithChild) {
      _, all in
      all[0].beginAppearanceTransition(false, animated: true)
      all[0].endAppearanceTransition()
    }
    #expect(childrenFirst == "a.WD* P.WD* a.DD* P.DD*")
    let ownFirst = story(choosing: { _ in }, given: rootWithChild) { _, all in
      all[0].beginAppearanceTransition(false, animated: true)
      all[0].endAppearanceTransition()
    }
    #expect(ownFirst == "P.WD* a.WD* P.DD* a.DD*")
  }

  @Test func `is to forget the nesting when a transition is turned around`() {
    func levels(_ change: (inout ContainmentPolicy) -> Void) -> String {
      story(choosing: change, given: rootWithChild) { _, all in
        all[1].beginAppearanceTransition(false, animated: true)
        all[1].beginAppearanceTransition(true, animated: true)
        all[1].endAppearanceTransition()
      }
    }
    #expect(levels { _ in } == "a.WD* a.WA* a.DA*")
    #expect(levels { $0.reversalResetsLevel = false } == "a.WD* a.WA*")
  }
}
