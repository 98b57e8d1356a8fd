// The tabs, as scripts ask for them.

extension Recipe {
  /// What scripts may ask of `TabBarController`.
  public static let tabBarController = Recipe.object(
    TabBarController.self, superclass: "ViewController",
    "Several controllers of which one is on show, and a bar to choose it.",
    [
      .initializer(
        "init(_:viewControllers:)", "Tabs, of which the first is selected.",
        standards: [0: { .none }, 1: { .array([]) }]
      ) { (name: String?, tabs: [ViewController]) in
        TabBarController(name, viewControllers: tabs)
      },
      .constant("barHeight", "The height of the bar, in points.") { TabBarController.barHeight },
      .variable(
        "viewControllers", "The tabs, in the order of the bar.",
        \TabBarController.viewControllers),
      .variable("selectedIndex", "The place of the selected tab.", \TabBarController.selectedIndex),
      .variable(
        "selectedViewController", "The selected tab.", \TabBarController.selectedViewController),
      .method("tap(_:)", "Acts as a finger that taps a tab, counted from 0.") {
        (tabs: TabBarController, index: Int) in tabs.tap(index)
      },
      .delegate(
        "delegate", "Who may veto taps.", of: "TabBarControllerDelegate",
        through: TabBarDelegateAdapter.self
      ) { (tabs: TabBarController) in
        tabs.delegate
      } set: { tabs, delegate in
        tabs.delegate = delegate
      },
      .property("tabBar", "The bar below the tab on show.", \TabBarController.tabBar),
      .property("moreNavigationController", "The stack of what finds no room in the bar.") {
        (tabs: TabBarController) in tabs.moreNavigationController
      },
    ])

  /// What scripts may implement of `TabBarControllerDelegate`.
  public static let tabBarControllerDelegate = Recipe.contract(
    "TabBarControllerDelegate", "Who may veto what a finger does to a tab bar.",
    adapter: TabBarDelegateAdapter.self,
    [
      .requirement(
        "tabBarController(_:shouldSelect:)", "Whether a tapped tab may be selected.",
        TabBarController.self, ViewController.self, result: Bool.self),
      .requirement(
        "tabBarController(_:didSelect:)", "A tap was followed.", TabBarController.self,
        ViewController.self),
    ], matches: { $0 is any TabBarControllerDelegate })
}

/// A script's object as the delegate of a tab bar controller.
final class TabBarDelegateAdapter: Adapter, TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    ask(
      "tabBarController(_:shouldSelect:)", tabBarController.packed, viewController.packed)
      ?? Onlooker().tabBarController(tabBarController, shouldSelect: viewController)
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    tell("tabBarController(_:didSelect:)", tabBarController.packed, viewController.packed)
  }
}
