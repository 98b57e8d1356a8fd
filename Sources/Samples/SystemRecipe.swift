/// A demo of a container: its versions, its actions, and how to make it.
///
/// Each container's file declares one; menus, sandbox and scenarios use only this.
package struct SystemRecipe: Sendable {
  /// Its identifier in commands and links.
  package let slug: String
  /// Its display name.
  package let title: String
  /// One sentence about the demo.
  package let summary: String
  /// The published code it follows; nil for UIKit's own containers.
  package let source: SystemSource?
  /// The size of its screen in points.
  package let screen: CGSize
  /// Its versions, the recommended one first.
  package let variants: [Variant]
  /// Its actions, in addition to touches.
  package let actions: [Action]
  /// Makes the root controller, in the current simulation.
  package let makeRoot: @Sendable (Variant) -> ViewController

  /// One version of a demo.
  package struct Variant: Hashable, Sendable {
    /// Its identifier in commands and links.
    package let slug: String
    /// Its display name.
    package let title: String

    /// Makes a version from its names.
    package init(_ slug: String, _ title: String) { (self.slug, self.title) = (slug, title) }
  }

  /// A user action in a demo.
  package struct Action: Sendable {
    /// Its identifier in scenarios.
    package let slug: String
    /// Its display name; inside `menu`, if there is one.
    package let title: String
    /// The title of its menu, such as "Drag the Man to", which `title` completes; nil for a
    /// separate button.
    package let menu: String?
    /// Performs the action on the root controller.
    package let perform: @Sendable (ViewController) -> Void

    /// Makes an action for roots of one class; it ignores others.
    package init<Root: ViewController>(
      _ slug: String, _ title: String, in menu: String? = nil,
      _ body: @escaping @Sendable (Root) -> Void
    ) {
      self.slug = slug
      self.title = title
      self.menu = menu
      perform = { root in
        if let root = root as? Root { body(root) }
      }
    }
  }

  /// Makes a recipe from its parts.
  package init(
    slug: String, title: String, summary: String, source: SystemSource? = nil, screen: CGSize,
    variants: [Variant], actions: [Action],
    makeRoot: @escaping @Sendable (Variant) -> ViewController
  ) {
    self.slug = slug
    self.title = title
    self.summary = summary
    self.source = source
    self.screen = screen
    self.variants = variants
    self.actions = actions
    self.makeRoot = makeRoot
  }
}
