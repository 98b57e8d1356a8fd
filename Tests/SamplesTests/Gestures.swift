import Samples
import TestSupport
import Testing

/// Random things that a person may do to a system: the same for the same seed.
///
/// Taps on what can be tapped and anywhere else, rows of lists, the recipe's verbs, fingers on maps
/// and in lists, turning, other sizes, short memory, and time that passes.
struct RandomGestures {
  let seed: UInt64

  init(seed: UInt64) { self.seed = seed }

  /// Opens a system, does so many things to it, lets it come to rest, and answers the recording.
  @discardableResult
  func drive(
    _ recipe: SystemRecipe, variant: SystemRecipe.Variant, count: Int, profile: Profile = .ios17
  ) -> Recording {
    let simulation = Simulation(profile: profile)
    return Simulation.$current.withValue(simulation) {
      let window = Window(size: recipe.screen)
      let root = recipe.makeRoot(variant)
      window.rootViewController = root
      simulation.turn()
      var hand = Hand(window: window, root: root, recipe: recipe, seed: seed)
      for _ in 0..<count {
        hand.move()
        simulation.turn()
      }
      hand.liftFingers()
      simulation.finishAnimations()
      return withExtendedLifetime(window) { simulation.recording }
    }
  }

  /// The hand on the device.
  private struct Hand {
    let window: Window
    let root: ViewController
    let recipe: SystemRecipe
    var generator: SeededGenerator

    init(window: Window, root: ViewController, recipe: SystemRecipe, seed: UInt64) {
      (self.window, self.root, self.recipe) = (window, root, recipe)
      generator = SeededGenerator(seed: seed)
    }

    mutating func move() {
      switch generator.number(below: 16) {
      case 0...3: pick { $0.onTap != nil }?.tap()
      case 4: window.hitTest(somewhere())?.tap()
      case 5: tapRow()
      case 6...8: act()
      case 9: window.rotate()
      case 10: resize()
      case 11: window.simulation.sendMemoryWarning()
      case 12: drag()
      default: window.simulation.advance(by: Double(generator.number(below: 12)) * 0.05)
      }
    }

    func liftFingers() {
      for case let map as MapView in views(below: window) {
        map.dragMarker(0, .cancelled, to: Content.Place(latitude: 0, longitude: 0))
      }
    }

    private mutating func act() {
      guard !recipe.actions.isEmpty else { return }
      recipe.actions[generator.number(below: recipe.actions.count)].perform(root)
    }

    private mutating func tapRow() {
      guard let table = pick({ $0 is TableView }) as? TableView, !table.rows.isEmpty else { return }
      table.tapRow(generator.number(below: table.rows.count))
    }

    private mutating func resize() {
      let sizes = [
        CGSize(width: 320, height: 460), CGSize(width: 480, height: 300),
        CGSize(width: 375, height: 667), CGSize(width: 768, height: 1024),
        CGSize(width: 1366, height: 1024), CGSize(width: 200, height: 120),
      ]
      window.resize(
        to: sizes[generator.number(below: sizes.count)], animated: generator.isOnce(in: 2))
    }

    private mutating func drag() {
      guard let view = pick({ $0 is MapView || $0 is ScrollView }) else { return }
      if let map = view as? MapView {
        let phases: [MapView.DragPhase] = [.began, .changed, .ended, .cancelled]
        let place = Content.Place(
          latitude: Double(generator.number(below: 190)) - 95,
          longitude: Double(generator.number(below: 800)) - 400)
        map.dragMarker(0, phases[generator.number(below: phases.count)], to: place)
      } else if let list = view as? ScrollView {
        list.drag(by: CGSize(width: 0, height: Double(generator.number(below: 400)) - 200))
      }
    }

    private mutating func somewhere() -> CGPoint {
      CGPoint(
        x: generator.fraction() * window.bounds.width,
        y: generator.fraction() * window.bounds.height)
    }

    private mutating func pick(_ isWanted: (View) -> Bool) -> View? {
      let found = views(below: window).filter(isWanted)
      return found.isEmpty ? nil : found[generator.number(below: found.count)]
    }

    private func views(below view: View) -> [View] {
      view.subviews.flatMap { [$0] + views(below: $0) }
    }
  }
}

extension SystemRecipe {
  /// Whether a version is there to work, not to show a fault: where one is called fixed, only that.
  func isFixed(_ variant: Variant) -> Bool {
    variant.slug == "fixed" || !variants.contains { $0.slug == "fixed" }
  }
}

/// What holds for every system, whatever a person does to it.
@Suite struct `Random gestures on a container` {
  @Test(arguments: Systems.all.map(\.slug))
  func `every version survives a thousand, and the fixed one gives no diagnostic`(
    slug: String
  ) throws {
    let recipe = try #require(Systems.all.first { $0.slug == slug })
    // The whole thousand by night.
    let count = Nightly.count(push: 150, nightly: 1000)
    for variant in recipe.variants {
      let recording = RandomGestures(seed: 6).drive(recipe, variant: variant, count: count)
      #expect(recording.latest.animations.isEmpty, "\(variant.slug) does not come to rest")
      guard recipe.isFixed(variant) else { continue }
      #expect(recording.diagnostics.map(\.message) == [], "\(variant.slug)")
    }
  }

  @Test func `the same seed gives the same run`() throws {
    let recipe = try #require(Systems.all.first { $0.slug == "sk-tabs" })
    let variant = try #require(recipe.variants.first)
    let first = RandomGestures(seed: 7).drive(recipe, variant: variant, count: 200)
    #expect(first == RandomGestures(seed: 7).drive(recipe, variant: variant, count: 200))
    #expect(first != RandomGestures(seed: 8).drive(recipe, variant: variant, count: 200))
  }
}
