/// A vertical navigation stack below a fixed bar.
///
/// No appearance callback is called manually, the bar and the top controller follow every size
/// change, and requests during a slide are deferred. The other versions are the published code,
/// including its faults; their `push` and `pop` are in separate files.
///
/// Source: RubyMotion tip "Container Controllers" (Clay Allsopp, 2012), and its sample.
package class VerticalNavigationController: ViewController {
  /// Which code runs.
  package enum Version: String, Sendable, CaseIterable {
    /// An addition: four calls per push, layout in the layout pass, one slide after the other.
    case fixed
    /// The article's: no bar, and appearance callbacks called manually.
    case article
    /// The article's without the special case for the first push, which is a transition from nil.
    case unguarded
    /// The sample's: a bar of fixed width, and pops without willMove(toParent: nil).
    case sample
  }

  /// The height of the bar, in points.
  package static let barHeight = 44.0
  /// The duration of a slide, in seconds.
  package static let slideDuration = 0.3

  /// Which code runs.
  package let version: Version
  /// The animation of later pushes and pops; ignored in the article's version.
  package final var animationStyle: VerticalAnimationStyle
  /// The stack, the visible controller last; all of them are children.
  package internal(set) final var viewControllers: [ViewController] = []
  /// The bar in front; not in the view in the article's version.
  package let bar: Bar

  /// Whether a slide is running; fixed version.
  final var isSliding = false
  /// The requests deferred until the end of a slide; fixed version.
  final var waiting: [() -> Void] = []

  /// Creates a stack with one controller, or none.
  package init(
    _ name: String? = nil, rootViewController root: ViewController? = nil,
    version: Version = .fixed
  ) {
    self.version = version
    animationStyle = version.hasBar ? .slide : .none
    bar = Bar("bar")
    super.init(name)
    if let root { push(root) }
  }

  /// The visible controller.
  package final var topViewController: ViewController? { viewControllers.last }

  package override func loadView() {
    super.loadView()
    // In the fixed version the container resizes the view.
    if version != .fixed { view.frame = simulation.windows.first?.bounds ?? .zero }
  }

  package override func viewDidLoad() {
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

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if version == .fixed { layOut() }
  }

  /// Pushes a controller; if animated, by `animationStyle`.
  ///
  /// In the fixed version, pushing a controller that is already on the stack does nothing.
  package final func push(_ controller: ViewController, animated: Bool = false) {
    switch version {
    case .fixed: pushFixed(controller, animated: animated)
    case .article, .unguarded: pushAsInArticle(controller, animated: animated)
    case .sample: pushAsInSample(controller, animated: animated)
    }
  }

  /// Pops the top controller; if animated, reverses its push.
  ///
  /// The root stays: does nothing and returns nil.
  @discardableResult
  package final func pop(animated: Bool = false) -> ViewController? {
    switch version {
    case .fixed: popFixed(animated: animated)
    case .article, .unguarded: popAsInArticle(animated: animated)
    case .sample: popAsInSample(animated: animated)
    }
  }

  /// Shows the title of the visible controller; has no effect without a bar.
  final func showTitle() {
    bar.title = topViewController?.dispatched.title ?? topViewController?.name ?? ""
  }
}

extension VerticalNavigationController.Version {
  /// Whether there is a fixed bar above the controllers.
  var hasBar: Bool { self == .fixed || self == .sample }
}
