// What stands for controllers in bars, and the stock containers above them, for scripts.

extension NavigationItem: ValueConvertible {}
extension TabBarItem: ValueConvertible {}

extension Recipe {
  /// What scripts may ask of `NavigationItem`.
  public static let navigationItem = Recipe.object(
    NavigationItem.self, isOpen: false, "What stands for a controller in a navigation bar.",
    [
      .variable(
        "title", "The title in the bar; nil shows the controller's.", \NavigationItem.title),
      .variable(
        "backButtonTitle", "What the way back to it is called; nil for its title.",
        \NavigationItem.backButtonTitle),
    ])

  /// What scripts may ask of `TabBarItem`.
  public static let tabBarItem = Recipe.object(
    TabBarItem.self, isOpen: false, "What stands for a controller in a tab bar.",
    [
      .variable("title", "The title of the button; nil shows the controller's.", \TabBarItem.title),
      .variable("badgeValue", "A short word beside the title.", \TabBarItem.badgeValue),
    ])
}

extension ViewController {
  /// What the stock containers add to every controller.
  static let containerMembers: [Member] = [
    .property(
      "navigationController", "The nearest navigation controller above.",
      \ViewController.navigationController),
    .property(
      "tabBarController", "The nearest tab bar controller above.",
      \ViewController.tabBarController),
    .property(
      "splitViewController", "The nearest split view controller above.",
      \ViewController.splitViewController),
    .property(
      "navigationItem", "What stands for it in a navigation bar.", \ViewController.navigationItem),
    .property("tabBarItem", "What stands for it in a tab bar.", \ViewController.tabBarItem),
  ]
}
