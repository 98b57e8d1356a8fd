import Containment
import Testing

/// References to parents are nil once the object ends, and safe to use in its deinit.
@Suite struct `At the end of a lifetime` {
  /// A container that lets its children go by the book when it ends.
  private final class Tidy: ViewController {
    deinit {
      for child in children {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
      }
    }
  }

  @Test func `a container may release its children`() {
    let simulation = Simulation()
    Simulation.$current.withValue(simulation) {
      let window = Window()
      let child = ViewController("child")
      do {
        let container = Tidy("container")
        window.rootViewController = container
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        simulation.turn()
      }
      window.rootViewController = nil
      simulation.finishAnimations()
      #expect(child.parent == nil)
      #expect(child.view.superview == nil)
      #expect(child.appearancePhase == .disappeared)
      #expect(simulation.recording.latest.controllers.values.map(\.name) == ["child"])
    }
  }

  /// A container that reads the references to itself when it ends.
  private final class Curious: ViewController {
    static nonisolated(unsafe) var seen: [String?] = []
    deinit {
      for child in children {
        Self.seen.append(child.parent?.name)
        Self.seen.append(child.viewIfLoaded?.superview?.name)
        Self.seen.append(child.viewIfLoaded?.superview?.controller?.name)
        Self.seen.append(child.ancestor(Curious.self)?.name)
      }
    }
  }

  @Test func `the children of a released container have no parent`() {
    Curious.seen = []
    let child = Simulation.$current.withValue(Simulation()) {
      let child = ViewController("child")
      Curious("container").embed(child)
      return child
    }
    #expect(Curious.seen == [nil, "container.view", nil, nil])
    #expect(child.parent == nil && child.view.superview == nil)
  }

  @Test func `an object that outlives its owner has no dangling reference`() {
    let simulation = Simulation()
    Simulation.$current.withValue(simulation) {
      let child = ViewController("child")
      let (view, inner) = (View("view"), View("inner"))
      var container: ViewController? = ViewController("container")
      var outer: View? = View("outer")
      container?.addChild(child)
      outer?.addSubview(inner)
      container?.view = view
      let id = container?.id
      (container, outer) = (nil, nil)
      #expect(child.parent == nil)
      #expect(inner.superview == nil)
      #expect(inner.window == nil)
      #expect(id.flatMap { simulation.controller($0) } == nil)
      view.setNeedsLayout()
      simulation.turn()
      var window: Window? = Window()
      #expect(simulation.windows.count == 1)
      window?.rootViewController = child
      window = nil
      #expect(simulation.windows.isEmpty)
      #expect(child.view.superview == nil)
      simulation.turn()
    }
  }
}
