/// Every system that can be opened, in the order of the sidebar.
///
/// Adding one is a file with its recipe and a line here.
public enum Systems {
  /// All of them.
  public static let all: [SystemRecipe] = [
    TunnelController.recipe,
    BustedTabs.recipe,
    RelayContainer.recipe,
    SKTabBarController.recipe,
    SKNavigationController.recipe,
    VerticalNavigationController.recipe,
    ReduxTabBarController.containerRecipe,
    ReduxTabBarController.peekRecipe,
    ReduxTabBarController.scrollRecipe,
    ReduxTabBarController.stackRecipe,
    CardContainerViewController.recipe,
    AdaptiveElementsController.recipe,
    ContentSwitcher.recipe,
    StateContainer.stateRecipe,
    TodoScreen.todoRecipe,
    ThreePaneController.recipe,
    FeedController.recipe,
    CoordinatedFeed.recipe,
    NavigationController.recipe,
    TabBarController.recipe,
    PageViewController.recipe,
    SplitViewController.recipe,
  ]
}
