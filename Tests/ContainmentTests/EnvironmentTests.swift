import Containment
import Testing

/// Showing, the status bar, memory and the key window: semantics 5.5 to 5.7.
@Suite struct `The environment` {
  /// A container that shows controllers its own way.
  class Shower: ViewController {
    override func show(_ controller: ViewController, sender: Any?) {
      simulation.log("\(name) shows \(controller) for \(sender as? String ?? "nil")")
    }
  }

  final class Keeper: ViewController {
    override func showDetailViewController(_ controller: ViewController, sender: Any?) {
      simulation.log("\(name) keeps \(controller)")
    }
  }

  // Rule 5.5 walk: `show` and `showDetail` walk up to the first container that overrides them;
  // otherwise the receiver presents.
  // Also: `5.5 is one that no container wanted to show`, `5.5 is presented by the first receiver,
  // whose context counts`.
  @Test func `5.5 shows a controller in the nearest container that can`() {
    let text = story { simulation, window, _ in
      let (keeper, outer, inner, leaf) = (
        Keeper("K"), Shower("S"), ViewController("M"), ViewController("L")
      )
      window.rootViewController = keeper
      keeper.embed(outer)
      outer.embed(inner)
      inner.embed(leaf)
      simulation.turn()
      simulation.log("now")
      let shown = ViewController("x")
      leaf.show(shown, sender: "me")
      outer.show(shown, sender: nil)
      leaf.showDetailViewController(shown, sender: nil)
      simulation.log("end")
    }
    #expect(
      text.components(separatedBy: "now ").last?.components(separatedBy: " end").first
        == "S shows x for me S shows x for nil K keeps x")
  }

  // Rule 5.5 E2: Before iOS 8 neither exists.
  @Test(arguments: [Profile.ios5, .ios6])
  func `5.5 has no show before ios8`(profile: Profile) {
    let text = story(profile: profile, given: phone) { simulation, _, all in
      let shown = ViewController("x")
      all[1].show(shown, sender: nil)
      all[1].showDetailViewController(shown, sender: nil)
      #expect(simulation.refusals.map(\.id) == ["E2", "E2"])
    }
    #expect(text.hasPrefix("E2(C) E2(C)"))
  }

  // Rule 5.6: The root, or the controller presented in the style `fullScreen`, or its
  // `childForStatusBar…`, decides the status bar; nothing draws it.
  // Also: `5.6 gives the status bar only to full-screen presentations`.
  @Test func `5.6 asks the full-screen controller, or the one it names, for the status bar`() {
    final class Delegating: ViewController {
      override var childForStatusBarStyle: ViewController? { children.first }
      override var childForStatusBarHidden: ViewController? { self }
      override var prefersStatusBarHidden: Bool { true }
    }
    final class Bright: ViewController {
      override var preferredStatusBarStyle: StatusBar.Style { .lightContent }
    }
    _ = simulated { simulation, window in
      #expect(window.statusBar == StatusBar())
      let (root, child) = (Delegating("P"), Bright("C"))
      window.rootViewController = root
      #expect(window.statusBar.style == .default)
      root.addChild(child)
      #expect(window.statusBar.style == .lightContent)
      #expect(window.statusBar.isHidden)
      simulation.profile = .ios6
      #expect(window.statusBar == StatusBar())
    }
  }

  @Test(
    arguments: zip(
      [ModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .overCurrentContext],
      [StatusBar.Style.lightContent, .default, .default, .default]))
  func `5.6 gives the status bar only to full-screen presentations`(
    style: ModalPresentationStyle, bar: StatusBar.Style
  ) {
    final class Bright: ViewController {
      override var preferredStatusBarStyle: StatusBar.Style { .lightContent }
    }
    _ = simulated { simulation, window in
      let (root, presented) = (ViewController("P"), Bright("M"))
      window.rootViewController = root
      simulation.turn()
      presented.modalPresentationStyle = style
      root.present(presented, animated: false)
      simulation.turn()
      #expect(window.statusBar.style == bar)
      root.dismiss(animated: false)
      simulation.turn()
      #expect(window.statusBar.style == .default)
    }
  }

  // Rule 5.7 order: The application first, then the tree, parents first, loaded or not; then what
  // is presented over it.
  // Also: `5.7 receives a memory warning after the tree it covers`.
  @Test func `5.7 warns the application first, then the whole tree, loaded or not`() {
    let text = trace(given: phoneWithSibling) { simulation, _, all in
      let (unloaded, orphan) = (ViewController("U"), ViewController("o"))
      all[1].addChild(unloaded)
      all[0].view.addSubview(orphan.view)
      simulation.turn()
      simulation.applicationDidReceiveMemoryWarning = { simulation.log("application") }
      simulation.log("warn")
      simulation.sendMemoryWarning()
      simulation.applicationDidReceiveMemoryWarning = nil
      withExtendedLifetime((unloaded, orphan)) {}
    }
    #expect(
      text.components(separatedBy: "> warn\n").last == """
        0 > application
        0 P didReceiveMemoryWarning
        0 C didReceiveMemoryWarning
        0 U didReceiveMemoryWarning
        0 S didReceiveMemoryWarning

        """)
  }

  @Test func `5.7 lets ios5 keep the view of a controller that does not call super`() {
    final class Keeping: ViewController {
      override func didReceiveMemoryWarning() {}
    }
    let text = story(profile: .ios5, given: rootOnScreen) { simulation, _, all in
      let (keeping, plain) = (Keeping("K"), ViewController("p"))
      for child in [keeping, plain] {
        all[0].addChild(child)
        child.loadViewIfNeeded()
      }
      simulation.log("warn")
      simulation.sendMemoryWarning()
      #expect(keeping.isViewLoaded && !plain.isViewLoaded && all[0].isViewLoaded)
      #expect(plain.view != nil)
      simulation.log("end")
    }
    #expect(
      text.components(separatedBy: "warn ").last?.components(separatedBy: " end").first
        == "P.didReceiveMemoryWarning K.didReceiveMemoryWarning p.didReceiveMemoryWarning "
        + "p.viewWillUnload p.viewDidUnload p.load")
  }

  @Test func `5.7 does not unload a view that is just appearing`() {
    _ = simulated(profile: .ios5) { simulation, window in
      let root = Puppet("P")
      root.onWillAppear = { simulation.sendMemoryWarning() }
      window.rootViewController = root
      #expect(root.isViewLoaded && root.view.window === window)
    }
  }

  @Test func `has one key window`() {
    _ = simulated { _, window in
      let other = Window("other")
      #expect(window.isKeyWindow && !other.isKeyWindow)
      other.makeKey()
      #expect(!window.isKeyWindow && other.isKeyWindow)
    }
  }
}
