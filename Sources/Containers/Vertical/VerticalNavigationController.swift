/// A navigation stack that moves up and down instead of sideways, under a bar that stays.
///
/// No appearance callback is called by hand, the bar and the top controller follow every
/// size, and what is asked during a slide waits for its end. The older versions are the code that
/// was published, faults included; `push` and `pop` of each stand in a file of their own.
///
/// Source: RubyMotion tip "Container Controllers" (Clay Allsopp, 2012), and the example beside it.
open class VerticalNavigationController: ViewController {
  /// Which code runs.
  public enum Version: String, Sendable, CaseIterable {
    /// Ours: four calls a push, layout in the layout pass, one slide after the other.
    case fixed
    /// The article's: no bar, and appearance callbacks called by hand.
    case article
    /// The article's without the special case of the first push, which is a transition from nil.
    case unguarded
    /// The example's: a bar of fixed width, and pops without willMove(toParent: nil).
    case sample
  }

  /// The height of the bar, in points.
  public static let barHeight = 44.0
  /// How long a slide takes, in seconds.
  public static let slideDuration = 0.3

  /// Which code runs.
  public let version: Version
  /// How one controller takes the place of another from now on; nothing moves in the article.
  public final var animationStyle: VerticalAnimationStyle
  /// The stack, the one on show last; all of them are children.
  public internal(set) final var viewControllers: [ViewController] = []
  /// The bar, in front of everything; the article has none, and there it is nowhere.
  public let bar: Bar

  /// Whether a slide is under way, and the request that waits for it; fixed version.
  final var isSliding = false
  final var waiting: [() -> Void] = []

  /// A stack with one controller in it, or none.
  public init(
    _ name: String? = nil, rootViewController root: ViewController? = nil,
    version: Version = .fixed
  ) {
    self.version = version
    animationStyle = version.hasBar ? .slide : .none
    bar = Bar("bar")
    super.init(name)
    if let root { push(root) }
  }

  /// The controller on show.
  public final var topViewController: ViewController? { viewControllers.last }

  open override func loadView() {
    super.loadView()
    // In the fixed version the container resizes the view.
    if version != .fixed { view.frame = simulation.windows.first?.bounds ?? .zero }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    guard version.hasBar else { return }
    bar.backgroundColor = Color(hex: 0xC0392B)
    if version == .fixed {
      bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    } else {
      bar.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: Self.barHeight)
    }
    view.addSubview(bar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if version == .fixed { layOut() }
  }

  /// Puts a controller on the stack; animated, it comes as `animationStyle` says.
  ///
  /// In the fixed version, pushing a controller that is already on the stack does nothing.
  public final func push(_ controller: ViewController, animated: Bool = false) {
    switch version {
    case .fixed: pushMended(controller, animated: animated)
    case .article, .unguarded: pushAsInArticle(controller, animated: animated)
    case .sample: pushAsInSample(controller, animated: animated)
    }
  }

  /// Takes the top controller off the stack; animated, it goes as it came.
  ///
  /// The last one stays: then nothing happens, and the result is nil.
  @discardableResult
  public final func pop(animated: Bool = false) -> ViewController? {
    switch version {
    case .fixed: popMended(animated: animated)
    case .article, .unguarded: popAsInArticle(animated: animated)
    case .sample: popAsInSample(animated: animated)
    }
  }

  /// Shows the title of the controller on show; invisible without a bar.
  final func showTitle() {
    bar.title = topViewController?.dispatched.title ?? topViewController?.name ?? ""
  }
}

extension VerticalNavigationController.Version {
  /// Whether a bar stays above the controllers.
  var hasBar: Bool { self == .fixed || self == .sample }
}
