/// A bar at the top with a stack of items: the title of the top item, and a back button.
///
/// UIKit: `UINavigationBar`, since iOS 2, as far as the published containers use it.
public final class NavigationBar: View {
  /// Its height, in points.
  public static let height = 44.0

  /// Can veto a pop; weak.
  ///
  /// UIKit: `delegate`, since iOS 2.
  public weak var delegate: (any NavigationBarDelegate)?

  /// The duration of a title's slide, in seconds: that of a page.
  public static let slideDuration = 0.35

  /// The items, the top one last.
  ///
  /// UIKit: `items`, since iOS 2.
  public var items: [NavigationItem] = [] { didSet { showItems() } }
  /// The slide between two titles, together with the pages below the bar.
  ///
  /// If set inside an animation, the titles move.
  private(set) var slide: Content.SlidingBar? { didSet { showItems() } }
  private var slideCount = 0

  /// The top item.
  ///
  /// UIKit: `topItem`, since iOS 2.
  public var topItem: NavigationItem? { items.last }

  /// The back button, hidden at the root; an addition to UIKit.
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

  /// Pushes an item; if animated, its title slides in from the right.
  ///
  /// UIKit: `pushItem(_:animated:)`, since iOS 2.
  public func pushItem(_ item: NavigationItem, animated: Bool = false) {
    change(animated: animated, isPush: true) { items.append(item) }
  }

  /// Pops the top item unless the delegate vetoes; if animated, its title slides out.
  ///
  /// The delegate is asked whether a tap or code requests it.
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

/// Sliding titles.
extension NavigationBar {
  /// Changes the items and prepares the slide of the titles: call `goAlong()` in the animation of
  /// the pages, and `arrive()` at its end.
  package func prepareSlide(isPush: Bool, _ change: () -> Void) {
    let before = face
    change()
    slideCount += 1
    slide =
      isPush
      ? Content.SlidingBar(lower: before, upper: face, progress: 0)
      : Content.SlidingBar(lower: face, upper: before, progress: 1)
  }

  /// Moves the titles to the end of the slide.
  package func goAlong() {
    guard var slide else { return }
    slide.progress = 1 - slide.progress
    self.slide = slide
  }

  /// Shows the top item.
  package func arrive() { slide = nil }

  /// Changes the items, immediately or with a slide.
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

/// Can keep a bar from going back.
///
/// UIKit: `UINavigationBarDelegate`, since iOS 2.
public protocol NavigationBarDelegate: AnyObject {
  /// Returns whether the top item may be popped.
  ///
  /// UIKit: `navigationBar(_:shouldPop:)`, since iOS 2.
  func navigationBar(_ navigationBar: NavigationBar, shouldPop item: NavigationItem) -> Bool
}
