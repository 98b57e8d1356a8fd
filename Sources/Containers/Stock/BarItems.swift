/// What stands for a controller in the bar of a navigation controller.
///
/// UIKit: `UINavigationItem`.
public final class NavigationItem {
  /// The title in the bar; nil shows the controller's own.
  public var title: String?
  /// What the way back to this controller is called; nil for its title.
  public var backButtonTitle: String?
}

/// What stands for a controller in a tab bar.
///
/// UIKit: `UITabBarItem`.
public final class TabBarItem {
  /// The title of the button; nil shows the controller's own.
  public var title: String?
  /// A short word beside the title, such as a number of news; nil for none.
  public var badgeValue: String?
}

extension ViewController {
  /// What stands for the controller in the bar of a navigation controller.
  public final var navigationItem: NavigationItem { attachment(NavigationItem()) }

  /// What stands for the controller in a tab bar.
  public final var tabBarItem: TabBarItem { attachment(TabBarItem()) }

  /// What a navigation bar writes for it.
  final var barTitle: String { navigationItem.title ?? dispatched.title ?? name }

  /// What a tab bar writes for it.
  final var tabTitle: String {
    let title = tabBarItem.title ?? dispatched.title ?? name
    return tabBarItem.badgeValue.map { "\(title) (\($0))" } ?? title
  }
}
