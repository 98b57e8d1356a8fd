import Containment
import Testing

/// Views are made late and once: semantics 3.1.
@Suite struct `Loading` {
  // Rule 3.1 once: The first access makes the view: `loadView`, `viewDidLoad`, without animation.
  // Also: `3.1 is not animated, even inside an animation`.
  // Rule 3.1 when: Usually with `addSubview`, after `willMove` and before WA; earlier when `init`
  // asks.
  // Also: `3.1 loads before it is installed when init asks for it`.
  @Test func `3.1 happens on first access, after willMove and before viewWillAppear`() {
    let text = story(given: rootOnScreen) { _, _, all in
      let child = ViewController("C")
      #expect(!child.isViewLoaded && child.viewIfLoaded == nil)
      all[0].embed(child)
    }
    #expect(text == "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P)")
  }

  @Test func `makes a view in the controller's simulation, from any caller`() {
    let simulation = Simulation()
    let lone = Simulation.$current.withValue(simulation) { ViewController("L") }
    #expect(lone.view.simulation === simulation)
  }

  // Rule 3.1 again: A view that was released is loaded again.
  @Test func `3.1 happens again after the view was released`() {
    let text = story { _, _, _ in
      let lone = ViewController("L")
      lone.loadViewIfNeeded()
      lone.loadViewIfNeeded()
      lone.unloadView()
      #expect(!lone.isViewLoaded)
      _ = lone.view
    }
    #expect(text == "L.load L.load gone(L)")
  }

  @Test func `3.1 is not animated, even inside an animation`() {
    final class Moving: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        view.alpha = 0.5
      }
    }
    _ = story { simulation, _, _ in
      let (lone, other) = (Moving("L"), View("other"))
      View.animate(withDuration: 1) {
        _ = lone.view
        other.alpha = 0
      }
      #expect(simulation.recording.latest.animations.map(\.view) == [other.id])
    }
  }

  // Rule 3.1 V1: A `loadView` without a view is reported; asking for the view in `viewDidLoad`
  // then ends at a depth of 50.
  // Also: `V1 ends endless loading when viewDidLoad asks for the missing view`.
  // Rule 8 V1: `loadView` without a view.
  @Test func `V1 is reported for a loadView that sets no view`() {
    final class Empty: ViewController {
      override func loadView() {}
    }
    let text = trace { _, _, _ in
      let empty = Empty("E")
      empty.loadViewIfNeeded()
      #expect(!empty.isViewLoaded)
    }
    #expect(
      text == """
        0 E loadView
        0 ! V1 E loadView of E did not set view
        0 E viewDidLoad

        """)
  }

  @Test func `V1 ends endless loading when viewDidLoad asks for the missing view`() {
    final class Endless: ViewController {
      var calls = 0
      override func loadView() {}
      override func viewDidLoad() {
        super.viewDidLoad()
        calls += 1
        view.alpha = 0
      }
    }
    let text = trace { _, _, _ in
      let endless = Endless("E")
      _ = endless.view
      #expect(endless.calls == 50)
      _ = endless.viewIfLoaded
    }
    let lines = text.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.count { $0.contains(" ! V1 E ") } == 1)
  }
}
