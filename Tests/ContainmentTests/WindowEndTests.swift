import Containment
import Testing

/// What becomes of a root whose window ends, or that goes elsewhere.
@Suite struct `A window's root` {
  /// What happens to a root R and its child C when their window ends.
  private func afterTheEnd(settled: Bool, _ body: (Simulation, ViewController) -> Void) -> String {
    story { simulation, _, _ in
      let root = ViewController("R")
      var window: Window? = Window("brief")
      window?.rootViewController = root
      root.embed(ViewController("C"))
      if settled { simulation.turn() }
      simulation.log("|")
      window = nil
      simulation.log("|")
      body(simulation, root)
      simulation.turn()
      withExtendedLifetime(root) {}
    }
  }

  private func tail(_ story: String) -> String {
    story.split(separator: "|", maxSplits: 1).last.map(String.init) ?? ""
  }

  // Rule 3.8 end: A window that ends lets its controllers disappear; one controller is the root of
  // one window.
  // Also: `does not appear when the window is released before the turn`, `leaves its window when it
  // becomes the root of another`.
  @Test func `3.8 makes all its controllers disappear when it is removed`() {
    let text = afterTheEnd(settled: true) { _, _ in }
    #expect(tail(text) == " R.WD C.WD | R.DD C.DD gone(R) gone(C)")
  }

  @Test func `does not appear when the window is released before the turn`() {
    let text = afterTheEnd(settled: false) { _, _ in }
    #expect(tail(text) == " R.WD C.WD | R.DD C.DD C.did(R) gone(R) gone(C)")
  }

  @Test func `appears in another window after the first was released`() {
    let text = afterTheEnd(settled: true) { simulation, root in
      let other = Window("other")
      simulation.turn()
      other.rootViewController = root
      simulation.turn()
      simulation.log("there")
      other.rootViewController = nil
    }
    #expect(
      tail(text).hasPrefix(" R.WD C.WD | R.DD C.DD R.WA C.WA R.IA C.IA R.DA C.DA there R.WD"))
  }

  @Test func `is released with its window if nothing else retains it`() {
    weak var lost: ViewController?
    let text = story { simulation, _, _ in
      var window: Window? = Window("brief")
      window?.rootViewController = ViewController("R")
      lost = window?.rootViewController
      simulation.turn()
      window = nil
      #expect(lost == nil)
    }
    #expect(text == "R.load R.WA R.IA R.DA R.WD gone(R)")
  }

  @Test func `leaves its window when it becomes the root of another`() {
    let text = story(given: rootOnScreen) { simulation, window, all in
      let other = Window("other")
      other.rootViewController = all[0]
      #expect(window.rootViewController == nil && other.rootViewController === all[0])
      #expect(all[0].view.window === other && window.subviews.isEmpty)
      simulation.turn()
      window.rootViewController = all[0]
      #expect(window.rootViewController === all[0] && other.rootViewController == nil)
      simulation.turn()
    }
    #expect(text == "P.WD P.WA P.IA P.DA P.WD P.WA P.IA P.DA")
  }

  // Rule 2.1.4 root: A window's root leaves its window first, as if `rootViewController` were set
  // to nil; 2.1.3 compares nothing there, since no controller is above a root's view.
  @Test func `2.1.4 leaves its window when it becomes a child`() {
    let text = story(given: rootOnScreen) { simulation, window, all in
      let parent = ViewController("Q")
      parent.addChild(all[0])
      #expect(window.rootViewController == nil && all[0].parent === parent)
      simulation.turn()
      window.rootViewController = parent
      parent.view.addSubview(all[0].view)
      all[0].didMove(toParent: parent)
      simulation.turn()
      withExtendedLifetime(parent) {}
    }
    #expect(
      text == "P.WD P.will(Q) P.DD Q.load Q.WA P.WA P.did(Q) Q.IA P.IA Q.DA P.DA P.did(Q)")
  }

  @Test func `stays where an override moves it while it leaves`() {
    let text = story { simulation, window, _ in
      let (root, other) = (Puppet("R"), ViewController("O"))
      window.rootViewController = root
      simulation.turn()
      root.onWillDisappear = { [unowned root] in
        root.onWillDisappear = {}
        other.addChild(root)
      }
      let second = Window("second")
      second.rootViewController = root
      #expect(root.parent === other && second.rootViewController == nil)
      simulation.turn()
      withExtendedLifetime((root, other)) {}
    }
    #expect(text == "R.load R.WA R.IA R.DA R.WD R.will(O) H1(R) R.DD gone(O) gone(R)")
  }
}

/// What becomes of a controller that loses its view, or is wanted twice.
@Suite struct `A view on screen` {
  @Test func `set to nil makes its controller disappear immediately`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      let view = all[0].view
      all[1].view = nil
      #expect(!all[1].isViewLoaded && view?.subviews.isEmpty == true)
      simulation.log("child")
      simulation.turn()
      all[0].embed(all[1])
      simulation.turn()
      all[0].view = nil
      simulation.turn()
    }
    #expect(text == "a.WD a.DD child a.load a.WA a.did(P) a.IA a.DA a.did(P) P.WD a.WD P.DD a.DD")
  }
}
