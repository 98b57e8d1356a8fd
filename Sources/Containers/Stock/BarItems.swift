/// The representation of a controller in the navigation bar.
///
/// UIKit: `UINavigationItem`, since iOS 2.
public final class NavigationItem {
  /// The title in the bar; nil shows the controller's own.
  ///
  /// UIKit: `title`, since iOS 2.
  public var title: String?
  /// The title of the back button that leads to this controller; nil for its title.
  ///
  /// UIKit: `backButtonTitle`, since iOS 11.
  public var backButtonTitle: String?

  /// Creates an item without titles.
  package init() {}
}

/// The representation of a controller in a tab bar.
///
/// UIKit: `UITabBarItem`, since iOS 2.
public final class TabBarItem {
  /// The title of the button; nil shows the controller's own.
  ///
  /// UIKit: `title`, since iOS 2.
  public var title: String?
  /// A short text after the title, such as an unread count; nil for none.
  ///
  /// UIKit: `badgeValue`, since iOS 2.
  public var badgeValue: String?
}

extension ViewController {
  /// The controller's item in the navigation bar; created lazily.
  ///
  /// UIKit: `navigationItem`, since iOS 2.
  public final var navigationItem: NavigationItem { attachment(NavigationItem()) }

  /// The controller's item in a tab bar; created lazily.
  ///
  /// UIKit: `tabBarItem`, since iOS 2.
  public final var tabBarItem: TabBarItem { attachment(TabBarItem()) }

  /// The controller's title in a navigation bar.
  package final var barTitle: String { navigationItem.title ?? dispatched.title ?? name }

  /// The controller's title in a tab bar.
  package final var tabTitle: String {
    let title = tabBarItem.title ?? dispatched.title ?? name
    return tabBarItem.badgeValue.map { "\(title) (\($0))" } ?? title
  }
}
