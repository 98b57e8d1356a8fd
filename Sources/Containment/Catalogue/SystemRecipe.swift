/// What a system offers: how it is made, in which versions, and what a person can do with it.
///
/// Each container's file declares its own; menus, sandbox and scenarios read only this. Ours.
public struct SystemRecipe: Sendable {
  /// Its short name in commands and links.
  public let slug: String
  /// Its name for people.
  public let title: String
  /// One sentence that says what there is to see.
  public let summary: String
  /// Whose work it follows; nil for UIKit's own containers.
  public let source: SystemSource?
  /// The size of its screen in points.
  public let screen: CGSize
  /// Its versions, the recommended one first.
  public let variants: [Variant]
  /// What a person can do with it, beyond touching its views.
  public let actions: [Action]
  /// Makes the root controller, in the current simulation.
  public let makeRoot: @Sendable (Variant) -> ViewController

  /// One version of a system.
  public struct Variant: Hashable, Sendable {
    /// Its short name in commands and links.
    public let slug: String
    /// Its name for people.
    public let title: String

    /// A version from its names.
    public init(_ slug: String, _ title: String) { (self.slug, self.title) = (slug, title) }
  }

  /// One thing a person can ask of a system.
  public struct Action: Sendable {
    /// Its short name in scenarios.
    public let slug: String
    /// Its name for people, who see it below `menu` where there is one.
    public let title: String
    /// The words of the menu it stands in with others of its kind, as in "Drag the Man to", of
    /// which the title is then the rest; nil for a button of its own.
    public let menu: String?
    /// Does it to the root controller.
    public let perform: @Sendable (ViewController) -> Void

    /// An action on roots of one class; roots of others are left alone.
    public init<Root: ViewController>(
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

  /// A recipe from its parts.
  public init(
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
