import Containers
import Figures
import Hierarchy
import Testing

/// The questions whether a controller is on its way, answered at every event.
@Suite struct `The four questions` {
  /// What the cards say of `name` while its appearance callbacks come, each answer once.
  private static func answers(
    of name: String, _ body: (Window, ViewController) -> Void
  ) -> [String] {
    let simulation = Simulation()
    let window = simulation.make {
      let window = Window()
      let root = NavigationController("stack", rootViewController: ViewController("first"))
      window.rootViewController = root
      simulation.turn()
      body(window, root)
      simulation.finishAnimations()
      return window
    }
    return withExtendedLifetime(window) { told(name, in: simulation.recording) }
  }

  private static func told(_ name: String, in recording: Recording) -> [String] {
    recording.events.indices.compactMap { index -> String? in
      guard case .callback(let callback) = recording.events[index].kind,
        callback.name.hasSuffix("ppear"), let subject = recording.events[index].subject,
        recording.name(of: subject) == name
      else { return nil }
      let state = recording.state(atEvent: index)
      let label = TreeFigure.cards(of: state, options: options()).first { $0.node == subject }?
        .label
      let words = ["moving to parent", "moving from parent", "being presented", "being dismissed"]
      let told = words.filter { label?.contains($0) == true }.joined(separator: ", ")
      return "\(callback.name): \(told)"
    }
  }

  @Test func `S1-24 are answered on the card of a pushed and popped controller`() {
    let answers = Self.answers(of: "second") { _, root in
      let stack = root as? NavigationController
      stack?.pushViewController(ViewController("second"), animated: true)
      root.simulation.finishAnimations()
      stack?.popViewController(animated: true)
    }
    #expect(
      answers == [
        "viewWillAppear: moving to parent", "viewDidAppear: moving to parent",
        "viewWillDisappear: moving from parent", "viewDidDisappear: moving from parent",
      ])
  }

  @Test func `S1-24 are answered on the card of a presented and dismissed controller`() {
    let answers = Self.answers(of: "modal") { _, root in
      root.present(ViewController("modal"), animated: true)
      root.simulation.finishAnimations()
      root.dismiss(animated: true)
    }
    #expect(
      answers == [
        "viewWillAppear: being presented", "viewDidAppear: being presented",
        "viewWillDisappear: being dismissed", "viewDidDisappear: being dismissed",
      ])
  }

  @Test func `S1-24 are all answered with no by a controller that is only covered`() {
    let answers = Self.answers(of: "first") { _, root in
      let stack = root as? NavigationController
      stack?.pushViewController(ViewController("second"), animated: true)
      root.simulation.finishAnimations()
      stack?.popViewController(animated: true)
    }
    #expect(
      answers.suffix(4) == [
        "viewWillDisappear: ", "viewDidDisappear: ", "viewWillAppear: ", "viewDidAppear: ",
      ])
  }
}
