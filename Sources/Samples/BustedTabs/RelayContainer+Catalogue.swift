// The forwarding container in the script catalog, and its demo.

extension RelayContainer.Version: BoxedValue {}

extension Recipe {
  /// The catalog entry of `RelayContainer`.
  package static let relayContainer = Recipe.object(
    RelayContainer.self, superclass: "ViewController", isOpen: false,
    "Two controllers; the container forwards all callbacks itself.",
    [
      .initializer(
        "init(_:_:_:version:)", "A container of two controllers that shows the first one.",
        defaults: [0: { .none }, 3: { RelayContainer.Version.fixed.packed }]
      ) {
        (
          name: String?, first: ViewController, second: ViewController,
          version: RelayContainer.Version
        ) in RelayContainer(name, first, second, version: version)
      },
      .property("pages", "The two controllers.") { (relay: RelayContainer) in relay.pages },
      .property("current", "The visible controller.", \RelayContainer.current),
      .method("exchange()", "Shows the other controller.") { (relay: RelayContainer) in
        relay.exchange()
      },
    ])

  /// The catalog entry of `RelayContainer.Version`.
  package static let relayVersion = Recipe.enumeration(
    RelayContainer.Version.self, "The version of the container's code.",
    ["fixed": .fixed, "original": .original, "forgetful": .forgetful])
}

extension RelayContainer {
  /// Two pages, and a container that forwards callbacks to them.
  package static let recipe = SystemRecipe(
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
