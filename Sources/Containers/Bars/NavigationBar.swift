/// A bar along the upper edge that keeps a stack of items: the title of the last, and the way back
/// to the one before.
///
/// UIKit: `UINavigationBar`, since iOS 2, as far as the published containers use it.
public final class NavigationBar: View {
  /// Its height, in points.
  public static let height = 44.0

  /// Asked before an item is popped; weak.
  ///
  /// UIKit: `delegate`, since iOS 2.
  public weak var delegate: (any NavigationBarDelegate)?

  /// How long its titles slide on their own, in seconds: as long as a page.
  public static let slideDuration = 0.35

  /// The items, the one on show last.
  ///
  /// UIKit: `items`, since iOS 2.
  public var items: [NavigationItem] = [] { didSet { showItems() } }
  /// The way between two titles while pages slide below the bar.
  ///
  /// Set inside an animation the titles go that way.
  private(set) var slide: Content.SlidingBar? { didSet { showItems() } }
  private var slideCount = 0

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
    backButton.onTap = { [weak self] in self?.popItem(animated: true) }
    addSubview(backButton)
    showItems()
  }

  /// Puts an item on top; animated, its title slides in from the right.
  ///
  /// UIKit: `pushItem(_:animated:)`, since iOS 2.
  public func pushItem(_ item: NavigationItem, animated: Bool = false) {
    change(animated: animated, isPush: true) { items.append(item) }
  }

  /// Takes the top item off, if the delegate has nothing against it; animated, its title slides out.
  ///
  /// The delegate is asked whether a finger or code wants it.
  ///
  /// UIKit: `popItem(animated:)`, since iOS 2.
  public func popItem(animated: Bool = false) {
    guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true,
      item === topItem
    else { return }
    change(animated: animated, isPush: false) { items.removeLast() }
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    backButton.frame = CGRect(x: 0, y: 0, width: bounds.width / 3, height: bounds.height)
  }

  private var face: Content.BarFace {
    Content.BarFace(
      title: topItem?.title ?? "",
      back: topItem.flatMap { items.count > 1 ? $0.backButtonTitle ?? "Back" : nil })
  }

  private func showItems() {
    let face = face
    content = slide.map(Content.slidingBar) ?? .bar(title: face.title, back: face.back)
    backButton.isHidden = face.back == nil
  }
}

/// Titles that slide.
extension NavigationBar {
  /// Changes the items, and is about to let the titles slide: `goAlong()` in the animation of the
  /// pages lets them go, `arrive()` at its end.
  func prepareSlide(isPush: Bool, _ change: () -> Void) {
    let before = face
    change()
    slideCount += 1
    slide =
      isPush
      ? Content.SlidingBar(lower: before, upper: face, progress: 0)
      : Content.SlidingBar(lower: face, upper: before, progress: 1)
  }

  /// Lets the titles go to the other end of their way.
  func goAlong() {
    guard var slide else { return }
    slide.progress = 1 - slide.progress
    self.slide = slide
  }

  /// Shows the top item at rest.
  func arrive() { slide = nil }

  /// Changes the items, at once or on a slide of its own.
  private func change(animated: Bool, isPush: Bool, _ change: () -> Void) {
    guard animated, window != nil else {
      slide = nil
      return change()
    }
    prepareSlide(isPush: isPush, change)
    let number = slideCount
    Simulation.$current.withValue(simulation) {
      View.animate(withDuration: Self.slideDuration) {
        goAlong()
      } completion: { [weak self] _ in
        if self?.slideCount == number { self?.arrive() }
      }
    }
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
