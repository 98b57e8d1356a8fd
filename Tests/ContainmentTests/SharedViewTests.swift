import Containment
import Testing

/// One view and two controllers: UIKit keeps them apart from iOS 6 on.
@Suite struct `A view given to two controllers` {
  @Test(arguments: [Profile.ios6, .ios8, .ios13, .ios17])
  func `H3 is refused to the second, and nothing changes`(profile: Profile) {
    let text = trace(profile: profile, given: rootWithChild) { simulation, _, all in
      let other = ViewController("C")
      let view = all[1].view
      let before = simulation.recording.latest
      other.view = view
      let after = simulation.recording.latest
      #expect(before.controllers == after.controllers && before.views == after.views)
      #expect(!other.isViewLoaded && view?.controller === all[1])
      #expect(simulation.refusals.map(\.id) == ["H3"])
    }
    #expect(
      text == """
        0 ! H3 C A view can only be associated with at most one view controller at a time! View \
        a.view is associated with a. Clear this association before associating this view with C.

        """)
  }

  @Test func `H3 is refused while it is loaded, and the loading ends without a view`() {
    final class Thief: ViewController {
      var loot: View?
      override func loadView() { view = loot }
    }
    let text = story(given: rootWithChild) { _, _, all in
      let thief = Thief("C")
      thief.loot = all[1].view
      #expect(thief.view !== all[1].view)
      #expect(!thief.isViewLoaded)
    }
    #expect(text == "H3(C) V1(C) C.load gone(C)")
  }

  @Test func `belongs to the second when the first has released it`() {
    let text = story(given: rootWithChild) { _, _, all in
      let (view, other) = (all[1].view, ViewController("C"))
      all[1].view = nil
      other.view = view
      #expect(view?.controller === other && other.view === view)
      #expect(!all[1].isViewLoaded)
    }
    #expect(text == "a.WD a.DD gone(C)")
  }

  @Test func `belongs to the last in iOS 5, in any order of release`() {
    let recording = simulated(profile: .ios5) { simulation, window in
      let (a, b) = (ViewController("a"), ViewController("b"))
      window.rootViewController = a
      simulation.turn()
      b.view = a.view
      #expect(a.viewIfLoaded?.controller === b && b.viewIfLoaded === a.viewIfLoaded)
      let view = b.view
      a.view = nil
      #expect(view?.controller === b)
      #expect(simulation.recording.latest.views.values.map(\.controller) == [nil, b.id])
      window.rootViewController = nil
      simulation.turn()
    }
    #expect(recording.diagnostics.isEmpty)
  }

  @Test func `outlives both in iOS 5`() {
    let recording = simulated(profile: .ios5) { simulation, window in
      let view = View("V")
      do {
        let a = ViewController("a")
        a.view = view
        do {
          let b = ViewController("b")
          b.view = view
          window.addSubview(view)
          simulation.turn()
        }
        #expect(view.controller == nil)
        window.addSubview(a.view)
        simulation.turn()
      }
      #expect(view.controller == nil && view.superview === window)
    }
    #expect(recording.latest.controllers.values.isEmpty)
  }
}
