// The tabs without containment in the script catalog, and their demo.

extension BustedTabs.Version: BoxedValue {}

extension Recipe {
  /// The catalog entry of `BustedTabs`.
  package static let bustedTabs = Recipe.object(
    BustedTabs.self, superclass: "ViewController", isOpen: false,
    "Tabs as before the containment API, and fixed.",
    [
      .initializer(
        "init(_:viewControllers:version:)",
        "A container with these tabs, the first of them selected.",
        defaults: [
          0: { .none }, 1: { .array([]) }, 2: { BustedTabs.Version.fixed.packed },
        ]
      ) { (name: String?, tabs: [ViewController], version: BustedTabs.Version) in
        BustedTabs(name, viewControllers: tabs, version: version)
      },
      .property("viewControllers", "The tabs.") { (tabs: BustedTabs) in tabs.viewControllers },
      .property(
        "selectedViewController", "The visible tab.", \BustedTabs.selectedViewController),
      .property("tabBar", "The tab bar.", \BustedTabs.tabBar),
      .method("select(_:)", "Shows the tab at an index.") {
        (tabs: BustedTabs, index: Int) in tabs.select(index)
      },
    ])

  /// The catalog entry of `BustedTabs.Version`.
  package static let bustedTabsVersion = Recipe.enumeration(
    BustedTabs.Version.self, "The version of the tabs' code.",
    ["fixed": .fixed, "original": .original])
}

extension BustedTabs {
  /// Two tabs, as children and as before containment.
  package static let recipe = SystemRecipe(
    slug: "busted-tabs", title: "Busted Tabs",
    summary: "Tabs without containment: rotations and memory warnings stop at the container.",
    source: SystemSource(
      "SKTabBarController", by: "Soroush Khanlou",
      link: "https://github.com/khanlou/SKTabBarController"),
    screen: CGSize(width: 320, height: 460),
    variants: [
      SystemRecipe.Variant(Version.fixed.rawValue, "Fixed"),
      SystemRecipe.Variant(Version.original.rawValue, "The old and busted way"),
    ],
    actions: [
      SystemRecipe.Action("select-next", "Select the Next") { (tabs: BustedTabs) in
        let place = tabs.viewControllers.firstIndex { $0 === tabs.selectedViewController } ?? 0
        tabs.select((place + 1) % max(1, tabs.viewControllers.count))
      },
      SystemRecipe.Action("warn", "Low Memory") { (tabs: BustedTabs) in
        tabs.simulation.sendMemoryWarning()
      },
    ],
    makeRoot: { variant in
      BustedTabs(
        "busted",
        viewControllers: [
          TitlePage("contacts", title: "Contacts", color: 0x2C5F8A),
          TitlePage("favorites", title: "Favorites", color: 0xA14A4A),
        ], version: Version(rawValue: variant.slug) ?? .fixed)
    })
}
