/// A bar along the upper edge that keeps a stack of items: the title of the last, and the way back
/// to the one before.
///
/// UIKit: `UINavigationBar`, since iOS 2, as far as the published containers use it.
public final class NavigationBar: View {
  /// Its height, in points.
  public static let height = 44.0

  /// Who is asked before an item goes; kept alive by somebody else.
  ///
  /// UIKit: `delegate`, since iOS 2.
  public weak var delegate: (any NavigationBarDelegate)?

  /// The items, the one on show last.
  ///
  /// UIKit: `items`, since iOS 2.
  public var items: [NavigationItem] = [] { didSet { showItems() } }

  /// The last item.
  ///
  /// UIKit: `topItem`, since iOS 2.
  public var topItem: NavigationItem? { items.last }

  /// What a finger touches to go back; hidden where there is no way back; ours.
  public let backButton: View

  /// A bar without items.
  public override init(_ name: String? = nil) {
    backButton = Button("\(name ?? "navigationBar").back")
    super.init(name)
    backgroundColor = Color(hex: 0xF2F2F7)
    autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    backButton.onTap = { [weak self] in self?.popItem() }
    addSubview(backButton)
    showItems()
  }

  /// Puts an item on top.
  ///
  /// UIKit: `pushItem(_:animated:)`, since iOS 2.
  public func pushItem(_ item: NavigationItem) { items.append(item) }

  /// Takes the top item off, if the delegate has nothing against it.
  ///
  /// The delegate is asked whether a finger or code wants it.
  ///
  /// UIKit: `popItem(animated:)`, since iOS 2.
  public func popItem() {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true,
      item === topItem
    else { return }
    items.removeLast()
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    backButton.frame = CGRect(x: 0, y: 0, width: bounds.width / 3, height: bounds.height)
  }

  private func showItems() {
    let back = topItem.flatMap { items.count > 1 ? $0.backButtonTitle ?? "Back" : nil }
    content = .bar(title: topItem?.title ?? "", back: back)
    backButton.isHidden = back == nil
  }
}

/// Who may keep a bar from going back.
///
/// UIKit: `UINavigationBarDelegate`, since iOS 2.
public protocol NavigationBarDelegate: AnyObject {
  /// Whether the top item may go.
  ///
  /// UIKit: `navigationBar(_:shouldPop:)`, since iOS 2.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
}
