// The custom tab bar controller in the script catalog.

extension SKTabBarController.Version: BoxedValue {}

extension Recipe {
  /// The catalog entry of `SKTabBarController`.
  package static let skTabBarController = Recipe.object(
    SKTabBarController.self, superclass: "ViewController",
    "A custom tab bar controller, in the versions of its source and fixed.",
    [
      .initializer(
        "init(_:viewControllers:version:)",
        "A container with these tabs, the first of them selected.",
        defaults: [
          0: { .none }, 1: { .array([]) }, 2: { SKTabBarController.Version.fixed.packed },
        ]
      ) { (name: String?, tabs: [ViewController], version: SKTabBarController.Version) in
        SKTabBarController(name, viewControllers: tabs, version: version)
      },
      .variable(
        "viewControllers", "The tabs, in the order of the bar.",
        \SKTabBarController.viewControllers),
      .variable(
        "selectedIndex", "The index of the selected tab.", \SKTabBarController.selectedIndex),
      .variable(
        "selectedViewController", "The selected tab.",
        \SKTabBarController.selectedViewController),
      .property("tabBar", "The tab bar.", \SKTabBarController.tabBar),
      .method("tap(_:)", "Simulates a tap on a tab, by index.") {
        (tabs: SKTabBarController, index: Int) in tabs.tap(index)
      },
    ])

  /// The catalog entry of `SKTabBarController.Version`.
  package static let skTabBarVersion = Recipe.enumeration(
    SKTabBarController.Version.self, "The version of the tabs' code.",
    [
      "fixed": .fixed, "commit43f4864": .commit43f4864, "commit67641ee": .commit67641ee,
      "commit6d00824": .commit6d00824, "commit297c2dc": .commit297c2dc,
      "commit84b55c3": .commit84b55c3,
    ])
}
