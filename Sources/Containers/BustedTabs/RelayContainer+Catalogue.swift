// The container that relays, as scripts ask for it and as people open it.

extension RelayContainer.Version: BoxedValue {}

extension Recipe {
  /// What scripts may ask of `RelayContainer`.
  public static let relayContainer = Recipe.object(
    RelayContainer.self, superclass: "ViewController", isOpen: false,
    "Two controllers, told of everything by their container's own code.",
    [
      .initializer(
        "init(_:_:_:version:)", "A relay of two controllers, the first of them on show.",
        standards: [0: { .none }, 3: { RelayContainer.Version.fixed.packed }]
      ) {
        (
          name: String?, first: ViewController, second: ViewController,
          version: RelayContainer.Version
        ) in RelayContainer(name, first, second, version: version)
      },
      .property("pages", "The two.") { (relay: RelayContainer) in relay.pages },
      .property("current", "The one on show.", \RelayContainer.current),
      .method("exchange()", "Shows the other one.") { (relay: RelayContainer) in
        relay.exchange()
      },
    ])

  /// What scripts may ask of `RelayContainer.Version`.
  public static let relayVersion = Recipe.enumeration(
    RelayContainer.Version.self, "Which code of the relay runs.",
    ["fixed": .fixed, "original": .original, "forgetful": .forgetful])
}

extension RelayContainer {
  /// Two pages and a container that passes on what they should hear.
  public static let recipe = SystemRecipe(
    slug: "relay", title: "Manual Relay",
    summary: "Appearance passed on by the container's own code, as before iOS 5.",
    source: SystemSource(
      "View Controller Containment", by: "Ricki Gregersen, objc.io issue 1", date: "2013-06-07",
      link: "https://github.com/RickiG/view-controller-containment"),
    screen: CGSize(width: 320, height: 460),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed: begin and end"),
      SystemRecipe.Variant(Version.original.rawValue, "Before iOS 5"),
      SystemRecipe.Variant(Version.forgetful.rawValue, "One call forgotten"),
    ],
    actions: [
      SystemRecipe.Action("exchange", "Show the Other") { (relay: RelayContainer) in
        relay.exchange()
      }
    ],
    makeRoot: { variant in
      RelayContainer(
        "relay", TitlePage("first", title: "First", color: 0x2C5F8A),
        TitlePage("second", title: "Second", color: 0x2E8B57),
        version: Version(rawValue: variant.slug) ?? .fixed)
    })
}
