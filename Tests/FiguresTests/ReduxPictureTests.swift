import CairoKit
import Drawing
import Figures
import Geometry
import Hierarchy
import Samples
import TestSupport
import Testing

/// The Redux app as it is drawn.
@Suite struct `The pictures of the Redux app` {
  /// The screen of a version after some seconds, perhaps with a verb in between.
  private func screen(
    _ variant: String, after seconds: Double, verb: String? = nil, network: Network = .fast
  ) throws -> [UInt8] {
    let recipe = ReduxTabBarController.containerRecipe
    let choice = try #require(recipe.variants.first { $0.slug == variant })
    let simulation = Simulation()
    simulation.network = network
    let window = simulation.make {
      let window = Window(size: recipe.screen)
      let root = recipe.makeRoot(choice)
      window.rootViewController = root
      simulation.advance(by: 1)
      if let verb { recipe.actions.first { $0.slug == verb }?.perform(root) }
      simulation.advance(by: seconds)
      return window
    }
    return try withExtendedLifetime(window) { try Self.pixels(of: simulation.recording.latest) }
  }

  private static func pixels(of state: HierarchyState) throws -> [UInt8] {
    var bare = options()
    bare.hasDevice = false
    let figure = StageFigure(of: state, options: bare)
    return try PixelImage(of: figure.picture, scale: 1, shaper: PangoShaper()).rgba
  }

  @Test
  func `S2-22 are the same whether the detail or the image controller shows the picture`()
    throws
  {
    let own = try screen("fixed", after: 2, verb: "open")
    let reused = try screen("reused", after: 2, verb: "open")
    // One view more lies around the picture, and where an edge of it falls exactly between two rows of
    // pixels the last bit of a number decides on one of 256 levels.
    let differences = zip(own, reused).map { abs(Int($0) - Int($1)) }
    #expect(own.count == reused.count && differences.max() ?? 0 <= 1)
    #expect(differences.count { $0 > 0 } < own.count / 500)
    #expect(try own != screen("fixed", after: 2))
  }

  @Test func `S2-18 show a turning spinner, or static text instead`() throws {
    let slow = Network(latency: 10)
    let wheel = try screen("fixed", after: 0.5, network: slow)
    #expect(try wheel != screen("fixed", after: 0.75, network: slow))
    let words = try screen("words", after: 0.5, network: slow)
    #expect(words != wheel)
    #expect(try words == screen("words", after: 0.75, network: slow))
  }

  @Test func `S2-13 show a list below a picture, and errors in both places if they fail`()
    throws
  {
    let loaded = try screen("fixed", after: 2)
    let failed = try screen("fixed", after: 2, network: Network(latency: 0.4, isDown: true))
    let empty = try screen("empty", after: 2)
    #expect(Set([loaded, failed, empty]).count == 3)
  }

  /// The colors at some places of the second tab, after a verb.
  private func colors(_ verb: String?, at places: [CGPoint]) throws -> [[UInt8]] {
    let recipe = ReduxTabBarController.scrollRecipe
    let choice = try #require(recipe.variants.first)
    let simulation = Simulation()
    let window = simulation.make {
      let window = Window(size: recipe.screen)
      let root = recipe.makeRoot(choice)
      window.rootViewController = root
      simulation.turn()
      if let verb { recipe.actions.first { $0.slug == verb }?.perform(root) }
      simulation.advance(by: 2)
      return window
    }
    let pixels = try withExtendedLifetime(window) {
      try Self.pixels(of: simulation.recording.latest)
    }
    return places.map { place in
      let start = (Int(place.y) * Int(recipe.screen.width) + Int(place.x)) * 4
      return Array(pixels[start..<start + 3])
    }
  }

  @Test func `S2-34 S2-36 show a round picture above a red story`() throws {
    // The corner of the picture's square, its edge, the ground beside it, and the sky of the story.
    let places = [(125, 62), (187, 62), (20, 62), (187, 312)].map { CGPoint(x: $0.0, y: $0.1) }
    let found = try colors(nil, at: places)
    #expect(found[0] == [255, 255, 255] && found[2] == [255, 255, 255])
    #expect(found[1] != [255, 255, 255])
    #expect(found[3][0] > 2 * found[3][2], "the sky is red")
  }

  @Test func `S2-43 show a form, and the keyboard below the field that is filled in`() throws {
    // A field, a key, and the gap between two keys.
    let places = [(40, 420), (60, 650), (187, 453)].map { CGPoint(x: $0.0, y: $0.1) }
    let found = try colors("focus-last", at: places)
    #expect(found == [[0xD9, 0xE9, 0xFA], [255, 255, 255], [0xD1, 0xD5, 0xDB]])
    #expect(try found != colors("form", at: places))
  }

  @Test(arguments: ["harbour", "tomb", "philosopher", "underworld", "boots"])
  func `S2-82 are ours and fill their frames at any size`(name: String) throws {
    for size in [CGSize(width: 200, height: 150), CGSize(width: 60, height: 160)] {
      let simulation = Simulation()
      let window = simulation.make {
        let window = Window(size: size)
        let root = ViewController("root")
        window.rootViewController = root
        let image = ImageView("image", image: name)
        image.frame = window.bounds
        root.view.addSubview(image)
        simulation.turn()
        return window
      }
      let shown = try withExtendedLifetime(window) {
        try Self.pixels(of: simulation.recording.latest)
      }
      let colors = Set(
        stride(from: 0, to: shown.count - 3, by: 4).map { Array(shown[$0..<$0 + 3]) })
      #expect(colors.count > 30, "\(name) is a picture")
    }
  }
}
