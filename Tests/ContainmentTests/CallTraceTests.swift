import Containment
import Testing

/// The calls themselves, which `--all` adds to a trace: script-and-cli.md, section 2.
@Suite struct `A full trace` {
  @Test func `includes calls of containment and of views`() {
    let text = trace(all: true, profile: .ios8, given: rootOnScreen) { simulation, _, all in
      let (child, plain) = (ViewController("C"), View("V"))
      all[0].addChild(child)
      all[0].view.addSubview(child.view)
      all[0].view.insertSubview(plain, at: 0)
      all[0].view.bringSubviewToFront(plain)
      plain.tap()
      plain.removeFromSuperview()
      child.beginAppearanceTransition(false, animated: false)
      child.endAppearanceTransition()
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(
      text.split(separator: "\n").filter { $0.hasPrefix("0 call ") } == [
        "0 call P.addChild(C)", "0 call P.view.addSubview(C.view)",
        "0 call P.view.insertSubview(V)", "0 call P.view.bringSubviewToFront(V)",
        "0 call V.tap()", "0 call V.removeFromSuperview()",
        "0 call C.beginAppearanceTransition()", "0 call C.endAppearanceTransition()",
        "0 call C.view.removeFromSuperview()", "0 call C.removeFromParent()",
      ])
  }

  @Test func `includes changes to windows and traits, and memory warnings`() {
    let text = trace(all: true, given: phone) { simulation, window, all in
      window.resize(to: CGSize(width: 844, height: 390))
      window.rotate(to: .portraitUpsideDown)
      window.traitOverrides = TraitCollection(userInterfaceStyle: .dark)
      all[1].traitOverrides = TraitCollection(horizontalSizeClass: .compact)
      window.makeKeyAndVisible()
      window.makeKey()
      simulation.sendMemoryWarning()
      all[0].setNeedsUpdateOfSupportedInterfaceOrientations()
      window.rootViewController = nil
    }
    #expect(
      text.split(separator: "\n").filter { $0.contains(" call ") } == [
        "0 call window.resize(to: 844x390, animated: false)",
        "0 call window.rotate(to: .portraitUpsideDown)",
        "0 call window.traitOverrides = unspecified x unspecified, dark",
        "0 call C.traitOverrides = compact x unspecified, unspecified",
        "0 call window.makeKeyAndVisible()", "0 call window.makeKey()",
        "0 call simulation.sendMemoryWarning()",
        "0 call P.setNeedsUpdateOfSupportedInterfaceOrientations()",
        "0 call window.rootViewController()",
      ])
  }

  @Test func `leaves calls out by default`() {
    let text = trace(given: phone) { _, window, _ in
      window.resize(to: window.bounds.size)
      window.makeKey()
      window.tap()
    }
    #expect(text == "")
  }

  @Test func `writes calls of the simulation without a subject in JSON`() {
    let recording = simulated { simulation, _ in simulation.sendMemoryWarning() }
    #expect(
      recording.traceJSON(all: true)
        == #"{"time":0,"turn":1,"call":"simulation.sendMemoryWarning()","subject":null,"#
        + #""arguments":null}"# + "\n")
  }
}
