// The tab bar controller in the script catalog.

extension Recipe {
  /// The catalog entry of `TabBarController`.
  public static let tabBarController = Recipe.object(
    TabBarController.self, superclass: "ViewController",
    "Shows one of several controllers, selected by a tab bar.",
    [
      .initializer(
        "init(_:viewControllers:)", "A container with these tabs, the first of them selected.",
        defaults: [0: { .none }, 1: { .array([]) }]
      ) { (name: String?, tabs: [ViewController]) in
        TabBarController(name, viewControllers: tabs)
      },
      .constant("barHeight", "The height of the bar, in points.") { TabBarController.barHeight },
      .variable(
        "viewControllers", "The tabs, in the order of the bar.",
        \TabBarController.viewControllers),
      .variable("selectedIndex", "The index of the selected tab.", \TabBarController.selectedIndex),
      .variable(
        "selectedViewController", "The selected tab.", \TabBarController.selectedViewController),
      .method("tap(_:)", "Simulates a tap on a tab, by index.") {
        (tabs: TabBarController, index: Int) in tabs.tap(index)
      },
      .delegate(
        "delegate", "The delegate, which may veto taps.", of: "TabBarControllerDelegate",
        through: TabBarDelegateAdapter.self
      ) { (tabs: TabBarController) in
        tabs.delegate
      } set: { tabs, delegate in
        tabs.delegate = delegate
      },
      .property("tabBar", "The tab bar.", \TabBarController.tabBar),
      .property("moreNavigationController", "The stack of tabs that do not fit into the bar.") {
        (tabs: TabBarController) in tabs.moreNavigationController
      },
    ])

  /// The members of `TabBarControllerDelegate` that scripts may implement.
  public static let tabBarControllerDelegate = Recipe.contract(
    "TabBarControllerDelegate", "May veto taps on a tab bar.",
    adapter: TabBarDelegateAdapter.self,
    [
      .requirement(
        "tabBarController(_:shouldSelect:)", "Whether a tapped tab may be selected.",
        TabBarController.self, ViewController.self, result: Bool.self),
      .requirement(
        "tabBarController(_:didSelect:)", "A tapped tab was selected.", TabBarController.self,
        ViewController.self),
    ], matches: { $0 is any TabBarControllerDelegate })
}

/// A script object as a tab bar controller's delegate.
final class TabBarDelegateAdapter: Adapter, TabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect viewController: ViewController
  ) -> Bool {
    ask("tabBarController(_:shouldSelect:)", tabBarController.packed, viewController.packed)
      ?? true
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    tell("tabBarController(_:didSelect:)", tabBarController.packed, viewController.packed)
  }
}
