import Containment
import Testing

/// The presenter, the links, the styles and the queries meanwhile: semantics 6.1 to 6.6.
@Suite struct `A presentation` {
  /// P on screen, a in it, g in a; the window is a telephone's.
  private func family(_ simulation: Simulation, _ window: Window) -> [ViewController] {
    let all = ["P", "a", "g"].map { Witness($0) }
    window.rootViewController = all[0]
    all[0].embed(all[1])
    all[1].embed(all[2])
    return all
  }

  // Rule 6.1 who: The outermost container presents; in the context styles the nearest that defines
  // a context.
  // Also: `6.1 falls back to the outermost container without a context`.
  @Test(arguments: ModalPresentationStyle.allCases)
  func `6.1 is made by the outermost container, or the nearest that defines a context`(
    style: ModalPresentationStyle
  ) {
    _ = story(given: family) { simulation, _, all in
      let modal = ViewController("M")
      modal.modalPresentationStyle = style
      all[1].definesPresentationContext = true
      all[2].present(modal, animated: true)
      let isInContext = style == .currentContext || style == .overCurrentContext
      #expect(modal.presentingViewController === all[isInContext ? 1 : 0])
      simulation.finishAnimations()
    }
  }

  @Test(arguments: [ModalPresentationStyle.currentContext, .overCurrentContext])
  func `6.1 falls back to the outermost container without a context`(
    style: ModalPresentationStyle
  ) {
    _ = story(given: family) { _, _, all in
      let modal = ViewController("M")
      modal.modalPresentationStyle = style
      all[2].present(modal, animated: true)
      #expect(modal.presentingViewController === all[0])
    }
  }

  // Rule 6.1 links: `presentingViewController` is the actual presenter; every descendant of the
  // presenter returns the same presented controller.
  @Test func `6.1 is visible to all below the presenter and the presented`() {
    _ = story(given: family) { _, _, all in
      let (modal, inner) = (ViewController("M"), ViewController("i"))
      modal.embed(inner)
      all[2].present(modal, animated: true)
      #expect(all.map { $0.presentedViewController?.name } == ["M", "M", "M"])
      #expect(inner.presentingViewController === all[0])
      #expect(modal.children.count == 1 && all[0].children.count == 1)
      #expect(modal.parent == nil)
    }
  }

  // Rule 6.2: Linked in the call, before any callback; being presented until just before the
  // completion.
  @Test(arguments: Profile.allCases)
  func `6.2 links both in the call, before any callback`(profile: Profile) {
    var atLoad = ""
    _ = story(profile: profile, given: family) { simulation, _, all in
      let modal = Witness("M")
      modal.onLoad = { atLoad = modal.facts }
      all[0].present(modal, animated: true) {
        #expect(!modal.isBeingPresented)
        simulation.log("completion")
      }
      #expect(modal.facts == "presented by P")
      #expect(all[0].presentedViewController === modal)
      let state = simulation.recording.latest
      #expect(state.controllers[modal.id]?.presenting == all[0].id)
      simulation.finishAnimations()
      #expect(modal.facts == "by P")
    }
    #expect(atLoad == "presented by P")
  }

  // Rule 10.18: `present` links and loads in the call (`linksPresentationsAtOnce`).
  // Also: `6.2 links both in the call, before any callback`.
  @Test func `10.18 links them only when it starts, if the policy says so`() {
    let text = story(given: family) { simulation, _, all in
      simulation.policy.linksPresentationsAtOnce = false
      let (modal, other) = (Witness("M"), ViewController("O"))
      all[0].present(modal, animated: true)
      all[0].present(other, animated: true)
      #expect(modal.facts == "")
      simulation.turn()
      #expect(modal.facts == "presented by P")
    }
    #expect(text.contains("M.load M.WA* M.IA* @400 M.DA* completion P3(P)"))
  }

  // Rule 6.3 automatic: A page sheet from iOS 13 on, full screen before.
  // Also: `9.10 presents full screen before iOS 13, as a sheet since, by default`.
  // Rule 6.3 full screen, current context: The presenter's view leaves, and the presenter receives
  // callbacks.
  // Also: `6.3 in a context covers only that controller's view`.
  // Rule 6.3 the others: The presenter's view stays, and the presenter receives nothing.
  // Also: `6.3 presents and dismisses a sheet without callbacks of A`, `6.3 of a sheet keeps
  // touches from the views below`, `6.3 leaves a strip at the top of a phone, and is centered on a
  // tablet`, `6.3 resizes with the window, even while the presenter is off screen`, `6.3 selects
  // its animation`.
  @Test func `6.3 removes the presenter from the screen, depending on its style`() {
    func run(_ style: ModalPresentationStyle, removes: Bool = false) -> String {
      var rest: [String] = []
      let text = story { simulation, window, _ in
        let (a, modal) = (ViewController("A"), ViewController("M"))
        window.rootViewController = a
        simulation.turn()
        modal.modalPresentationStyle = style
        modal.presentationController.shouldRemovePresentersView = removes
        a.present(modal, animated: true)
        simulation.finishAnimations()
        rest = window.contents
        a.dismiss(animated: true)
        simulation.finishAnimations()
        #expect(window.contents == ["A.view"])
        withExtendedLifetime(modal) {}
      }
      let hears = text.contains("A.WD*") && text.contains("A.DD*") && text.contains("A.WA*")
      return "\(hears) \(rest.joined(separator: " "))"
    }
    #expect(run(.fullScreen) == "true M.view")
    #expect(run(.currentContext) == "true M.view")
    #expect(run(.custom, removes: true) == "true M.view")
    #expect(run(.overFullScreen) == "false A.view M.view")
    #expect(run(.overCurrentContext) == "false A.view M.view")
    #expect(run(.custom) == "false A.view M.view")
    #expect(run(.popover) == "false A.view M.view")
    for style in [ModalPresentationStyle.automatic, .pageSheet, .formSheet] {
      #expect(run(style) == "false A.view M.veil M.view")
    }
  }

  @Test func `6.3 in a context covers only that controller's view`() {
    let text = story(given: family) { simulation, window, all in
      let modal = ViewController("M")
      modal.modalPresentationStyle = .currentContext
      all[1].definesPresentationContext = true
      all[1].view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
      let slot = all[0].view
      all[2].present(modal, animated: true)
      simulation.finishAnimations()
      #expect(slot?.subviews.map(\.name) == ["M.view"])
      #expect(modal.view.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
      modal.dismiss(animated: true)
      simulation.finishAnimations()
      #expect(slot?.subviews.map(\.name) == ["a.view"])
    }
    #expect(
      text == "M.load a.WD* g.WD* M.WA* M.IA* @400 M.DA* a.DD* g.DD* completion "
        + "M.WD* a.WA* g.WA* a.IA* g.IA* @800 a.DA* g.DA* M.DD* completion gone(M)")
  }

  @Test func `6.3 leaves a strip at the top of a phone, and is centered on a tablet`() {
    func frame(_ style: ModalPresentationStyle, _ width: Double, _ height: Double) -> CGRect {
      var frame = CGRect.zero
      _ = story { simulation, window, _ in
        window.resize(to: CGSize(width: width, height: height))
        let (a, modal) = (ViewController("A"), ViewController("M"))
        window.rootViewController = a
        modal.modalPresentationStyle = style
        a.present(modal, animated: true)
        simulation.turn()
        #expect(modal.view.frame == simulation.recording.latest.views[modal.view.id]?.frame)
        let began = simulation.recording.latest.presentation(of: modal.view.id)?.frame
        #expect(began?.minY == CGFloat(height))
        frame = modal.view.frame
      }
      return frame
    }
    #expect(frame(.pageSheet, 320, 460) == CGRect(x: 0, y: 40, width: 320, height: 420))
    #expect(frame(.fullScreen, 320, 460) == CGRect(x: 0, y: 0, width: 320, height: 460))
    #expect(frame(.formSheet, 1024, 768) == CGRect(x: 242, y: 74, width: 540, height: 620))
    #expect(frame(.pageSheet, 1024, 768) == CGRect(x: 160, y: 40, width: 704, height: 728))
  }

  @Test func `6.3 resizes with the window, even while the presenter is off screen`() {
    _ = story(given: chain(["A", "M"])) { simulation, window, all in
      window.resize(to: CGSize(width: 460, height: 320))
      #expect(all[1].view.frame.size == window.bounds.size)
      all[0].dismiss(animated: false)
      simulation.turn()
      #expect(all[0].view.frame == window.bounds)
    }
  }

  @Test func `6.4 notifies the presenter's family right after it, and the presented's too`() {
    let text = story(given: family) { simulation, _, all in
      let (modal, inner) = (ViewController("M"), ViewController("i"))
      modal.modalPresentationStyle = .fullScreen
      modal.embed(inner)
      simulation.log("present")
      all[2].present(modal, animated: true)
    }
    #expect(
      text == "i.will(M) M.load i.load i.did(M) present P.WD* a.WD* g.WD* M.WA* i.WA* M.IA* i.IA* "
        + "@400 M.DA* i.DA* P.DD* a.DD* g.DD* completion")
  }

  @Test func `6.5 brings the presenter's family back below the dismissed view`() {
    _ = story(given: chain(["A", "M"])) { simulation, window, all in
      #expect(window.contents == ["M.view"])
      all[1].dismiss(animated: true)
      simulation.advance(by: 0.1)
      #expect(window.contents == ["A.view", "M.view"])
      simulation.finishAnimations()
      #expect(window.contents == ["A.view"])
      #expect(all[1].view.frame == window.bounds)
    }
  }

  // Rule 6.6: Links and flags at every step.
  @Test func `6.6 answers questions about itself at every step`() {
    _ = story { simulation, window, _ in
      let (a, modal) = (Witness("A"), Witness("M"))
      window.rootViewController = a
      simulation.turn()
      a.seen = []
      modal.modalPresentationStyle = .fullScreen
      a.present(modal, animated: true) { simulation.log("\(a.facts) \(modal.facts)") }
      simulation.finishAnimations()
      #expect(a.seen == ["WD: shows M", "DD: shows M"])
      #expect(modal.seen == ["WA: presented by A", "DA: presented by A"])
      (a.seen, modal.seen) = ([], [])
      modal.dismiss(animated: true) { simulation.log("\(a.facts)\(modal.facts)") }
      #expect(modal.isBeingDismissed)
      simulation.finishAnimations()
      #expect(modal.seen == ["WD: dismissed by A", "DD: dismissed"])
      #expect(a.seen == ["WA: shows M", "DA: "])
      #expect(Array(simulation.recording.log) == ["shows M by A", ""])
    }
  }

  // Rule 6.10 P6: On a detached controller it warns and continues.
  @Test func `6.10 on a detached controller warns and continues`() {
    let text = story(given: family) { simulation, _, all in
      let (orphan, modal) = (ViewController("o"), ViewController("M"))
      modal.modalPresentationStyle = .fullScreen
      all[0].view.addSubview(orphan.view)
      simulation.turn()
      simulation.log("present")
      orphan.present(modal, animated: true)
      simulation.finishAnimations()
      orphan.dismiss(animated: true)
      simulation.finishAnimations()
      #expect(all[0].view.subviews.map(\.name) == ["a.view", "o.view"])
      simulation.log("end")
      withExtendedLifetime(modal) {}
    }
    #expect(
      text.hasPrefix(
        "o.load o.WA o.IA o.DA present P6(o) M.load o.WD* M.WA* M.IA* @400 M.DA* o.DD* completion "
          + "M.WD* o.WA* o.IA* @800 o.DA* M.DD* completion end"))
  }

  @Test func `3.4 sends nothing to orphans on either side`() {
    let text = story { simulation, window, _ in
      let (a, m) = (ViewController("A"), ViewController("M"))
      let orphans = [ViewController("o"), ViewController("u")]
      window.rootViewController = a
      a.view.addSubview(orphans[0].view)
      m.view.addSubview(orphans[1].view)
      m.modalPresentationStyle = .fullScreen
      simulation.turn()
      simulation.log("present")
      a.present(m, animated: true)
      simulation.finishAnimations()
      m.dismiss(animated: true)
      simulation.finishAnimations()
      simulation.log("end")
      withExtendedLifetime((orphans, m)) {}
    }
    let told = text.components(separatedBy: "present ").last?.components(separatedBy: " end")
    #expect(
      told?.first == "A.WD* M.WA* M.IA* @400 M.DA* A.DD* completion "
        + "M.WD* A.WA* A.IA* @800 A.DA* M.DD* completion")
  }

  @Test func `6.3 of a sheet keeps touches from the views below`() {
    _ = story(given: chain(["A", "M"], style: .pageSheet)) { simulation, window, all in
      #expect(window.hitTest(CGPoint(x: 160, y: 20))?.name == "M.veil")
      #expect(window.hitTest(CGPoint(x: 160, y: 300)) === all[1].view)
      all[1].dismiss(animated: true)
      simulation.finishAnimations()
      #expect(window.hitTest(CGPoint(x: 160, y: 20)) === all[0].view)
    }
  }

  @Test func `is cancelled when loading builds an invalid hierarchy`() {
    let text = story(given: family) { simulation, window, all in
      let (modal, other, child) = (Witness("M"), ViewController("O"), ViewController("x"))
      other.addChild(child)
      modal.onLoad = { modal.view.addSubview(child.view) }
      simulation.log("present")
      all[0].present(modal, animated: true)
      simulation.finishAnimations()
      #expect(modal.presentingViewController == nil && !modal.isBeingPresented)
      #expect(window.contents == ["P.view"])
      simulation.log("end")
      withExtendedLifetime((modal, other)) {}
    }
    #expect(text.contains("present M.load x.load H1(x) end"))
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func `is cancelled when a callback builds an invalid hierarchy`(
    style: ModalPresentationStyle
  ) {
    let text = story(given: family) { simulation, window, all in
      let (modal, other, child) = (Witness("M"), ViewController("O"), ViewController("x"))
      other.addChild(child)
      modal.modalPresentationStyle = style
      modal.onWillAppear = { modal.view.addSubview(child.view) }
      simulation.log("present")
      all[0].present(modal, animated: true)
      simulation.finishAnimations()
      #expect(modal.presentingViewController == nil && !modal.isBeingPresented)
      #expect(modal.appearancePhase == .disappeared && all[0].appearancePhase == .appeared)
      #expect(window.contents == ["P.view"])
      simulation.log("end")
      withExtendedLifetime((modal, other)) {}
    }
    #expect(
      text.contains(
        style == .fullScreen
          ? "P.WD* a.WD* g.WD* M.WA* x.load H1(x) M.WD* M.DD* P.WA* a.WA* g.WA* P.DA* a.DA* g.DA* end"
          : "present M.load M.WA* x.load H1(x) M.WD* M.DD* end"))
  }
}
