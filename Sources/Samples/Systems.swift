/// All demos, in the order of the sidebar.
///
/// To add one, write a file with its recipe and add a line here.
package enum Systems {
  /// All demos.
  package static let all: [SystemRecipe] = [
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
