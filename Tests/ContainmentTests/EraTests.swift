import Foundation
import Geometry
import Hierarchy
import Testing

@testable import Containment

/// What the eras do differently: semantics 9, row by row, as far as it needs no stock container.
@Suite struct `An era` {
  // Rule 9.1: Containment exists from iOS 5 on, where `parent` no longer returns the presenter.
  @Test(arguments: Profile.allCases)
  func `9.1 has parents for children, and none for presented controllers`(profile: Profile) {
    _ = story(profile: profile, given: rootWithChild) { simulation, _, all in
      let modal = ViewController("M")
      all[0].present(modal, animated: false)
      simulation.finishAnimations()
      #expect(all[1].parent === all[0] && modal.parent == nil)
      #expect(modal.presentingViewController === all[0] && all[0].children.count == 1)
    }
  }

  /// A container that stops rotation and appearance, or one of them.
  private final class Switched: Turning {
    var stopsAppearance = false
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { !stopsAppearance }
    override var shouldAutomaticallyForwardRotationMethods: Bool { stopsAppearance }
  }

  // Rule 9.2: One forwarding switch in iOS 5, two in iOS 6, appearance alone since.
  @Test(arguments: Profile.allCases, [true, false])
  func `9.2 has one forwarding switch, two, or one again`(profile: Profile, stopsAppearance: Bool) {
    let text = story(profile: profile) { simulation, window, _ in
      window.resize(to: CGSize(width: 300, height: 400))
      let parent = Switched("P")
      parent.stopsAppearance = stopsAppearance
      parent.embed(ViewController("C"))
      window.rootViewController = parent
      simulation.turn()
      window.rotate()
    }
    #expect(text.contains("C.WA") == !stopsAppearance)
    let isRotationTold =
      switch profile {
      case .ios5: !stopsAppearance
      case .ios6: stopsAppearance
      default: true
      }
    let told = text.contains("C.willRotate") || text.contains("C.viewWillTransition")
    #expect(told == isRotationTold)
  }

  // Rule 9.3: Memory warnings unload views in iOS 5 only.
  @Test(arguments: Profile.allCases)
  func `9.3 unloads views in iOS 5 only`(profile: Profile) {
    let text = story(profile: profile, given: rootOnScreen) { simulation, _, all in
      let child = ViewController("C")
      all[0].addChild(child)
      child.loadViewIfNeeded()
      simulation.sendMemoryWarning()
      #expect(child.isViewLoaded == (profile != .ios5))
    }
    let unloads = profile == .ios5 ? " C.viewWillUnload C.viewDidUnload" : ""
    #expect(
      text
        == "C.will(P) C.load P.didReceiveMemoryWarning C.didReceiveMemoryWarning\(unloads)")
  }

  /// Says what it is asked, and allows everything.
  private final class Asked: ViewController {
    override func shouldAutorotateToInterfaceOrientation(
      _ orientation: InterfaceOrientation
    ) -> Bool {
      simulation.log("\(name):old")
      return true
    }
    override var shouldAutorotate: Bool {
      simulation.log("\(name):switch")
      return true
    }
    override var supportedInterfaceOrientations: InterfaceOrientationMask {
      simulation.log("\(name):mask")
      return .all
    }
  }

  // Rule 9.4: iOS 5 asks the root for an orientation, later eras for a switch and a mask, from iOS
  // 16 on for the mask alone (14.3).
  @Test(arguments: Profile.allCases)
  func `9.4 asks only the root about rotation, with the method of its era`(profile: Profile) {
    let text = story(profile: profile) { simulation, window, _ in
      let root = Asked("P")
      root.embed(Asked("C"))
      window.rootViewController = root
      simulation.turn()
      simulation.log("rotate")
      #expect(window.rotate())
    }
    let asked = text.components(separatedBy: "rotate ").last?.split(separator: " ")
      .filter { $0.contains(":") }.joined(separator: " ")
    let questions: [Profile: String] = [.ios5: "P:old", .ios17: "P:mask"]
    #expect(asked == questions[profile, default: "P:switch P:mask"])
  }

  // Rule 9.10: By default presentations are full screen before iOS 13, and sheets since, which can
  // be swiped away.
  @Test(arguments: Profile.allCases)
  func `9.10 presents full screen before iOS 13, as a sheet since, by default`(
    profile: Profile
  ) {
    let text = story(profile: profile, given: rootOnScreen) { simulation, window, all in
      let modal = ViewController("M")
      all[0].present(modal, animated: true)
      simulation.finishAnimations()
      let isSheet = profile == .ios13 || profile == .ios17
      #expect(window.subviews.count == (isSheet ? 3 : 1))
      #expect(modal.interactiveDismissal.begin() == isSheet)
      modal.interactiveDismissal.finish()
    }
    #expect(text.contains("P.WD*") == !profile.sendsViewIsAppearing)
  }

  // Rule 9.11: Presentations start in the call before iOS 8, in the next turn since.
  // Also: `9.11 presents full screen in the call, before iOS 8`, `9.11 dismisses in the call,
  // before iOS 8`.
  @Test(arguments: Profile.allCases)
  func `9.11 presents in the call before iOS 8, in the next turn since`(profile: Profile) {
    let text = story(profile: profile, given: rootOnScreen) { simulation, _, all in
      let modal = ViewController("M")
      modal.modalPresentationStyle = .fullScreen
      all[0].present(modal, animated: true)
      simulation.log("returned")
    }
    // From iOS 8 on only the view is loaded in the call (14.27).
    let start = "P.WD* M.WA*"
    let isEarly = profile == .ios5 || profile == .ios6
    #expect(text.hasPrefix(isEarly ? "M.load \(start) returned" : "M.load returned \(start)"))
  }

  // Rule 9.13 U2: Calls by hand cause a warning in iOS 17 only.
  @Test(arguments: Profile.allCases)
  func `9.13 warns of each callback called by hand in iOS 17 only`(profile: Profile) {
    let text = story(profile: profile, given: rootWithChild) { _, _, all in
      all[1].viewWillAppear(true)
      all[1].viewDidAppear(true)
      all[1].viewWillDisappear(false)
      all[1].viewDidDisappear(false)
      all[1].viewIsAppearing(true)
    }
    let warning = profile == .ios17 ? " U2(a)" : ""
    let told = ["a.WA*", "a.DA*", "a.WD", "a.DD"].map { $0 + warning }.joined(separator: " ")
    #expect(text == "\(told) a.IA*")
  }

  /// A container of the old school: it relays its own appearance to the child on top, by hand.
  private final class OldSchool: ViewController {
    var top: ViewController?
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      top?.viewWillAppear(animated)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      top?.viewDidAppear(animated)
    }
  }

  // Rule 9.14: A root that relays by hand and has not declared its children: the window notifies
  // each of them too, so the top one receives everything twice and the bottom one receives
  // callbacks it should not. Declaring the children stops it.
  @Test(arguments: [Profile.ios5, .ios6])
  func `9.14 a relaying root sends undeclared children callbacks twice or wrongly`(
    profile: Profile
  ) {
    func told(declaring: Bool) -> String {
      story(profile: profile) { simulation, window, _ in
        let (root, bottom, top) = (
          OldSchool("R"), ViewController("bottom"), ViewController("top")
        )
        for child in [bottom, top] {
          if declaring { root.addChild(child) }
          root.view.addSubview(child.view)
        }
        root.top = top
        simulation.log("root")
        window.rootViewController = root
        simulation.turn()
        simulation.log("end")
        withExtendedLifetime((root, bottom)) {}
      }.components(separatedBy: "root ")[1].components(separatedBy: " end")[0]
    }
    #expect(
      told(declaring: false)
        == "R.WA top.WA bottom.WA top.WA R.DA top.DA bottom.DA top.DA")
    #expect(told(declaring: true) == "R.WA top.WA R.DA top.DA")
  }

  @Test(arguments: Profile.allCases)
  func `refuses overrides and registrations that it does not have`(profile: Profile) {
    let (hasAdaptivity, hasOverrides) = (profile.hasAdaptivity, profile == .ios17)
    _ = story(profile: profile, given: rootWithChild) { simulation, _, all in
      let before = all[1].traitCollection
      all[0].setOverrideTraitCollection(regular, forChild: all[1])
      #expect(simulation.refusals.count == (hasAdaptivity ? 0 : 1))
      #expect(all[0].overrideTraitCollection(forChild: all[1]) == (hasAdaptivity ? regular : nil))
      all[1].traitOverrides = dark
      all[1].registerForTraitChanges([.horizontalSizeClass]) { _, _ in simulation.log("called") }
      let refusals = (hasAdaptivity ? 0 : 1) + (hasOverrides ? 0 : 2)
      #expect(simulation.refusals.map(\.id) == Array(repeating: "E2", count: refusals))
      #expect(all[1].traitOverrides == (hasOverrides ? dark : TraitCollection()))
      if !hasAdaptivity { #expect(all[1].traitCollection == before) }
    }
  }

  @Test(arguments: Profile.allCases, [ModalPresentationStyle.overFullScreen, .overCurrentContext])
  func `keeps the presenter's view below its cover from iOS 8 on`(
    profile: Profile, style: ModalPresentationStyle
  ) {
    let text = story(profile: profile, given: rootOnScreen) { simulation, _, all in
      let modal = ViewController("M")
      modal.modalPresentationStyle = style
      all[0].present(modal, animated: false)
      simulation.finishAnimations()
      #expect((all[0].view.window != nil) == profile.hasAdaptivity)
    }
    #expect(text.contains("P.WD") == !profile.hasAdaptivity)
  }
}
