import Containment
import Hierarchy
import Testing

/// What no picture shows of a controller is in the recording: the fields of semantics 1.1.
@Suite struct `A recorded controller` {
  @Test func `has the live one's traits at every event`() {
    _ = simulated { simulation, window in
      let all = phoneWithSibling(simulation, window)
      let grandchild = ViewController("G")
      all[1].addChild(grandchild)
      func check() {
        let state = simulation.recording.latest
        for controller in all + [grandchild] {
          #expect(state.traits(of: controller.id) == controller.traitCollection)
          #expect(
            state.controllers[controller.id]?.preferredContentSize
              == controller.preferredContentSize)
        }
      }
      check()
      all[0].setOverrideTraitCollection(regular, forChild: all[1])
      check()
      grandchild.traitOverrides = dark
      check()
      window.resize(to: CGSize(width: 1024, height: 768))
      check()
      window.traitOverrides = dark
      check()
      all[1].preferredContentSize = CGSize(width: 300, height: 200)
      check()
      all[1].detach()
      check()
    }
  }

  @Test func `has its presentation style and what a container began`() {
    _ = simulated { simulation, _ in
      let page = ViewController("page")
      var now: ControllerState? { simulation.recording.latest.controllers[page.id] }
      #expect(now?.properties == [])
      page.modalPresentationStyle = .formSheet
      page.definesPresentationContext = true
      page.beginAppearanceTransition(true, animated: false)
      page.beginAppearanceTransition(true, animated: false)
      #expect(
        now?.properties == [
          .explicitAppearance(level: 2, isAppearing: true), .definesPresentationContext(true),
          .modalPresentationStyle("formSheet"),
        ])
      page.didMove(toParent: nil)
      #expect(now?.moveToSettle == MoveToSettle(parent: nil))
      page.endAppearanceTransition()
      page.endAppearanceTransition()
      page.modalPresentationStyle = .automatic
      page.definesPresentationContext = false
      #expect(now?.properties == [])
    }
  }
}
