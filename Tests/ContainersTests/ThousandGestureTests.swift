import Containers
import Testing

/// The vertical stack and Tunnel under random gestures.
@Suite struct `A thousand gestures` {
  private static let played = [VerticalNavigationController.recipe, TunnelController.recipe]
    .flatMap { recipe in recipe.variants.map { "\(recipe.slug) \($0.slug)" } }

  @Test(arguments: played)
  func `are survived by every version, and by the fixed ones without a word`(
    name: String
  ) throws {
    let names = name.split(separator: " ").map(String.init)
    let recipe = try #require(Systems.all.first { $0.slug == names[0] })
    let variant = try #require(recipe.variants.first { $0.slug == names[1] })
    let recording = RandomGestures(seed: 6).drive(recipe, variant: variant, count: 1000)
    #expect(recording.latest.animations.isEmpty)
    #expect(recording.events.count > 1000)
    if variant.title.hasPrefix("Fixed") {
      #expect(recording.diagnostics.map(\.message) == [])
    }
  }
}
