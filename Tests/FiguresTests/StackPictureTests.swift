import Drawing
import Figures
import Geometry
import Hierarchy
import Samples
import Testing

/// The two figures of the third tab: the stack in portrait and in landscape.
@Suite struct `The figures of the stack` {
  /// Where the parts of the stories are drawn in a screen of a size.
  private func places(_ size: CGSize) throws -> [String] {
    let recipe = ReduxTabBarController.stackRecipe
    let fixed = try #require(recipe.variants.first)
    let simulation = Simulation()
    let window = simulation.make {
      let window = Window(size: size)
      window.rootViewController = recipe.makeRoot(fixed)
      simulation.turn()
      return window
    }
    return withExtendedLifetime(window) {
      var bare = options()
      bare.hasDevice = false
      return StageFigure(of: simulation.recording.latest, options: bare).picture.nodes
        .filter { $0.title.hasPrefix("marina") || $0.title.hasPrefix("taj") }
        .map { node in
          let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
          return "\(node.title) \(frame.map { "\(Int($0))" }.joined(separator: ","))"
        }
    }
  }

  @Test func `S2-52 S2-57 show one story below the other in portrait`() throws {
    let found = try places(CGSize(width: 375, height: 667))
    #expect(
      found == [
        "marina.view 0,44,375,420",
        "marina.picture 0,44,375,229",
        "marina.title 0,281,375,36",
        "marina.words 8,317,359,139",
        "taj.view 0,469,375,500",
        "taj.picture 0,469,375,281",
        "taj.title 0,758,375,36",
        "taj.words 8,794,359,141",
      ])
  }

  @Test func `S2-52 S2-57 show the stories side by side in landscape`() throws {
    let found = try places(CGSize(width: 667, height: 375))
    #expect(
      found == [
        "marina.view 0,44,331,500",
        "marina.picture 0,44,331,248",
        "marina.title 0,300,331,36",
        "marina.words 8,336,315,154",
        "taj.view 336,44,331,500",
        "taj.picture 336,44,331,248",
        "taj.title 336,300,331,36",
        "taj.words 344,336,315,156",
      ])
  }
}
