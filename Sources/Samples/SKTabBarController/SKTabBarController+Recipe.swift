// The demo of the custom tab bar controller: two pages and a stack.

extension SKTabBarController {
  /// Three tabs, two pages and a stack, in every version of the source.
  package static let recipe = SystemRecipe(
    slug: "sk-tabs", title: "SKTabBarController",
    summary: "A custom tab bar controller, from its first version to the fixed one.",
    source: SystemSource(
      "SKTabBarController", by: "Soroush Khanlou",
      link: "https://github.com/khanlou/SKTabBarController"),
    screen: CGSize(width: 320, height: 460),
    variants: [
      variant(.fixed, "Fixed"),
      variant(.commit43f4864, "43f4864, the last"),
      variant(.commit67641ee, "67641ee, did twice"),
      variant(.commit6d00824, "6d00824, will and did twice"),
      variant(.commit297c2dc, "297c2dc, the incorrect one"),
      variant(.commit84b55c3, "84b55c3, the first"),
    ],
    actions: [
      SystemRecipe.Action("tap-next", "Tap Next") { (tabs: SKTabBarController) in
        tabs.tap(((tabs.tabBar.selectedIndex ?? -1) + 1) % max(1, tabs.tabBar.titles.count))
      },
      SystemRecipe.Action("tap-again", "Tap Again") { (tabs: SKTabBarController) in
        tabs.tap(tabs.tabBar.selectedIndex ?? 0)
      },
      set("three", "Three Tabs", demo),
      set("seven", "Seven Tabs") { (0..<7).map(LetterController.init(number:)) },
      set("none", "No Tabs") { [] },
      SystemRecipe.Action("warn", "Low Memory") { (tabs: SKTabBarController) in
        tabs.simulation.sendMemoryWarning()
      },
    ],
    makeRoot: { variant in
      SKTabBarController(
        "tabs", viewControllers: demo(), version: Version(rawValue: variant.slug) ?? .fixed)
    })

  private static func variant(_ version: Version, _ title: String) -> SystemRecipe.Variant {
    SystemRecipe.Variant(version.rawValue, title)
  }

  private static func set(
    _ slug: String, _ title: String, _ make: @escaping @Sendable () -> [ViewController]
  ) -> SystemRecipe.Action {
    SystemRecipe.Action(slug, title) { (tabs: SKTabBarController) in
      tabs.viewControllers = tabs.simulation.make(make)
    }
  }

  @Sendable private static func demo() -> [ViewController] {
    [
      TitlePage("contacts", title: "Contacts", color: 0x2C5F8A),
      TitlePage("favorites", title: "Favorites", color: 0xA14A4A),
      SKNavigationController.listOfThings("things"),
    ]
  }
}
