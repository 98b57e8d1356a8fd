import Containers
import Containment
import Foundation
import Hierarchy
import Testing

/// The worked timelines of children and their parents, whole, in every era.
@Suite struct `A worked timeline of containment` {
  /// A container that forwards appearance callbacks manually.
  private final class ManualContainer: ViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  /// A container with a child from the moment it is loaded.
  private final class Carrier: ViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      take(ViewController("g"))
    }
  }

  /// P on screen with its child on its view.
  private func parent(
    of name: String, on stage: TimelineStage
  ) -> (parent: ViewController, child: ViewController) {
    let (parent, child) = (stage.show(ViewController("P")), stage.make(name))
    parent.take(child)
    return (parent, child)
  }

  // Rule 13.1: A child comes into a visible parent.
  @Test func `13.1 add to a visible parent`() throws {
    try expectTimeline("13.01-add-to-a-visible-parent") { stage in
      let (parent, child) = (stage.show(ViewController("P")), stage.make("C"))
      stage.watch()
      parent.take(child)
      stage.turn()
    }
  }

  // Rule 13.2: A child leaves a visible parent.
  @Test func `13.2 remove from a visible parent`() throws {
    try expectTimeline("13.02-remove-from-a-visible-parent") { stage in
      let child = parent(of: "C", on: stage).child
      stage.watch()
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      stage.turn()
    }
  }

  // Rule 13.3: A parent with two children becomes the root.
  @Test func `13.3 a parent with two children becomes the root`() throws {
    try expectTimeline("13.03-parent-becomes-root") { stage in
      let parent = stage.make("P")
      for name in ["C1", "C2"] { parent.take(stage.make(name)) }
      stage.watch()
      stage.window.rootViewController = parent
      stage.turn()
    }
  }

  // Rule 13.4: A transition.
  @Test func `13.4 a transition of 0.4 s`() throws {
    try expectTimeline("13.04-transition") { stage in
      let (parent, a) = parent(of: "a", on: stage)
      let b = stage.make("b")
      stage.watch()
      parent.addChild(b)
      a.willMove(toParent: nil)
      parent.transition(from: a, to: b, duration: 0.4) {
        stage.say("animations")
      } completion: { _ in
        b.didMove(toParent: parent)
        a.removeFromParent()
      }
      stage.say("b is in the superview of a: \(b.view.superview === a.view.superview)")
      stage.turn()
      stage.end()
      stage.say("a is in a view: \(a.view.superview != nil)")
    }
  }

  // Rule 13.12: A manual container brings a child in.
  @Test func `13.12 a manual container adds a child by hand`() throws {
    try expectTimeline("13.12-by-hand") { stage in
      let manual = stage.show(ManualContainer("M"))
      let child = stage.keep(Carrier("C"))
      stage.watch()
      manual.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      manual.view.addSubview(child.view)
      View.animate(withDuration: 0.3) {
        child.view.alpha = 0.5
      } completion: { _ in
        child.endAppearanceTransition()
        child.didMove(toParent: manual)
      }
      stage.turn()
      stage.end()
    }
  }

  // Rule 13.13: It cancels the entry.
  @Test func `13.13 a manual container cancels an interactive entry`() throws {
    try expectTimeline("13.13-entry-given-up") { stage in
      let manual = stage.show(ManualContainer("M"))
      let child = stage.make("C")
      child.loadViewIfNeeded()
      stage.watch()
      manual.addChild(child)
      child.beginAppearanceTransition(true, animated: true)
      manual.view.addSubview(child.view)
      stage.turn()
      stage.say("drag back")
      child.willMove(toParent: nil)
      child.beginAppearanceTransition(false, animated: true)
      child.endAppearanceTransition()
      child.view.removeFromSuperview()
      child.removeFromParent()
      stage.turn()
    }
  }

  // Rule 13.14: A new view put in before the transition.
  @Test func `13.14 the new view was added by hand before the transition`() throws {
    try expectTimeline("13.14-added-before-transition") { stage in
      let (parent, a) = parent(of: "a", on: stage)
      let b = stage.make("b")
      b.loadViewIfNeeded()
      stage.watch()
      parent.addChild(b)
      parent.view.addSubview(b.view)
      a.willMove(toParent: nil)
      parent.transition(
        from: a, to: b, duration: 0.4,
        completion: { _ in
          b.didMove(toParent: parent)
          a.removeFromParent()
        })
      stage.turn()
      stage.end()
    }
  }

  // Rule 13.15 H1: A child's view put into another's view.
  @Test func `13.15 a child's view is put into another's view`() throws {
    try expectTimeline("13.15-child-in-anothers-view") { stage in
      let root = stage.show(ViewController("root"))
      let (parent, other, child) = (stage.make("P"), stage.make("Q"), stage.make("C"))
      root.take(parent)
      root.take(other)
      parent.addChild(child)
      child.didMove(toParent: parent)
      child.loadViewIfNeeded()
      stage.watch()
      other.view.addSubview(child.view)
      stage.say("C's view is in a view: \(child.view.superview != nil)")
      stage.turn()
    }
  }

  /// Turns any way, and says how large it is when it is asked for its child's share or told of
  /// other traits.
  private final class Turning: ViewController {
    override func shouldAutorotateToInterfaceOrientation(
      _ orientation: InterfaceOrientation
    ) -> Bool { true }

    override func size(
      forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
    ) -> CGSize {
      simulation.log("\(name).size(forChild: \(child)) at \(view.frame.text)")
      return size
    }

    override func traitCollectionDidChange(_ previous: TraitCollection?) {
      super.traitCollectionDidChange(previous)
      simulation.log("\(name) at \(view.frame.text)")
    }
  }

  // Rule 13.17: A rotation that changes the traits.
  @Test func `13.17 a rotation that changes the traits`() throws {
    try expectTimeline("13.17-rotation") { stage in
      stage.window.resize(to: CGSize(width: 390, height: 844))
      let (parent, child) = (stage.show(Turning("P")), stage.make("C"))
      child.view.frame = parent.view.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      parent.take(child)
      stage.watch()
      stage.window.rotate(to: .landscapeLeft)
      stage.turn()
      stage.end()
      stage.say("C at \(child.view.frame.text)")
    }
  }
}

extension ViewController {
  /// Adds a child with its view, in the recommended order.
  func take(_ child: ViewController) {
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}
