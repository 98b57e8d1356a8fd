// Bar items and enclosing stock containers in the script catalog.

extension NavigationItem: ValueConvertible {}
extension TabBarItem: ValueConvertible {}

extension Recipe {
  /// The catalog entry of `NavigationItem`.
  public static let navigationItem = Recipe.object(
    NavigationItem.self, isOpen: false, "The representation of a controller in a navigation bar.",
    [
      .variable(
        "title", "The title in the bar; nil shows the controller's.", \NavigationItem.title),
      .variable(
        "backButtonTitle", "The title of the back button that leads to it; nil for its own title.",
        \NavigationItem.backButtonTitle),
    ])

  /// The catalog entry of `TabBarItem`.
  public static let tabBarItem = Recipe.object(
    TabBarItem.self, isOpen: false, "The representation of a controller in a tab bar.",
    [
      .variable("title", "The title of the button; nil shows the controller's.", \TabBarItem.title),
      .variable(
        "badgeValue", "A short text after the title; nil for none.", \TabBarItem.badgeValue),
    ])
}

extension ViewController {
  /// The members that the stock containers add to controllers.
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
      "navigationItem", "Its item in the navigation bar.", \ViewController.navigationItem),
    .property("tabBarItem", "Its item in the tab bar.", \ViewController.tabBarItem),
  ]
}
