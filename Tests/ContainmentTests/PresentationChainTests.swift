import Containment
import Testing

/// Dismissing one of several: semantics 6.7.
@Suite struct `6.7 A dismissal` {
  /// The result of calling dismiss on the controller at `index` of A>B>C.
  private func dismissal(by index: Int, style: ModalPresentationStyle = .fullScreen) -> String {
    story(given: chain(style: style)) { simulation, window, all in
      all[index].dismiss(animated: true)
      simulation.finishAnimations()
      simulation.log(all.map { "\($0)(\(($0 as? Witness)?.facts ?? ""))" }.joined())
      simulation.log(window.contents.joined(separator: ","))
    }
  }

  // Rule 6.7 chain: Only the topmost animates; only it and the uncovered controller receive
  // callbacks.
  // Also: `by B or by C of A>B>C removes C only`, `by A of sheets is sent to the visible ones,
  // topmost first`.
  @Test func `by A of A>B>C moves C only, and B receives nothing`() {
    #expect(
      dismissal(by: 0) == "C.WD* A.WA* A.IA* @400 A.DA* C.DD* completion A()B()C() A.view")
  }

  @Test(arguments: [1, 2])
  func `by B or by C of A>B>C removes C only`(index: Int) {
    #expect(
      dismissal(by: index) == "C.WD* B.WA* B.IA* @400 B.DA* C.DD* completion "
        + "A(shows B)B(by A)C() B.view")
  }

  @Test func `by A of sheets is sent to the visible ones, topmost first`() {
    #expect(
      dismissal(by: 0, style: .pageSheet)
        == "C.WD* B.WD* @400 C.DD* B.DD* completion A()B()C() A.view")
    #expect(
      dismissal(by: 1, style: .pageSheet)
        == "C.WD* @400 C.DD* completion A(shows B)B(by A)C() A.view,B.veil,B.view")
  }

  // Rule 6.7 whom: The controller that the receiver or its container presents, with all on top of
  // it; else the receiver; else nothing happens.
  // Also: `does nothing when there is nothing to dismiss`.
  @Test func `by a child applies to what its container presents, or to its presenter`() {
    let text = story(given: chain(["A", "M"])) { simulation, _, all in
      let (a, m) = (ViewController("a"), ViewController("m"))
      all[0].embed(a)
      all[1].embed(m)
      simulation.finishAnimations()
      simulation.log("up")
      m.dismiss(animated: true)
      simulation.finishAnimations()
      simulation.log("again")
      a.present(all[1], animated: false)
      simulation.turn()
      a.dismiss(animated: true)
    }
    let up = text.components(separatedBy: "up ").last?.components(separatedBy: " again")
    #expect(
      up?[0] == "M.WD* m.WD* A.WA* a.WA* A.IA* a.IA* @400 A.DA* a.DA* M.DD* m.DD* completion")
    #expect(up?[1].contains("M.WD* m.WD* A.WA* a.WA*") == true)
  }

  @Test func `does nothing when there is nothing to dismiss`() {
    var completions = 0
    let text = story(given: rootWithChild) { _, _, all in
      all[0].dismiss(animated: true) { completions += 1 }
      all[1].dismiss(animated: false) { completions += 1 }
    }
    #expect(text == "")
    #expect(completions == 0)
  }

  // Rule 6.7 meanwhile: A dismissal during another waits; one of a controller that is being
  // dismissed goes to the caller's own presenter (14.2), or is dropped with D37.
  // Also: `waits for a presentation that is still running`, `by A waits for one by B`.
  @Test func `does nothing for a controller that is being dismissed`() {
    var completions = 0
    let text = story(given: chain(["A", "M"])) { simulation, _, all in
      for _ in 0..<3 { all[1].dismiss(animated: true) { completions += 1 } }
      simulation.advance(by: 0.2)
      all[0].dismiss(animated: true) { completions += 1 }
    }
    #expect(text == "M.WD* A.WA* A.IA* @400 A.DA* M.DD* completion")
    #expect(completions == 1)
  }

  @Test(arguments: [Profile.ios13, .ios17])
  func `waits for a presentation that is still running`(profile: Profile) {
    let text = story(profile: profile) { simulation, window, _ in
      let (a, m) = (ViewController("A"), ViewController("M"))
      window.rootViewController = a
      simulation.turn()
      simulation.log("present")
      a.present(m, animated: true)
      m.dismiss(animated: true)
      simulation.finishAnimations()
      #expect(m.presentingViewController == nil && a.presentedViewController == nil)
    }
    #expect(
      text.contains("present M.load M.WA* M.IA* @400 M.DA* completion M.WD* @800 M.DD* completion"))
  }

  @Test func `by A waits for one by B`() {
    let text = story(given: chain()) { simulation, window, all in
      all[1].dismiss(animated: true)
      simulation.advance(by: 0.1)
      all[0].dismiss(animated: true)
      simulation.finishAnimations()
      #expect(window.contents == ["A.view"])
    }
    #expect(
      text == "C.WD* B.WA* B.IA* @400 B.DA* C.DD* completion "
        + "B.WD* A.WA* A.IA* @800 A.DA* B.DD* completion")
  }

  @Test func `does not bring back a presenter that is no longer the root`() {
    let text = story(given: chain(["A", "M"])) { simulation, window, all in
      window.rootViewController = ViewController("N")
      simulation.turn()
      simulation.log("dismiss")
      all[0].dismiss(animated: true)
      simulation.finishAnimations()
      #expect(window.contents == ["N.view"])
    }
    #expect(text.hasSuffix("dismiss M.WD* @400 M.DD* completion"))
  }

  @Test func `sends nothing to controllers that have left the screen`() {
    let text = story(given: chain(["A", "M"], style: .pageSheet)) { simulation, window, all in
      all[1].view.removeFromSuperview()
      simulation.turn()
      simulation.log("dismiss")
      all[0].dismiss(animated: true)
      simulation.finishAnimations()
      #expect(window.contents == ["A.view"])
    }
    #expect(text == "M.WD M.DD dismiss @400 completion")
  }
}
