// The container with one content in the script catalog, and its demo.

extension ContentSwitcher.Version: BoxedValue {}

extension Recipe {
  /// The catalog entry of `ContentSwitcher`.
  package static let contentSwitcher = Recipe.object(
    ContentSwitcher.self, superclass: "ViewController", isOpen: false,
    "A container with at most one child, exchanged with a cross-fade.",
    [
      .initializer(
        "init(_:content:version:)", "A container with an initial content, or none.",
        defaults: [
          0: { .none }, 1: { .none }, 2: { ContentSwitcher.Version.fixed.packed },
        ]
      ) { (name: String?, content: ViewController?, version: ContentSwitcher.Version) in
        ContentSwitcher(name, content: content, version: version)
      },
      .variable("content", "The only child, or nil.", \ContentSwitcher.content),
    ])

  /// The catalog entry of `ContentSwitcher.Version`.
  package static let contentSwitcherVersion = Recipe.enumeration(
    ContentSwitcher.Version.self, "The version of the container's code.",
    ["fixed": .fixed, "original": .original])

  /// The catalog entry of `MessageController`.
  package static let messageController = Recipe.object(
    MessageController.self, superclass: "ViewController", isOpen: false,
    "A page with a message instead of content.",
    [
      .initializer(
        "init(_:text:)", "A page with a text.", defaults: [0: { .none }]
      ) { (name: String?, text: String) in MessageController(name, text: text) },
      .method("act()", "Performs the button's action.") { (page: MessageController) in page.act() },
    ])
}

extension ContentSwitcher {
  /// Colored pages, or none, that fade into each other.
  package static let recipe = SystemRecipe(
    slug: "content", title: "Content Switcher",
    summary: "One child or none, exchanged in a cross-fade: four cases of removal and insertion.",
    source: SystemSource(
      "MVCTodo", by: "Dave DeLong", date: "2018", link: "https://github.com/davedelong/MVCTodo"),
    screen: CGSize(width: 320, height: 460),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed"),
      SystemRecipe.Variant(Version.original.rawValue, "As published: begun and ended by hand"),
    ],
    actions: [
      set("red", "Red") { TitlePage("red", title: "Red", color: 0xA14A4A) },
      set("green", "Green") { TitlePage("green", title: "Green", color: 0x2E7D5B) },
      set("none", "None") { nil },
      set("message", "Message") {
        MessageController("message", text: "Nothing to show", picture: "empty")
      },
      SystemRecipe.Action("again", "The Same Again") { (switcher: ContentSwitcher) in
        switcher.content = switcher.content
      },
    ],
    makeRoot: { variant in
      ContentSwitcher(
        "switcher", content: TitlePage("first", title: "First", color: 0x2C5F8A),
        version: Version(rawValue: variant.slug) ?? .fixed)
    })

  private static func set(
    _ slug: String, _ title: String, _ make: @escaping @Sendable () -> ViewController?
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title) { (switcher: ContentSwitcher) in
      switcher.content = switcher.simulation.make(make)
    }
  }
}
