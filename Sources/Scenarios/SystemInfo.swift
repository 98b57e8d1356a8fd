package import Geometry
import Samples

/// A demo's metadata, available without its controllers.
///
/// Windows and commands use this value, so that they need not import the containers.
package struct SystemInfo: Sendable {
  package let slug: String
  package let title: String
  package let summary: String
  /// The credit for its source, in one line; nil for UIKit's own containers.
  package let credit: String?
  /// The URL of the source.
  package let link: String?
  /// The size of its screen in points.
  package let screen: CGSize
  /// Its variants, the recommended one first.
  package let variants: [Named]
  /// The user's actions, besides touching its views.
  package let actions: [Named]

  let recipe: SystemRecipe

  /// A version or an action.
  package struct Named: Hashable, Sendable {
    package let slug: String
    package let title: String
    /// The title of the menu that it shares with others, if any.
    package var menu: String?
  }

  init(_ recipe: SystemRecipe) {
    self.recipe = recipe
    (slug, title, summary, screen) = (recipe.slug, recipe.title, recipe.summary, recipe.screen)
    (credit, link) = (recipe.source?.credit, recipe.source?.link)
    variants = recipe.variants.map { Named(slug: $0.slug, title: $0.title) }
    actions = recipe.actions.map { Named(slug: $0.slug, title: $0.title, menu: $0.menu) }
  }

  /// All demos, in the order of the sidebar.
  package static let all = Systems.all.map(SystemInfo.init)
}
