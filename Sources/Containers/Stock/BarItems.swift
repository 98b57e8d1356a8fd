/// What stands for a controller in the bar of a navigation controller.
///
/// UIKit: `UINavigationItem`, since iOS 2.
public final class NavigationItem {
  /// The title in the bar; nil shows the controller's own.
  ///
  /// UIKit: `title`, since iOS 2.
  public var title: String?
  /// What the way back to this controller is called; nil for its title.
  ///
  /// UIKit: `backButtonTitle`, since iOS 11.
  public var backButtonTitle: String?
}

/// What stands for a controller in a tab bar.
///
/// UIKit: `UITabBarItem`, since iOS 2.
public final class TabBarItem {
  /// The title of the button; nil shows the controller's own.
  ///
  /// UIKit: `title`, since iOS 2.
  public var title: String?
  /// A short word beside the title, such as a number of news; nil for none.
  ///
  /// UIKit: `badgeValue`, since iOS 2.
  public var badgeValue: String?
}

extension ViewController {
  /// What stands for the controller in the bar of a navigation controller; made on first use.
  ///
  /// UIKit: `navigationItem`, since iOS 2.
  public final var navigationItem: NavigationItem { attachment(NavigationItem()) }

  /// What stands for the controller in a tab bar; made on first use.
  ///
  /// UIKit: `tabBarItem`, since iOS 2.
  public final var tabBarItem: TabBarItem { attachment(TabBarItem()) }

  /// What a navigation bar writes for it.
  final var barTitle: String { navigationItem.title ?? dispatched.title ?? name }

  /// What a tab bar writes for it.
  final var tabTitle: String {
    let title = tabBarItem.title ?? dispatched.title ?? name
    return tabBarItem.badgeValue.map { "\(title) (\($0))" } ?? title
  }
}
