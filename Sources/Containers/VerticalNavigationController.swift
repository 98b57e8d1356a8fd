/// A stack of controllers that slides up and down, under a bar that stays.
///
/// Like a navigation controller turned by a quarter: the new one comes from below, the old one
/// leaves above. This is the mended version: no callback is sent by hand, the bar and the top
/// controller follow every size, and what is asked during a slide waits for its end.
///
/// Source: RubyMotion tip "Container Controllers" (2012).
open class VerticalNavigationController: ViewController {
  /// The height of the bar, in points.
  public static let barHeight = 44.0
  /// How long a slide takes, in seconds.
  public static let slideDuration = 0.3

  /// The stack, the one on show last; all of them are children.
  public private(set) var viewControllers: [ViewController] = []
  /// The bar, in front of everything.
  public let bar: Bar
  private var isSliding = false
  private var waiting: [() -> Void] = []

  /// A stack with one controller in it, or none.
  public init(_ name: String? = nil, rootViewController root: ViewController? = nil) {
    bar = Bar("bar")
    super.init(name)
    if let root { push(root) }
  }

  /// The controller on show.
  public final var topViewController: ViewController? { viewControllers.last }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    bar.backgroundColor = Color(hex: 0xC0392B)
    bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.addSubview(bar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.barHeight)
    if !isSliding { topViewController?.viewIfLoaded?.frame = frame(at: .rest) }
  }

  /// Puts a controller on the stack; it slides in from below when animated.
  ///
  /// Pushing one that is on the stack already does nothing.
  public final func push(_ controller: ViewController, animated: Bool = false) {
    guard !isSliding else {
      waiting.append { [weak self] in self?.push(controller, animated: animated) }
      return
    }
    guard !viewControllers.contains(where: { $0 === controller }) else { return }
    let old = topViewController
    viewControllers.append(controller)
    dispatched.addChild(controller)
    guard controller.parent === self else {
      return viewControllers.removeAll { $0 === controller }
    }
    guard let old else {
      controller.view.frame = frame(at: .rest)
      view.insertSubview(controller.view, at: 0)
      controller.dispatched.didMove(toParent: self)
      showTitle()
      return
    }
    slide(from: old, to: controller, oldGoes: .above, newComesFrom: .below, animated: animated) {
      controller.dispatched.didMove(toParent: self)
    }
  }

  /// Takes the top controller off the stack; it slides out below when animated.
  ///
  /// The last one stays: then nothing happens, and the result is nil.
  @discardableResult
  public final func pop(animated: Bool = false) -> ViewController? {
    guard !isSliding else {
      waiting.append { [weak self] in self?.pop(animated: animated) }
      return nil
    }
    guard viewControllers.count > 1, let old = viewControllers.popLast(),
      let new = topViewController
    else { return nil }
    old.dispatched.willMove(toParent: nil)
    slide(from: old, to: new, oldGoes: .below, newComesFrom: .above, animated: animated) {
      old.dispatched.removeFromParent()
    }
    return old
  }

  /// Where a child can stand.
  private enum Place { case rest, above, below }

  private func frame(at place: Place) -> CGRect {
    let size = view.bounds.size
    let height = max(0, size.height - Self.barHeight)
    let y =
      switch place {
      case .rest: Self.barHeight
      case .above: Self.barHeight - height
      case .below: size.height
      }
    return CGRect(x: 0, y: y, width: size.width, height: height)
  }

  private func slide(
    from old: ViewController, to new: ViewController, oldGoes exit: Place,
    newComesFrom entry: Place, animated: Bool, atEnd: @escaping () -> Void
  ) {
    guard appearancePhase == .appeared else {
      exchange(old, for: new)
      atEnd()
      return
    }
    isSliding = true
    view.isUserInteractionEnabled = false
    new.view.frame = frame(at: entry)
    transition(from: old, to: new, duration: animated ? Self.slideDuration : 0) { [self] in
      old.view.frame = frame(at: exit)
      new.view.frame = frame(at: .rest)
      view.bringSubviewToFront(bar)
      showTitle()
    } completion: { [self] _ in
      atEnd()
      isSliding = false
      view.isUserInteractionEnabled = true
      view.setNeedsLayout()
      while !isSliding, !waiting.isEmpty { waiting.removeFirst()() }
    }
  }

  /// The same without a slide, for a stack that is not on screen: nobody appears there.
  private func exchange(_ old: ViewController, for new: ViewController) {
    old.viewIfLoaded?.removeFromSuperview()
    new.view.frame = frame(at: .rest)
    view.insertSubview(new.view, at: 0)
    showTitle()
  }

  private func showTitle() {
    bar.title = topViewController?.dispatched.title ?? topViewController?.name ?? ""
  }
}

extension VerticalNavigationController {
  /// The demo: coloured pages that push further pages and pop themselves.
  public static let recipe = SystemRecipe(
    slug: "vertical", title: "Vertical Navigation",
    summary: "A navigation stack that slides up and down under a bar that stays.",
    screen: CGSize(width: 320, height: 460),
    variants: [SystemRecipe.Variant("fixed", "Mended")],
    actions: [
      SystemRecipe.Action("push", "Push") { (stack: VerticalNavigationController) in
        stack.push(VerticalPageController(number: stack.viewControllers.count), animated: true)
      },
      SystemRecipe.Action("pop", "Pop") { (stack: VerticalNavigationController) in
        stack.pop(animated: true)
      },
    ],
    makeRoot: { _ in
      VerticalNavigationController("stack", rootViewController: VerticalPageController(number: 0))
    })
}
