import Containment
import Testing

/// Corrections of rules by public evidence, in the core: semantics, second part, section 1.
@Suite struct `A correction` {
  /// A parent that adds a child in its first layout, which is too late for viewWillAppear.
  private final class LateParent: ViewController {
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      if children.isEmpty { embed(ViewController("C")) }
    }
  }

  private func late(
    _ profile: Profile, _ flip: @escaping (inout ContainmentPolicy) -> Void = { _ in }
  ) -> Lesson {
    lesson(profile: profile, given: { _, _ in [] }) { simulation, window, _ in
      flip(&simulation.policy)
      window.rootViewController = LateParent("P")
    }
  }

  // Rule 14.1: A child whose view comes into that of an appearing parent receives no WA until iOS
  // 12, only DA with the parent. Later it is unknown (`childOfAppearingParentHearsWillAppear`).
  // UIKit's own containers as such children receive both here.
  // Evidence: openradar 12322346, 32106539; TYPagerController#7, YTPageController PR 1,
  // XLPagerTabStrip PR 27, SlideMenuControllerSwift PR 255, PageMenu#133.
  // Also: `14.1 from iOS 13 on the policy decides whether a late child gets viewWillAppear`, `14.1
  // a late child that leaves before viewDidAppear receives nothing`.
  @Test(arguments: [Profile.ios5, .ios6, .ios8])
  func `14.1 a child added while its parent appears receives only viewDidAppear`(era: Profile) {
    #expect(
      late(era).story
        == (era == .ios8
          ? "P.load P.WA P.traitCollectionDidChange C.will(P) C.load D33(C) "
            + "C.traitCollectionDidChange C.did(P) P.DA C.DA C.did(P)"
          : "P.load P.WA C.will(P) C.load D33(C) C.did(P) P.DA C.DA C.did(P)"))
  }

  @Test(arguments: [Profile.ios13, .ios17])
  func `14.1 from iOS 13 on the policy decides whether a late child gets viewWillAppear`(
    era: Profile
  ) {
    #expect(
      late(era).story
        == "P.load P.WA P.IA C.will(P) C.load D33(C) C.WA C.did(P) C.IA P.DA C.DA C.did(P)")
    #expect(
      late(era, { $0.childOfAppearingParentHearsWillAppear = false }).story
        == "P.load P.WA P.IA C.will(P) C.load D33(C) C.did(P) P.DA C.DA C.did(P)")
  }

  @Test func `14.1 a late child that leaves before viewDidAppear receives nothing`() {
    let told = story(profile: .ios6) { _, window, _ in
      let (root, child) = (ViewController("P"), ViewController("C"))
      window.rootViewController = root
      root.embed(child)
      child.detach()
    }
    #expect(
      told
        == "P.load P.WA C.will(P) C.load C.did(P) C.will(nil) C.did(nil) gone(C) P.DA")
  }

  /// Each presented by the one before, full screen and at rest.
  private func chain(_ names: [String]) -> (Simulation, Window) -> [ViewController] {
    { simulation, window in
      let all = names.map { ViewController($0) }
      window.rootViewController = all[0]
      simulation.turn()
      for (presenter, presented) in zip(all, all.dropFirst()) {
        presented.modalPresentationStyle = .fullScreen
        presenter.present(presented, animated: false)
        simulation.finishAnimations()
      }
      return all
    }
  }

  // Rule 14.2 D37: From iOS 13 on `dismiss` on a controller whose presented one is being dismissed
  // goes to the controller's own presenter, after the first; where there is none it is dropped
  // with D37. Before, P7.
  // Evidence: swift-navigation PR 332, 295; openradar 30263707.
  // Also: `14.2 a second dismiss before iOS 13 is dropped with P7`, `14.2 D37 finds a dismissal
  // when everything is being dismissed already`.
  @Test func `14.2 a second dismiss goes to the presenter's presenter`() {
    let told = story(given: chain(["R", "A", "B"])) { _, _, all in
      all[1].dismiss(animated: true)
      all[1].dismiss(animated: true)
    }
    #expect(
      told
        == "B.WD* A.WA* A.IA* @400 A.DA* B.DD* completion A.WD* R.WA* R.IA* @800 R.DA* A.DD* "
        + "completion")
  }

  @Test func `14.2 a second dismiss before iOS 13 is dropped with P7`() {
    let told = lesson(profile: .ios8, given: chain(["R", "A", "B"])) { _, _, all in
      all[1].dismiss(animated: true)
      all[1].dismiss(animated: true)
    }
    #expect(told.diagnostics.map(\.id) == ["P7"])
    #expect(told.story == "P7(A) B.WD* A.WA* @400 A.DA* B.DD* completion")
  }

  @Test func `14.2 D37 finds a dismissal when everything is being dismissed already`() {
    let nobodyAbove = lesson(given: chain(["R", "A"])) { _, _, all in
      all[0].dismiss(animated: true)
      all[0].dismiss(animated: true)
    }
    #expect(
      nobodyAbove.diagnostics.map(\.message) == [
        "R received dismiss while A is already being dismissed"
      ])
    let twice = lesson(given: chain(["R", "A"])) { _, _, all in
      all[1].dismiss(animated: true)
      all[1].dismiss(animated: true)
    }
    #expect(twice.story == "D37(A) A.WD* R.WA* R.IA* @400 R.DA* A.DD* completion")
    let nothing = lesson(given: chain(["R"])) { _, _, all in all[0].dismiss(animated: true) }
    #expect(nothing.diagnostics.isEmpty)
  }

  private final class Stiff: ViewController {
    var asked = 0
    override var shouldAutorotate: Bool {
      asked += 1
      return false
    }
  }

  // Rule 14.3 D36: `shouldAutorotate` is not asked from iOS 16 on (profile `ios17`); a script's
  // override is found as D36. `setNeedsUpdateOfSupportedInterfaceOrientations` is there since,
  // `attemptRotationToDeviceOrientation` before.
  // Evidence: release notes of iOS 16; cordova-plugin-screen-orientation#100.
  // Also: `14.3 D36 finds a script's override of shouldAutorotate`, `14.3 both ways to request a
  // new orientation are limited to their eras`.
  @Test(arguments: Profile.allCases)
  func `14.3 shouldAutorotate is called from iOS 6 to 15`(era: Profile) {
    _ = simulated(profile: era) { _, window in
      let root = Stiff("P")
      window.rootViewController = root
      let turned = window.rotate(to: .landscapeLeft)
      let isAsked = [.ios6, .ios8, .ios13].contains(era)
      #expect(root.asked == (isAsked ? 1 : 0))
      #expect(turned == (era == .ios17))
    }
  }

  @Test func `14.3 D36 finds a script's override of shouldAutorotate`() {
    let found = [Profile.ios13, .ios17].map { era in
      lesson(profile: era, given: { _, _ in [] }) { simulation, window, _ in
        let type = ScriptClass("Stiff", ["shouldAutorotate": { _, _ in .bool(false) }])
        let root = simulation.make(with: type) { ViewController("P") }
        window.rootViewController = root
        window.rotate(to: .landscapeLeft)
        window.rotate(to: .portrait)
      }.diagnostics.map(\.message)
    }
    #expect(
      found == [
        [],
        ["Stiff overrides shouldAutorotate, which iOS 16 and later do not ask; seen at P"],
      ])
  }

  @Test func `14.3 both ways to request a new orientation are limited to their eras`() {
    for era in Profile.allCases {
      let said = lesson(profile: era) { _, _, all in
        all[0].setNeedsUpdateOfSupportedInterfaceOrientations()
        ViewController.attemptRotationToDeviceOrientation()
      }
      #expect(said.diagnostics.map(\.id) == (era == .ios17 ? [] : ["E2"]), "\(era)")
    }
  }

  // Rule 14.4: `traitCollectionDidChange` comes on the first way into a window from iOS 8 to 12,
  // not from iOS 13 on. That it comes right after the view is in is our choice.
  // Evidence: release notes of iOS 13, 46818941.
  @Test func `14.4 traits are sent when first entering a window, from iOS 8 to 12`() {
    let told = [Profile.ios6, .ios8, .ios13].map { era in
      story(profile: era, given: rootOnScreen) { _, _, all in
        let child = ViewController("C")
        all[0].embed(child)
        child.view.removeFromSuperview()
        all[0].view.addSubview(child.view)
      }
    }
    #expect(
      told == [
        "C.will(P) C.load C.WA C.did(P) C.WD C.WA C.DA C.did(P)",
        "C.will(P) C.load C.WA C.traitCollectionDidChange C.did(P) C.WD C.WA C.DA C.did(P)",
        "C.will(P) C.load C.WA C.did(P) C.WD C.WA C.IA C.DA C.did(P)",
      ])
  }

  // Rule 14.6 P2: From iOS 13 on P2 names the caller and ends in a full stop, in the category
  // `[Presentation]`.
  // Evidence: ten public logs.
  @Test func `14.6 P2 names the caller and ends with a full stop from iOS 13 on`() {
    let said = [Profile.ios8, .ios13, .ios17].map { era in
      lesson(profile: era, given: { _, _ in [] }) { _, _, _ in
        let (outer, inner) = (ViewController("A"), ViewController("X"))
        outer.addChild(inner)
        inner.didMove(toParent: outer)
        inner.present(ViewController("M"), animated: true)
      }.diagnostics.map(\.message)
    }
    #expect(
      said == [
        ["Attempt to present M on A whose view is not in the window hierarchy!"],
        ["Attempt to present M on A (from X) whose view is not in the window hierarchy."],
        ["Attempt to present M on A (from X) whose view is not in the window hierarchy."],
      ])
  }

  // Rule 14.7 U2: U2 in UIKit's words; it and D08 name the line of the caller.
  // Evidence: two full quotations.
  @Test func `14.7 U2 has UIKit's wording`() {
    let said = lesson { _, _, all in all[0].viewDidAppear(false) }
    #expect(
      said.diagnostics.first?.message
        == "Calling -viewDidAppear: directly on a view controller is not supported, and may "
        + "result in out-of-order callbacks and other inconsistent behavior. Use the "
        + "-beginAppearanceTransition:animated: and -endAppearanceTransition APIs on "
        + "UIViewController to manually drive appearance callbacks instead. Make a symbolic "
        + "breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the "
        + "debugger. View controller: P")
  }

  /// A controller with a child of its own, in no window yet.
  private func nest(_ name: String) -> ViewController {
    let host = ViewController(name)
    host.embed(ViewController(name + "C"))
    return host
  }

  // Rule 14.25: WA and IA come in one transaction, DA and DD in a later one: without animation,
  // too, all that come receive IA, in the order of views, before the first did callback of the
  // exchange.
  // Evidence: documentation of `viewIsAppearing`; What's new in UIKit, WWDC 2023.
  // Also: `14.25 viewIsAppearing is sent in view order, even before layout`, `14.25 a manual
  // container's child receives viewIsAppearing with its container`, `14.25 a pushed child receives
  // viewIsAppearing before the old one disappears`.
  @Test func `14.25 all receive viewIsAppearing before the first receives viewDidAppear`() {
    let presented = story(given: rootOnScreen) { simulation, _, all in
      let modal = nest("M")
      modal.modalPresentationStyle = .fullScreen
      all[0].present(modal, animated: false)
      simulation.turn()
      all[0].dismiss(animated: false)
    }
    #expect(
      presented
        == "MC.will(M) M.load MC.load MC.did(M) P.WD M.WA MC.WA M.IA MC.IA M.DA MC.DA P.DD "
        + "completion M.WD MC.WD P.WA P.IA P.DA M.DD MC.DD completion gone(M) gone(MC)")
    let exchanged = story(given: rootWithChild) { _, _, all in
      let new = nest("b")
      all[0].addChild(new)
      all[0].transition(from: all[1], to: new, duration: 0)
    }
    #expect(
      exchanged
        == "bC.will(b) b.load bC.load bC.did(b) b.will(P) a.WD b.WA bC.WA b.IA bC.IA b.DA bC.DA "
        + "a.DD completion")
  }

  @Test func `14.25 viewIsAppearing is sent in view order, even before layout`() {
    let told = story(given: rootWithChild) { _, _, all in
      let new = ViewController("b")
      let (upper, lower) = (ViewController("u"), ViewController("l"))
      new.embed(upper)
      new.addChild(lower)
      new.view.insertSubview(lower.view, at: 0)
      lower.didMove(toParent: new)
      all[0].addChild(new)
      all[0].transition(from: all[1], to: new, duration: 0)
    }
    #expect(told.hasSuffix("b.WA u.WA l.WA b.IA l.IA u.IA b.DA u.DA l.DA a.DD completion"))
  }

  @Test func `14.25 a manual container's child receives viewIsAppearing with its container`() {
    let told = story(given: rootOnScreen) { simulation, _, all in
      let modal = RelayingContainer("M")
      modal.embed(ViewController("C"))
      modal.modalPresentationStyle = .fullScreen
      all[0].present(modal, animated: false)
      simulation.turn()
    }
    #expect(told.hasSuffix("P.WD M.WA C.WA M.IA C.IA M.DA C.DA P.DD completion"))
  }

  // Rule 14.10: `isMovingFromParent` is true only in the callbacks of the one that moves, not in
  // those of a child that are forwarded.
  // Evidence: LifecycleHooks#2.
  @Test func `14.10 only the moved controller is moving, and only in its callbacks`() {
    var seen: [String] = []
    let told = story(given: rootOnScreen) { simulation, _, all in
      let (child, hook) = (Puppet("C"), Puppet("H"))
      all[0].embed(child)
      child.embed(hook)
      simulation.finishAnimations()
      child.onWillDisappear = { seen.append("C \(child.isMovingFromParent)") }
      hook.onWillDisappear = {
        seen.append("H \(hook.isMovingFromParent), C \(child.isMovingFromParent)")
      }
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      seen.append("between \(child.isMovingFromParent)")
      child.removeFromParent()
    }
    #expect(seen == ["C true", "H false, C false", "between false"])
    #expect(told.hasSuffix("C.will(nil) C.WD H.WD C.did(nil) C.DD H.DD C.did(nil)"))
  }

  private func exchange(_ flip: (inout ContainmentPolicy) -> Void) -> String {
    story(given: rootWithChild) { simulation, _, all in
      flip(&simulation.policy)
      let new = ViewController("b")
      all[0].addChild(new)
      all[1].willMove(toParent: nil)
      all[0].transition(from: all[1], to: new, duration: 0) {
      } completion: { _ in
        simulation.log("done")
        new.didMove(toParent: all[0])
        all[1].removeFromParent()
      }
      simulation.log("called")
    }
  }

  // Rule 14.11: The completion of a transition without duration comes with the next turn
  // (`completesInCallWithoutDuration`). An inference.
  // Evidence: documentation of `UIView.animate`.
  @Test func `14.11 a transition without duration completes in the next turn`() {
    let inCall = "b.will(P) a.will(nil) a.WD b.load b.WA b.IA b.DA a.DD "
    #expect(exchange { _ in } == inCall + "called completion done b.did(P) a.did(nil)")
    #expect(
      exchange { $0.completesInCallWithoutDuration = true }
        == inCall + "completion done b.did(P) a.did(nil) called")
  }

  // Rule 14.13: A child of the root added before the root has appeared appears twice in iOS 6.
  // Evidence: openradar 14058168.
  @Test func `14.13 a child added before the root has appeared appears twice in iOS 6`() {
    let told = [Profile.ios5, .ios6, .ios17].map { era in
      story(profile: era) { _, window, _ in
        let root = ViewController("P")
        window.rootViewController = root
        root.embed(ViewController("C"))
      }
    }
    #expect(
      told == [
        "P.load P.WA C.will(P) C.load C.did(P) P.DA C.DA C.did(P)",
        "P.load P.WA C.will(P) C.load C.did(P) P.DA C.DA C.DA C.did(P)",
        "P.load P.WA C.will(P) C.load C.WA C.did(P) P.IA C.IA P.DA C.DA C.did(P)",
      ])
  }

  // Rule 14.16: A phone on its side is compact in height, and regular in width only in the Plus
  // and Max class: 414 points and more wide in portrait.
  // Evidence: UIKit's table of devices.
  @Test(arguments: [
    (390.0, 844.0, "compact x regular"), (844, 390, "compact x compact"),
    (896, 414, "regular x compact"), (736, 414, "regular x compact"),
    (932, 430, "regular x compact"), (852, 393, "compact x compact"),
    (812, 375, "compact x compact"), (768, 1024, "regular x regular"),
    (1024, 768, "regular x regular"),
  ])
  func `14.16 a phone in landscape has regular width only in the Plus and Max class`(
    width: Double, height: Double, classes: String
  ) {
    let traits = TraitCollection(screenWidth: width, height: height)
    let (horizontal, vertical) = (traits.horizontalSizeClass, traits.verticalSizeClass)
    #expect("\(horizontal.rawValue) x \(vertical.rawValue)" == classes)
  }

  // Rule 14.20: The size of a child is asked once, between the two `viewWillTransition`; `--all`
  // shows it.
  // Evidence: header and documentation of `UIContentContainer`.
  @Test func `14.20 a child is asked for its size once, between the two announcements`() {
    let lines = trace(all: true, given: rootWithChild) { _, window, _ in
      window.rotate(to: .landscapeLeft)
    }.split(separator: "\n").filter { $0.contains("viewWillTransition") || $0.contains("size(") }
    #expect(
      lines == [
        "0 P viewWillTransition(to: 460x320)", "0 P size(forChildContentContainer: a)",
        "0 a viewWillTransition(to: 460x320)",
      ])
  }
}
