// The bars of the published containers in the script catalog.

extension Recipe {
  /// The catalog entry of `TabBar`.
  public static let tabBar = Recipe.object(
    TabBar.self, superclass: "View", isOpen: false, "A row of tabs, one of them selected.",
    [
      .property("titles", "The titles of the tabs.", \TabBar.titles),
      .property("selectedIndex", "The index of the selected tab.", \TabBar.selectedIndex),
    ])

  /// The catalog entry of `NavigationBar`.
  public static let navigationBar = Recipe.object(
    NavigationBar.self, superclass: "View", isOpen: false,
    "A bar with a stack of items: a title and a back button.",
    [
      .property("items", "The items, the top one last.", \NavigationBar.items),
      .property("topItem", "The top item.", \NavigationBar.topItem),
      .property("backButton", "The back button.", \NavigationBar.backButton),
    ])
}
