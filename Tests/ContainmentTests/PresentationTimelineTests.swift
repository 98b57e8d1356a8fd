import Containment
import Testing

/// The worked timelines of presentation, as whole traces in the eras where they differ.
@Suite struct `A worked timeline of presentation` {
  /// A on screen with its child c, and M, not loaded yet, which wants a style.
  private func family(
    _ style: ModalPresentationStyle
  ) -> (Simulation, Window) -> [ViewController] {
    { _, window in
      let (a, c, m) = (ViewController("A"), ViewController("c"), ViewController("M"))
      window.rootViewController = a
      a.embed(c)
      m.modalPresentationStyle = style
      return [a, c, m]
    }
  }

  private func presented(
    _ style: ModalPresentationStyle
  ) -> (Simulation, Window) -> [ViewController] {
    { simulation, window in
      let all = self.family(style)(simulation, window)
      simulation.turn()
      all[0].present(all[2], animated: false)
      return all
    }
  }

  // Rule 6.4: Loading, the presenter's WD, WA, IA; at the end DA, the presenter's DD, completion;
  // each with those below.
  // Also: `6.4 notifies the presenter's family right after it, and the presented's too`.
  // Rule 6.4 in the turn: From iOS 8 on nothing of it in the call but the loading (14.27).
  // Also: `13.8 present full screen, animated`.
  @Test(arguments: [Profile.ios17, .ios8])
  func `6.4 presents full screen in the next turn`(profile: Profile) {
    let text = trace(all: true, profile: profile, given: family(.fullScreen)) {
      simulation, _, all in
      all[0].present(all[2], animated: true)
      simulation.log("returned")
    }
    let callback =
      profile.sendsViewIsAppearing ? "viewIsAppearing(true)" : "traitCollectionDidChange"
    #expect(
      text == """
        0 call A.present(M)
        0 M loadView
        0 M viewDidLoad
        0 > returned
        0 A viewWillDisappear(true)
        0 c viewWillDisappear(true)
        0 M viewWillAppear(true)
        0 M \(callback)
        0 M viewWillLayoutSubviews
        0 M viewDidLayoutSubviews
        400 M viewDidAppear(true)
        400 A viewDidDisappear(true)
        400 c viewDidDisappear(true)
        400 A completion present finished=true

        """)
  }

  // Rule 14.27: From iOS 8 on `present` loads the presented view in the call, and only the
  // appearance waits for the next turn. Where another transition runs, the loading waits for its
  // end, too.
  // Evidence: `loadView` below `_setPresentationController:` and
  // `presentViewController:animated:completion:` in public crash logs; that a waiting call goes on
  // when the transition has ended: nextcloud/talk-ios#1291, material-components-ios#8506,
  // react-native#32366.
  // Also: `14.27 does not load when it is refused`, `14.27 loads after the transition it waits
  // for`.
  @Test(arguments: [Profile.ios8, .ios13, .ios17])
  func `14.27 loads the presented in the call`(profile: Profile) {
    _ = story(profile: profile, given: family(.fullScreen)) { simulation, _, all in
      all[0].present(all[2], animated: true)
      #expect(all[2].isViewLoaded && all[2].view.window == nil)
      #expect(all[2].presentingViewController === all[0])
      simulation.finishAnimations()
    }
  }

  @Test func `14.27 loads after the transition it waits for`() {
    let text = story(given: family(.fullScreen)) { simulation, _, all in
      let second = ViewController("N")
      all[0].present(all[2], animated: true)
      simulation.turn()
      all[2].present(second, animated: true)
      #expect(!second.isViewLoaded)
      simulation.finishAnimations()
      #expect(second.isViewLoaded)
    }
    #expect(text.contains("completion N.load "))
  }

  @Test func `14.27 does not load when it is refused`() {
    _ = story(given: family(.fullScreen)) { simulation, _, all in
      let second = ViewController("N")
      all[0].present(all[2], animated: true)
      all[0].present(second, animated: true)
      simulation.finishAnimations()
      #expect(!second.isViewLoaded)
    }
  }

  @Test(arguments: [Profile.ios5, .ios6])
  func `9.11 presents full screen in the call, before iOS 8`(profile: Profile) {
    let text = trace(profile: profile, given: family(.automatic)) { simulation, _, all in
      all[0].present(all[2], animated: true)
      simulation.log("returned")
    }
    #expect(
      text == """
        0 M loadView
        0 M viewDidLoad
        0 A viewWillDisappear(true)
        0 c viewWillDisappear(true)
        0 M viewWillAppear(true)
        0 > returned
        400 M viewDidAppear(true)
        400 A viewDidDisappear(true)
        400 c viewDidDisappear(true)
        400 A completion present finished=true

        """)
  }

  // Rule 6.5: WD, the presenter's WA and IA; at the end its DA, DD, completion; its view comes
  // back below.
  // Also: `6.5 brings the presenter's family back below the dismissed view`.
  @Test func `6.5 dismisses full screen in the next turn`() {
    let text = trace(all: true, given: presented(.fullScreen)) { simulation, _, all in
      all[0].dismiss(animated: true)
      simulation.log("returned \(all[2].isBeingDismissed)")
    }
    #expect(
      text == """
        0 call A.dismiss()
        0 > returned true
        0 M viewWillDisappear(true)
        0 A viewWillAppear(true)
        0 c viewWillAppear(true)
        0 A viewIsAppearing(true)
        0 c viewIsAppearing(true)
        400 A viewDidAppear(true)
        400 c viewDidAppear(true)
        400 M viewDidDisappear(true)
        400 A completion dismiss finished=true

        """)
  }

  @Test func `9.11 dismisses in the call, before iOS 8`() {
    let text = trace(profile: .ios6, given: presented(.fullScreen)) { simulation, _, all in
      all[2].dismiss(animated: true)
      simulation.log("returned")
    }
    #expect(
      text == """
        0 M viewWillDisappear(true)
        0 A viewWillAppear(true)
        0 c viewWillAppear(true)
        0 > returned
        400 A viewDidAppear(true)
        400 c viewDidAppear(true)
        400 M viewDidDisappear(true)
        400 M completion dismiss finished=true

        """)
  }

  @Test(arguments: [ModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen])
  func `6.3 presents and dismisses a sheet without callbacks of A`(style: ModalPresentationStyle) {
    let text = trace(given: family(style)) { simulation, _, all in
      all[0].present(all[2], animated: true)
      simulation.finishAnimations()
      all[2].dismiss(animated: true)
    }
    #expect(
      text == """
        0 M loadView
        0 M viewDidLoad
        0 M viewWillAppear(true)
        0 M viewIsAppearing(true)
        400 M viewDidAppear(true)
        400 A completion present finished=true
        400 M viewWillDisappear(true)
        800 M viewDidDisappear(true)
        800 M completion dismiss finished=true

        """)
  }

  // Rule 6.3 compact: Before iOS 13 a sheet without room is full screen.
  // Also: `13.10 present and dismiss a sheet`.
  @Test func `6.3 is full screen on a phone and a sheet on a tablet in iOS 6`() {
    func run(width: Double) -> String {
      story(profile: .ios6) { simulation, window, _ in
        window.resize(to: CGSize(width: width, height: 1024))
        let (a, m) = (ViewController("A"), ViewController("M"))
        window.rootViewController = a
        simulation.turn()
        simulation.log("present")
        m.modalPresentationStyle = .formSheet
        a.present(m, animated: true)
        simulation.finishAnimations()
        simulation.log("dismiss")
        m.dismiss(animated: true)
        simulation.finishAnimations()
        simulation.log("end")
        withExtendedLifetime((a, m)) {}
      }
    }
    let phone = run(width: 320).components(separatedBy: "present ").last
    #expect(
      phone?.hasPrefix(
        "M.load A.WD* M.WA* @400 M.DA* A.DD* completion dismiss M.WD* A.WA* @800 A.DA* M.DD* "
          + "completion end") == true)
    let tablet = run(width: 768).components(separatedBy: "present ").last
    #expect(
      tablet?.hasPrefix(
        "M.load M.WA* @400 M.DA* completion dismiss M.WD* @800 M.DD* completion end") == true)
  }

  @Test func `has the same lines in one turn without animation`() {
    let text = story(given: family(.fullScreen)) { simulation, _, all in
      all[0].present(all[2], animated: false)
      simulation.log("returned")
      simulation.turn()
      simulation.log("turned")
      all[0].dismiss(animated: false)
      simulation.log("returned")
      simulation.turn()
    }
    #expect(
      text == "M.load returned A.WD c.WD M.WA M.IA M.DA A.DD c.DD completion turned "
        + "returned M.WD A.WA c.WA A.IA c.IA A.DA c.DA M.DD completion")
  }
}
