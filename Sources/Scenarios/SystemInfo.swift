import Containers
package import Geometry

/// What there is to know of a system without touching its controllers.
///
/// Windows and commands work with this value, so that they need not import the containers.
package struct SystemInfo: Sendable {
  package let slug: String
  package let title: String
  package let summary: String
  /// Whose work it follows, in one line; nil for UIKit's own containers.
  package let credit: String?
  /// Where that work can be read.
  package let link: String?
  /// The size of its screen in points.
  package let screen: CGSize
  /// Its versions, the recommended one first.
  package let variants: [Choice]
  /// What a person can do with it, beyond touching its views.
  package let actions: [Choice]

  let recipe: SystemRecipe

  /// One of several things with names.
  package struct Choice: Hashable, Sendable {
    package let slug: String
    package let title: String
    /// The words of the menu it stands in with others, if it does.
    package var menu: String?
  }

  init(_ recipe: SystemRecipe) {
    self.recipe = recipe
    (slug, title, summary, screen) = (recipe.slug, recipe.title, recipe.summary, recipe.screen)
    (credit, link) = (recipe.source?.credit, recipe.source?.link)
    variants = recipe.variants.map { Choice(slug: $0.slug, title: $0.title) }
    actions = recipe.actions.map { Choice(slug: $0.slug, title: $0.title, menu: $0.menu) }
  }

  /// Every system, in the order of the sidebar.
  package static let all = Systems.all.map(SystemInfo.init)
}
