import TestSupport
import Testing

@testable import Containment

/// Every choice that the core makes where sources disagree can be flipped, and the trace shows it.
///
/// Each test has the trace as the specification chooses first, then the other one; the numbers are
/// rows of its table of disagreements.
@Suite struct `A policy` {
  /// The story by the default policy, and by the flipped one.
  private func both(
    _ flip: (inout ContainmentPolicy) -> Void,
    given setUp: (Simulation, Window) -> [ViewController] = rootOnScreen,
    _ body: (Simulation, Window, [ViewController]) -> Void
  ) -> [String] {
    [false, true].map { isFlipped in
      var before = 0
      var keptAlive: [ViewController] = []
      let recording = simulated { simulation, window in
        if isFlipped { flip(&simulation.policy) }
        keptAlive = setUp(simulation, window)
        simulation.finishAnimations()
        before = simulation.recording.events.count
        body(simulation, window, keptAlive)
        simulation.finishAnimations()
      }
      return withExtendedLifetime(keptAlive) { recording.story(from: before) }
    }
  }

  // Rule 10.1: The parent is set before `willMove` (`parentSetBeforeWillMove`).
  // Also: `10.1 keeps a forest when willMove adds the child elsewhere`.
  @Test func `10.1 sets the parent before or after willMove`() {
    let stories = both({ $0.parentSetBeforeWillMove = false }) { simulation, _, all in
      let child = Puppet("C")
      child.onWillMove = { _ in
        simulation.log("\(child.parent?.name ?? "none"),\(all[0].children.count)")
      }
      all[0].addChild(child)
      child.didMove(toParent: child.parent)
    }
    #expect(stories == ["C.will(P) P,1 C.did(P)", "C.will(P) none,0 C.did(P)"])
  }

  @Test func `10.1 keeps a forest when willMove adds the child elsewhere`() {
    let stories = both({ $0.parentSetBeforeWillMove = false }) { _, _, all in
      let (child, other) = (Puppet("C"), ViewController("O"))
      child.onWillMove = { if $0 === all[0] { other.addChild(child) } }
      all[0].addChild(child)
      #expect(child.parent === other && all[0].children.isEmpty)
      withExtendedLifetime(other) {}
    }
    #expect(stories.count == 2)
  }

  // Rule 10.2: A `didMove` that came during an appearance is repeated (`redeliversDidMove`).
  @Test func `10.2 sends a didMove again that came too early`() {
    let stories = both({ $0.redeliversDidMove = false }) { _, _, all in
      all[0].embed(ViewController("C"))
    }
    #expect(
      stories == [
        "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P)",
        "C.will(P) C.load C.WA C.did(P) C.IA C.DA",
      ])
  }

  @Test func `discards a didMove that came too early when the child is to leave`() {
    let stories = both({ $0.redeliversDidMove = false }) { _, _, all in
      let child = ViewController("C")
      all[0].embed(child)
      child.willMove(toParent: nil)
    }
    #expect(
      stories == [
        "C.will(P) C.load C.WA C.did(P) C.will(nil) C.IA C.DA",
        "C.will(P) C.load C.WA C.did(P) C.will(nil) C.IA C.DA",
      ])
  }

  // Rule 10.3: Parents receive callbacks before children (`ownCallbackFirst`).
  @Test func `10.3 notifies parents before children`() {
    let stories = both({ $0.ownCallbackFirst = false }, given: rootWithChild) { _, window, _ in
      window.rootViewController = nil
    }
    #expect(stories == ["P.WD a.WD P.DD a.DD", "a.WD P.WD a.DD P.DD"])
  }

  // Rule 10.4: A transition completes after the did pair (`completionBeforeDidPair`).
  @Test func `10.4 completes a transition after the did callbacks`() {
    let stories = both({ $0.completionBeforeDidPair = true }, given: rootWithChild) { _, _, all in
      flipOver(all[1], to: ViewController("b"), in: all[0])
    }
    let start = "b.will(P) a.will(nil) a.WD* b.load b.WA* b.IA* @200 "
    #expect(
      stories == [
        start + "b.DA* a.DD* completion b.did(P) a.did(nil)",
        start + "completion b.did(P) a.did(nil) a.DD* a.did(nil) b.DA* b.did(P)",
      ])
  }

  // Rule 10.5: A reversal starts at level one (`reversalResetsLevel`).
  @Test func `10.5 restarts counting when a transition is reversed`() {
    let stories = both({ $0.reversalResetsLevel = false }, given: rootWithChild) { _, _, all in
      all[1].beginAppearanceTransition(false, animated: true)
      all[1].beginAppearanceTransition(true, animated: true)
      all[1].endAppearanceTransition()
    }
    #expect(stories == ["a.WD* a.WA* a.DA*", "a.WD* a.WA*"])
  }

  // Rule 10.7: The way an orphan entered decides its callbacks (`orphanRule`).
  @Test func `10.7 decides about orphans by the way they enter`() {
    func stories(_ rule: ContainmentPolicy.OrphanRule) -> [String] {
      both({ $0.orphanRule = rule }) { simulation, _, all in
        let (carrier, orphan) = (ViewController("c"), ViewController("o"))
        carrier.view.addSubview(orphan.view)
        all[0].addChild(carrier)
        carrier.beginAppearanceTransition(true, animated: false)
        all[0].view.addSubview(carrier.view)
        carrier.endAppearanceTransition()
        simulation.turn()
        let late = ViewController("l")
        all[0].view.addSubview(late.view)
        simulation.turn()
        late.view.removeFromSuperview()
        simulation.turn()
        withExtendedLifetime((orphan, late)) {}
      }
    }
    let start = "c.load o.load c.will(P) c.WA"
    let late = " l.load l.WA l.IA l.DA l.WD l.DD gone(l) gone(o)"
    let byEntry = start + " c.IA c.DA" + late
    #expect(stories(.byKindOfEntry) == [byEntry, byEntry])
    #expect(stories(.always) == [byEntry, start + " o.WA c.IA o.IA c.DA o.DA" + late])
    #expect(stories(.never) == [byEntry, start + " c.IA c.DA l.load gone(l) gone(o)"])
  }

  // Rule 10.11: A change of parents sends `didMove(nil)` and `willMove`
  // (`reparentingAnnouncesLeaving`).
  @Test func `10.11 sends nothing before a child changes its parent`() {
    let stories = both({ $0.reparentingAnnouncesLeaving = true }) { _, _, all in
      let (other, child) = (ViewController("O"), ViewController("C"))
      all[0].addChild(child)
      other.addChild(child)
      withExtendedLifetime(other) {}
    }
    #expect(
      stories.map { $0.components(separatedBy: " gone")[0] } == [
        "C.will(P) C.did(nil) C.will(O)", "C.will(P) C.will(nil) C.did(nil) C.will(O)",
      ])
  }

  // Rule 10.12: Adding a child again has no effect (`ignoresRepeatedAddition`).
  @Test func `10.12 ignores adding a child again`() {
    let stories = both({ $0.ignoresRepeatedAddition = false }, given: rootWithChild) { _, _, all in
      all[0].addChild(all[1])
      #expect(all[0].children.count == 1)
    }
    #expect(stories == ["", "a.did(nil) a.will(P)"])
  }

  // Rule 10.13: Refused elsewhere, a child keeps its parent (`checksHierarchyFirst`).
  @Test func `10.13 leaves a child with its old parent when another refuses it`() {
    var parents: [String] = []
    let stories = both({ $0.checksHierarchyFirst = false }, given: rootWithChild) { _, _, all in
      let other = ViewController("O")
      other.addChild(all[1])
      parents.append(all[1].parent?.name ?? "none")
    }
    #expect(
      stories.map { $0.components(separatedBy: " gone")[0] } == ["H2(a)", "a.did(nil) H2(a)"])
    #expect(parents == ["P", "none"])
  }

  // Rule 10.16: A cancelled disappearance sends no IA (`repeatsViewIsAppearing`).
  @Test func `10.16 does not repeat viewIsAppearing when a disappearance is cancelled`() {
    let stories = both({ $0.repeatsViewIsAppearing = true }, given: rootWithChild) { _, _, all in
      all[1].beginAppearanceTransition(false, animated: true)
      all[1].beginAppearanceTransition(true, animated: true)
      all[1].endAppearanceTransition()
    }
    #expect(stories == ["a.WD* a.WA* a.DA*", "a.WD* a.WA* a.IA* a.DA*"])
  }

  // Rule 10.17: Transitions off the window send callbacks (`tellsTransitionsOffWindow`).
  @Test func `10.17 sends callbacks for a transition off the window`() {
    let stories = both({ $0.tellsTransitionsOffWindow = false }) { _, _, _ in
      let (parent, a, b) = (ViewController("O"), ViewController("a"), ViewController("b"))
      parent.embed(a)
      parent.addChild(b)
      parent.transition(from: a, to: b, duration: 0.2, completion: { _ in _ = parent })
    }
    let start = "a.will(O) O.load a.load a.did(O) b.will(O) b.load "
    let end = " gone(O) gone(a) gone(b)"
    // The controller a never received its will callback, so its end is one too many.
    #expect(
      stories == [
        start + "b.WA* @200 b.DA* U1(a) completion" + end, start + "@200 completion" + end,
      ])
  }

  // Rule 10.19: DD after a removal waits for the end of the turn (`defersDidDisappear`).
  @Test func `10.19 delays viewDidDisappear to the end of the turn`() {
    let stories = both({ $0.defersDidDisappear = false }, given: rootWithChild) {
      simulation, _, all in
      all[1].detach()
      simulation.log("returned")
    }
    #expect(
      stories == [
        "a.will(nil) a.WD a.did(nil) returned a.DD a.did(nil)",
        "a.will(nil) a.WD a.DD a.did(nil) returned",
      ])
  }

  // Rule 10.21: Forwarding skips loaded children whose view is elsewhere
  // (`forwardsToDetachedViews`).
  @Test func `10.21 skips children whose view is elsewhere`() {
    let stories = both({ $0.forwardsToDetachedViews = true }) { _, window, _ in
      let (parent, child) = (ViewController("O"), ViewController("C"))
      parent.addChild(child)
      child.loadViewIfNeeded()
      parent.beginAppearanceTransition(true, animated: false)
      parent.endAppearanceTransition()
    }
    #expect(
      stories == [
        "C.will(O) C.load O.load O.WA O.DA gone(O) gone(C)",
        "C.will(O) C.load O.load O.WA C.WA O.DA C.DA gone(O) gone(C)",
      ])
  }

  // Rule 10.22: A child inserted during an animated appearance receives false
  // (`windowMovesInheritAnimation`).
  @Test func `10.22 sends animated as false to a child inserted during an appearance`() {
    let stories = both({ $0.windowMovesInheritAnimation = true }) { _, _, all in
      let (parent, child) = (ViewController("O"), ViewController("C"))
      all[0].addChild(parent)
      parent.beginAppearanceTransition(true, animated: true)
      all[0].view.addSubview(parent.view)
      parent.embed(child)
      parent.endAppearanceTransition()
      parent.didMove(toParent: all[0])
    }
    let start = "O.will(P) O.load O.WA* C.will(O) C.load "
    #expect(
      stories == [
        start + "C.WA C.did(O) O.IA* C.IA O.DA* C.DA C.did(O) O.did(P)",
        start + "C.WA* C.did(O) O.IA* C.IA* O.DA* C.DA* C.did(O) O.did(P)",
      ])
  }

  // Rule 10.24: A new root: the old one is notified first (`newRootAppearsFirst`).
  @Test func `10.24 notifies the old root before the new one`() {
    let stories = both({ $0.newRootAppearsFirst = true }) { _, window, _ in
      window.rootViewController = ViewController("R")
    }
    #expect(stories == ["P.WD R.load R.WA R.IA P.DD R.DA", "R.load R.WA P.WD R.IA R.DA P.DD"])
  }

  @Test func `can turn lints off`() {
    func diagnostics(_ reportsLints: Bool) -> [String] {
      simulated { simulation, window in
        simulation.policy.reportsLints = reportsLints
        let root = ViewController("P")
        window.rootViewController = root
        root.addChild(ViewController("C"))
        simulation.turn()
      }.diagnostics.map(\.id)
    }
    #expect(diagnostics(true) == ["D05"])
    #expect(diagnostics(false) == [])
    #expect(ContainmentPolicy().reportsLints)
  }

  @Test(arguments: [UInt64](1...24))
  func `of any kind keeps the invariants`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let simulation = Simulation(profile: Profile.allCases[random.number(below: 5)])
    simulation.policy = .random(&random)
    let found = Simulation.$current.withValue(simulation) {
      let program = RandomProgram(seed: seed, beginsAndEnds: true, in: simulation)
      for _ in 0..<800 {
        program.step()
        let violations = program.violations()
        if !violations.isEmpty { return violations + program.calls.suffix(8) }
      }
      var order = AppearanceOrder(in: simulation)
      return simulation.recording.events.compactMap { order.take($0) }
    }
    #expect(found == [])
  }
}

extension ContainmentPolicy {
  /// Every choice thrown with a coin.
  fileprivate static func random(_ random: inout SeededGenerator) -> ContainmentPolicy {
    var policy = ContainmentPolicy()
    let flips: [WritableKeyPath<ContainmentPolicy, Bool>] = [
      \.parentSetBeforeWillMove, \.redeliversDidMove, \.ownCallbackFirst,
      \.completionBeforeDidPair, \.reversalResetsLevel, \.reparentingAnnouncesLeaving,
      \.ignoresRepeatedAddition, \.checksHierarchyFirst, \.repeatsViewIsAppearing,
      \.tellsTransitionsOffWindow, \.defersDidDisappear, \.forwardsToDetachedViews,
      \.windowMovesInheritAnimation, \.newRootAppearsFirst,
    ]
    for flip in flips { policy[keyPath: flip] = random.isOnce(in: 2) }
    policy.orphanRule = ContainmentPolicy.OrphanRule.allCases[random.number(below: 3)]
    return policy
  }
}
