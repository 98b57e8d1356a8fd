/// A row of tabs at the bottom, one of them selected; its delegate receives taps.
///
/// UIKit: `UITabBar`, since iOS 2, as far as the published containers use it.
public final class TabBar: View {
  /// Its height, in points.
  public static let height = 49.0

  /// Receives taps; weak.
  ///
  /// UIKit: `delegate`, since iOS 2.
  public weak var delegate: (any TabBarDelegate)?

  /// The titles of the tabs, from the left.
  ///
  /// UIKit: the titles of `items`, since iOS 2.
  public var titles: [String] = [] { didSet { showTabs() } }

  /// The index of the selected tab; nil for none.
  ///
  /// UIKit: the index of `selectedItem`, since iOS 2.
  public var selectedIndex: Int? { didSet { showTabs() } }

  /// A bar without tabs.
  public override init(_ name: String? = nil) {
    super.init(name)
    backgroundColor = Color(hex: 0xF2F2F7)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    placeTabs()
  }

  /// Its frame in a container of this size.
  package static func frame(in size: CGSize) -> CGRect {
    let height = min(height, size.height)
    return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  /// The remaining area of a container of this size.
  package static func contentFrame(in size: CGSize) -> CGRect {
    CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - height))
  }

  private func showTabs() {
    while subviews.count > titles.count { subviews.last?.removeFromSuperview() }
    while subviews.count < titles.count { addSubview(makeTab(at: subviews.count)) }
    for (index, title) in titles.enumerated() {
      subviews[index].content = .button(title)
      subviews[index].backgroundColor = Color(hex: index == selectedIndex ? 0xD5DCEA : 0xF2F2F7)
    }
    placeTabs()
  }

  private func makeTab(at index: Int) -> View {
    let tab = simulation.make { Button("\(name).tab\(index)", title: "") }
    tab.onTap = { [weak self] in
      guard let self else { return }
      delegate?.tabBar(self, didSelect: index)
    }
    return tab
  }

  private func placeTabs() {
    let width = bounds.width / Double(max(1, subviews.count))
    for (index, tab) in subviews.enumerated() {
      tab.frame = CGRect(x: width * Double(index), y: 0, width: width, height: bounds.height)
    }
  }
}

/// Receives the taps on a tab bar.
///
/// UIKit: `UITabBarDelegate`, since iOS 2.
public protocol TabBarDelegate: AnyObject {
  /// A tab was tapped, possibly the selected one; the bar has not selected it.
  ///
  /// UIKit: `tabBar(_:didSelect:)`, since iOS 2, there with the item.
  func tabBar(_ tabBar: TabBar, didSelect index: Int)
}
