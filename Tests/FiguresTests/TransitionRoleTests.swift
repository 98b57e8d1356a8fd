import Drawing
import Figures
import Hierarchy
import Samples
import Testing

/// The shown and the hidden controller, on the cards and on the stage: S4-15.
@Suite struct `The roles of a transition` {
  /// What the cards say of two pages, and what stands on plates on the stage, 100 ms after something.
  private func told(
    showsRoles: Bool = true, after body: (VerticalNavigationController) -> Void
  ) -> (cards: [String], stage: [String]) {
    let simulation = Simulation()
    let (window, stack) = simulation.make {
      let window = Window(size: CGSize(width: 320, height: 460))
      let stack = VerticalNavigationController("stack", rootViewController: ViewController("a"))
      window.rootViewController = stack
      simulation.turn()
      stack.push(ViewController("b"))
      simulation.turn()
      return (window, stack)
    }
    simulation.make {
      body(stack)
      simulation.advance(by: 0.1)
    }
    return withExtendedLifetime(window) {
      let state = simulation.recording.latest
      var wanted = options()
      wanted.showsRoles = showsRoles
      let roles = [" shown by a transition", " hidden by a transition"]
      return (
        TreeFigure.cards(of: state, options: wanted).compactMap { card in
          let parts = card.label.split(separator: ",").map(String.init)
          return roles.first(where: parts.contains).map { parts[0] + $0 }
        }.sorted(),
        plates(in: StageFigure(of: state, options: wanted).picture.items)
      )
    }
  }

  private func plates(in items: [DisplayList.Item]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .group(let group): plates(in: group.items)
      case .text(let run, _) where ["from", "to"].contains(run.text): [run.text]
      default: []
      }
    }.sorted()
  }

  @Test func `S4-15 are from and to, in a push and in a pop`() {
    let push = told { $0.push(ViewController("c"), animated: true) }
    #expect(push.cards == ["b hidden by a transition", "c shown by a transition"])
    #expect(push.stage == ["from", "to"])
    let pop = told { $0.pop(animated: true) }
    #expect(pop.cards == ["a shown by a transition", "b hidden by a transition"])
    #expect(pop.stage == ["from", "to"])
  }

  @Test func `S4-15 end with the transition`() {
    let rest = told { stack in
      stack.push(ViewController("c"), animated: true)
      stack.simulation.finishAnimations()
    }
    #expect(rest.cards == [])
    #expect(rest.stage == [])
  }

  @Test func `S4-15 are on the stage only if requested`() {
    let push = told(showsRoles: false) { $0.push(ViewController("c"), animated: true) }
    #expect(push.cards.count == 2)
    #expect(push.stage == [])
  }

  @Test func `S4-15 are absent when a container only appears as a whole`() {
    let alone = told { stack in
      stack.present(ViewController("modal"), animated: true)
    }
    #expect(alone.cards == [])
  }
}
