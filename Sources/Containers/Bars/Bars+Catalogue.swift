// The bars of the published containers, as scripts ask for them.

extension Recipe {
  /// What scripts may ask of `TabBar`.
  public static let tabBar = Recipe.object(
    TabBar.self, superclass: "View", isOpen: false, "A row of tabs, one of them marked.",
    [
      .property("titles", "What stands on the tabs.", \TabBar.titles),
      .property("selectedIndex", "The place of the marked tab.", \TabBar.selectedIndex),
    ])

  /// What scripts may ask of `NavigationBar`.
  public static let navigationBar = Recipe.object(
    NavigationBar.self, superclass: "View", isOpen: false,
    "A bar with a stack of items: a title, and the way back.",
    [
      .property("items", "The items, the one on show last.", \NavigationBar.items),
      .property("topItem", "The last item.", \NavigationBar.topItem),
      .property("backButton", "What a finger touches to go back.", \NavigationBar.backButton),
    ])
}
