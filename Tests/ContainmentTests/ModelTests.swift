import Foundation
import Geometry
import Hierarchy
import TestSupport
import Testing

@testable import Containment

/// What a controller knows of itself: semantics 1.1, field by field.
@Suite struct `The state of a controller` {
  // Rule 1.1 parent: Unowned: a child does not keep its parent alive.
  // Also: `an object that outlives its owner has no dangling reference`.
  @Test func `1.1 has a weak parent`() {
    _ = simulated { _, _ in
      let child = ViewController("C")
      do {
        let parent = ViewController("P")
        parent.addChild(child)
        #expect(child.parent === parent)
      }
      #expect(child.parent == nil)
    }
  }

  // Rule 1.1 children: In order, each once; a parent retains them.
  @Test func `1.1 has children in order of addition, each once, retained`() {
    _ = simulated { simulation, _ in
      let parent = ViewController("P")
      for name in ["a", "b", "c"] { parent.addChild(ViewController(name)) }
      parent.addChild(parent.children[0])
      #expect(parent.children.map(\.name) == ["a", "b", "c"])
      #expect(simulation.recording.latest.controllers.values.count == 4)
    }
  }

  // Rule 1.1 view: Nil until loaded; the view references its controller weakly.
  @Test func `1.1 has a nil view until it is loaded, and the view's controller is weak`() {
    _ = simulated { _, _ in
      var controller: ViewController? = ViewController("C")
      #expect(controller?.viewIfLoaded == nil)
      let view = controller?.view
      #expect(view?.controller === controller)
      controller = nil
      #expect(view != nil && view?.controller == nil)
    }
  }

  // Rule 1.1 presented: Retained by its presenter.
  // Rule 1.1 presenting: The weak back reference.
  @Test func `1.1 retains the presented controller, but not the presenting one`() {
    let text = story { simulation, window, _ in
      window.rootViewController = ViewController("A")
      simulation.turn()
      window.rootViewController?.present(ViewController("M"), animated: false)
      simulation.finishAnimations()
      let modal = window.rootViewController?.presentedViewController
      #expect(modal?.presentingViewController === window.rootViewController)
      simulation.log("root")
      window.rootViewController = nil
      simulation.finishAnimations()
      #expect(modal != nil && modal?.presentingViewController == nil)
    }
    #expect(text.hasSuffix("root A.WD A.DD gone(A) gone(M)"))
  }

  // Rule 1.1 appearance: Disappeared, appearing, appeared or disappearing.
  @Test func `1.1 has four values of appearance`() {
    _ = simulated { simulation, window in
      let root = ViewController("P")
      var seen = [root.appearancePhase]
      func note() { seen.append(root.appearancePhase) }
      window.rootViewController = root
      note()
      simulation.turn()
      note()
      window.rootViewController = nil
      note()
      simulation.turn()
      note()
      #expect(seen == [.disappeared, .appearing, .appeared, .disappearing, .disappeared])
    }
  }

  // Rule 1.1 animated flag: A did callback repeats the flag of its will.
  @Test func `1.1 has the same animated flag in will and did callbacks`() {
    for animated in [true, false] {
      let star = animated ? "*" : ""
      let text = story { _, _, _ in
        let lone = ViewController("L")
        for isAppearing in [true, false] {
          lone.beginAppearanceTransition(isAppearing, animated: animated)
          lone.beginAppearanceTransition(isAppearing, animated: !animated)
          lone.endAppearanceTransition()
          lone.endAppearanceTransition()
        }
      }
      #expect(text == "L.load L.WA\(star) L.DA\(star) L.WD\(star) L.DD\(star) gone(L)")
    }
  }

  // Rule 1.1 direction: The direction of the open explicit transition.
  // Rule 1.1 level: How deep begin and end are nested; 0 for not at all.
  @Test func `1.1 has a depth and a direction in an explicit transition`() {
    _ = simulated { _, _ in
      let lone = ViewController("L")
      var seen: [String] = []
      func note() { seen.append("\(lone.explicitLevel) \(lone.explicitDirectionIsAppearing)") }
      for isAppearing in [true, true, false] {
        lone.beginAppearanceTransition(isAppearing, animated: false)
        note()
      }
      lone.endAppearanceTransition()
      note()
      #expect(seen == ["1 true", "2 true", "1 false", "0 false"])
    }
  }

  // Rule 1.1 is appearing sent: IA is remembered for one appearance.
  @Test func `1.1 remembers viewIsAppearing for one appearance`() {
    let text = story(given: rootWithChild) { simulation, _, all in
      for _ in 0..<2 {
        all[1].view.removeFromSuperview()
        simulation.turn()
        all[0].view.addSubview(all[1].view)
        simulation.turn()
        all[1].view.setNeedsLayout()
        simulation.turn()
      }
    }
    let once = "a.WD a.DD a.WA a.IA a.DA"
    #expect(text == "\(once) \(once)")
  }

  // Rule 1.1 pending move: None, to or from; set by `willMove`.
  @Test func `1.1 has a pending move from willMove to didMove`() {
    _ = simulated { _, _ in
      let (parent, child) = (ViewController("P"), ViewController("C"))
      var seen = [child.pendingMove]
      func note() { seen.append(child.pendingMove) }
      parent.addChild(child)
      note()
      child.didMove(toParent: parent)
      note()
      child.willMove(toParent: nil)
      note()
      child.removeFromParent()
      note()
      #expect(seen == [.none, .to, .none, .from, .none])
    }
  }

  // Rule 1.1 move to settle: A `didMove` that came during an appearance is kept with its argument.
  @Test func `1.1 keeps a didMove during an appearance, with its argument`() {
    _ = simulated { simulation, window in
      let root = rootOnScreen(simulation, window)[0]
      simulation.turn()
      let child = ViewController("C")
      root.embed(child)
      #expect(child.moveToSettle?.parent == root.id)
      simulation.turn()
      #expect(child.moveToSettle == nil)
      child.detach()
      #expect(child.moveToSettle.map { $0.parent == nil } == true)
      simulation.turn()
      #expect(child.moveToSettle == nil)
    }
  }

  // Rule 1.1 being presented or dismissed: Only while the presentation or dismissal lasts.
  @Test func `1.1 distinguishes being presented and being dismissed until the transition ends`() {
    _ = simulated { simulation, window in
      let root = rootOnScreen(simulation, window)[0]
      simulation.turn()
      let modal = ViewController("M")
      var seen: [String] = []
      func note() { seen.append("\(modal.isBeingPresented) \(modal.isBeingDismissed)") }
      note()
      root.present(modal, animated: true)
      note()
      simulation.finishAnimations()
      note()
      root.dismiss(animated: true)
      note()
      simulation.finishAnimations()
      note()
      #expect(seen == ["false false", "true false", "false false", "false true", "false false"])
    }
  }

  // Rule 1.1 wishes: Trait overrides, preferred size, presentation context and style have UIKit's
  // initial values.
  @Test func `1.1 has UIKit's defaults for sizes, traits and presentation`() {
    _ = simulated { _, _ in
      let (parent, child) = (ViewController("P"), ViewController("C"))
      parent.addChild(child)
      #expect(parent.overrideTraitCollection(forChild: child) == nil)
      #expect(child.preferredContentSize == .zero)
      #expect(!child.definesPresentationContext)
      #expect(child.modalPresentationStyle == .automatic)
    }
  }
}

/// Semantics 1.2, 1.4 and 1.5.
@Suite struct `The model` {
  // Rule 1.2 I5: A did follows its will; a will need not have a did.
  // Also: `keeps I4 to I6`.
  @Test func `I5 has a will and no did for a cancelled appearance`() {
    let text = story(given: rootWithChild) { _, _, all in
      all[1].beginAppearanceTransition(false, animated: true)
      all[1].beginAppearanceTransition(true, animated: true)
      all[1].beginAppearanceTransition(false, animated: true)
      all[1].endAppearanceTransition()
    }
    #expect(text == "a.WD* a.WA* a.WD* a.DD*")
  }

  // Rule 1.2 I7: In a forwarded transition no child receives a did callback before its parent.
  // Also: `keep I1 to I7, settle, and give no diagnostic`, `1.2 I7 does not come
  // before the parent's`.
  /// Trees of random shape, brought in and taken out in every way that forwards.
  @Test(arguments: [UInt64](1...20))
  func `I7 sends no did callback before the parent's`(seed: UInt64) {
    let recording = simulated { simulation, window in
      var random = SeededGenerator(seed: seed)
      let all = (0..<8).map { ViewController("c\($0)") }
      for (index, child) in all.enumerated().dropFirst() {
        all[random.number(below: index)].embed(child)
      }
      for _ in 0..<6 {
        if random.isOnce(in: 2) {
          window.rootViewController = window.rootViewController == nil ? all[0] : nil
        } else if window.rootViewController == nil {
          for isAppearing in [true, false] {
            all[0].beginAppearanceTransition(isAppearing, animated: random.isOnce(in: 2))
            all[0].endAppearanceTransition()
          }
        }
        simulation.turn()
      }
      window.rootViewController = all[0]
      simulation.turn()
    }
    var told: [NodeID: Int] = [:]
    for (index, event) in recording.events.enumerated() {
      guard case .callback(let callback) = event.kind, let subject = event.subject,
        ["viewDidAppear", "viewDidDisappear"].contains(callback.name)
      else { continue }
      told[subject, default: 0] += 1
      let state = recording.state(atEvent: index)
      guard let parent = state.controllers[subject]?.parent else { continue }
      #expect(told[parent] == told[subject], "\(recording.name(of: subject))")
    }
    #expect(Set(told.values).count == 1 && told.count == 8)
  }

  // Rule 1.4 explicit: Begin and end move the appearance state machine.
  // Rule 1.4 forwarding: A parent that forwards moves the appearance state machine.
  // Rule 1.4 presentation: A presentation moves the appearance state machine.
  // Rule 1.4 window: A view that enters or leaves a window moves the appearance state machine.
  @Test func `1.4 changes appearance by window, parent, container and presentation`() {
    let text = story(given: rootWithChild) { simulation, window, all in
      window.rootViewController = nil
      simulation.turn()
      window.rootViewController = all[0]
      simulation.turn()
      simulation.log("container")
      all[1].beginAppearanceTransition(false, animated: true)
      all[1].endAppearanceTransition()
      all[1].beginAppearanceTransition(true, animated: true)
      all[1].endAppearanceTransition()
      simulation.log("presentation")
      let modal = ViewController("M")
      modal.modalPresentationStyle = .fullScreen
      all[1].present(modal, animated: false)
    }
    #expect(
      text == "P.WD a.WD P.DD a.DD P.WA a.WA P.IA a.IA P.DA a.DA "
        + "container a.WD* a.DD* a.WA* a.IA* a.DA* "
        + "presentation M.load P.WD a.WD M.WA M.IA M.DA P.DD a.DD completion")
  }

  // Rule 1.5 owners: Parents, presenters, windows and running transitions retain controllers;
  // views do not.
  // Also: `1.5 retains both controllers of a transition until its end`, `is retained by its
  // presentation even when the presenter is not`.
  @Test func `1.5 retains a child by its parent, and removes it from the list before its release`()
  {
    let text = story(given: rootOnScreen) { simulation, _, all in
      all[0].embed(ViewController("C"))
      simulation.turn()
      simulation.log("remove")
      all[0].children[0].detach()
      simulation.log("\(all[0].children.count) children")
      simulation.turn()
    }
    #expect(
      text
        == "C.will(P) C.load C.WA C.did(P) C.IA C.DA C.did(P) remove C.will(nil) C.WD C.did(nil) "
        + "0 children C.DD C.did(nil) gone(C)")
  }

  @Test func `1.5 retains both controllers of a transition until its end`() {
    let text = story(given: rootOnScreen) { simulation, _, all in
      all[0].embed(ViewController("a"))
      simulation.turn()
      simulation.log("transition")
      all[0].addChild(ViewController("b"))
      all[0].transition(from: all[0].children[0], to: all[0].children[1], duration: 0.2)
      for child in all[0].children { child.removeFromParent() }
    }
    let told = text.components(separatedBy: "transition ").last ?? ""
    #expect(
      told
        == "b.will(P) a.WD* b.load b.WA* a.did(nil) b.did(nil) b.IA* @200 b.DA* b.did(nil) a.DD* "
        + "a.did(nil) completion gone(a) gone(b)")
  }
}
