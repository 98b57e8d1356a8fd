import Drawing
import Figures
import Geometry
import Hierarchy
import Samples
import Testing

/// Encapsulation violations as red lines: S2-27 and K31.
@Suite struct `An encapsulation violation` {
  private func lines(in state: HierarchyState) -> [String] {
    let diagram = TreeFigure.diagram(of: state, options: options())
    func name(_ key: Card.Key) -> String { state.name(of: key.node) }
    let red = diagram.edges.filter { $0.kind == .knowledge }
    #expect(red.allSatisfy { $0.stroke.color == options().palette.alarm })
    return red.map { "\(name($0.from)) \($0.tag?.run.text ?? "") \(name($0.to))" }
  }

  private func peek(_ vendor: PreviewVendor, cancels: Bool = false) -> HierarchyState {
    let simulation = Simulation()
    let (window, redux) = simulation.make {
      let window = Window(size: CGSize(width: 375, height: 667))
      let redux = ReduxTabBarController("redux", vendor: vendor)
      window.rootViewController = redux
      simulation.advance(by: 1)
      return (window, redux)
    }
    simulation.make {
      redux.listViewController?.press.begin(row: 1)
      simulation.advance(by: 1.2)
      if cancels {
        redux.listViewController?.press.cancel()
        simulation.finishAnimations()
      }
    }
    return withExtendedLifetime(window) { simulation.recording.latest }
  }

  @Test func `S2-27 is drawn from the list to the preview that it made, and from no other`() {
    #expect(lines(in: peek(.list)) == ["list references peek1"])
    for vendor in [PreviewVendor.factory, .coordinator] { #expect(lines(in: peek(vendor)) == []) }
  }

  @Test func `S2-27 ends with the preview`() {
    #expect(lines(in: peek(.list, cancels: true)) == [])
  }

  @Test func `S2-27 is on the card of the controller that references`() throws {
    let state = peek(.list)
    let labels = TreeFigure.cards(of: state, options: options()).map(\.label)
    let list = try #require(labels.first { $0.hasPrefix("list,") })
    #expect(list.hasSuffix("references peek1 (layering violation)"))
  }

  @Test func `K31 is drawn from a page to the stack that it accessed, once`() {
    let simulation = Simulation()
    let recipe = SKNavigationController.recipe
    let window = simulation.make {
      let window = Window(size: recipe.screen)
      window.rootViewController = recipe.makeRoot(SystemRecipe.Variant("c065f93", ""))
      simulation.turn()
      return window
    }
    let rows = { window.rootViewController?.children.first?.view.subviews.first?.subviews ?? [] }
    for _ in 0..<2 {
      simulation.make {
        rows()[4].tap()
        simulation.finishAnimations()
      }
    }
    #expect(lines(in: simulation.recording.latest) == ["list references stack"])
  }
}
