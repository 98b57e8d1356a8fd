/// Every system that can be opened, in the order of the sidebar.
///
/// Adding one is a file with its recipe and a line here.
public enum Systems {
  /// All of them.
  public static let all: [SystemRecipe] = [
    TunnelController.recipe,
    VerticalNavigationController.recipe,
    NavigationController.recipe,
    TabBarController.recipe,
    PageViewController.recipe,
    SplitViewController.recipe,
  ]
}
