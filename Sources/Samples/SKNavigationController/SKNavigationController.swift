/// A custom navigation stack: pushes and pops are transitions with sliding views.
///
/// The versions are the development of the source. The fixed one keeps its bar, lays out its top
/// controller at every size, defers requests during a transition, and can pop to any controller and
/// hide its bar.
///
/// Source: Soroush Khanlou, "Containers", and his SKNavigationController (2012).
package class SKNavigationController: ViewController, NavigationBarDelegate {
  /// The duration of a push or pop, in seconds.
  package static let slideDuration = 0.35

  /// Which code runs.
  package let version: Version
  /// The bar above the top controller; the published code creates a new one at every appearance.
  package final var navigationBar: NavigationBar { bar }
  /// Whether the bar is hidden.
  package private(set) final var isNavigationBarHidden = false

  final var bar: NavigationBar
  /// The stack of the fixed version, without controllers that are being popped.
  final var stack: [ViewController] = []
  final var isSliding = false
  /// The requests made during a transition, in order.
  final var waiting: [(SKNavigationController) -> Void] = []
  /// The published code's root, until the first appearance.
  final var firstController: ViewController?
  /// The published code's flag for pops requested by the bar.
  final var userInitiatedPop: Bool

  /// Creates a stack with one controller, or none.
  package init(
    _ name: String? = nil, rootViewController root: ViewController? = nil,
    version: Version = .fixed
  ) {
    self.version = version
    userInitiatedPop = !version.trustsBar
    bar = NavigationBar("navigationBar")
    super.init(name)
    guard version == .fixed else {
      firstController = root
      return
    }
    if let root { push(root, animated: false) }
  }

  /// The stack, the top last.
  package final var viewControllers: [ViewController] {
    get { version == .fixed ? stack : children }
    set {
      simulation.log(call: "viewControllers = [\(newValue.names)]", of: self)
      if version == .fixed {
        replaceStack(with: newValue)
      } else {
        publishedReplace(with: newValue)
      }
    }
  }

  /// The top of the stack; as published, never set.
  package final var topViewController: ViewController? { stack.last }

  /// The visible controller: the one presented over the stack, or the top; as published, never set.
  package final var visibleViewController: ViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    fillScreen()
    guard version == .fixed else { return }
    bar.delegate = self
    bar.frame = barFrame
    view.addSubview(bar)
  }

  /// The published code creates its bar here, each time, without calling `super`.
  package override func viewWillAppear(_ animated: Bool) {
    if version == .fixed { super.viewWillAppear(animated) } else { publishedAppear() }
  }

  package override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard version == .fixed else { return }
    if isSliding { bar.frame = barFrame } else { placeParts() }
  }

  /// Pushes a controller; if animated, it slides in from the right.
  package final func pushViewController(_ controller: ViewController, animated: Bool) {
    noteRequest()
    if version == .fixed {
      push(controller, animated: animated)
    } else {
      publishedPush(controller, animated: animated)
    }
  }

  /// Pops the top controller; if animated, it slides out to the right.
  ///
  /// The root stays: the result is then nil, and the published code, which fails there, reports
  /// D23. The first two versions return the uncovered controller, the others the popped one.
  @discardableResult
  package final func popViewController(animated: Bool) -> ViewController? {
    noteRequest()
    return version == .fixed ? pop(animated: animated) : publishedPop(animated: animated)
  }

  /// Pops everything above a controller and returns it; the fixed version only.
  @discardableResult
  package final func popToViewController(
    _ controller: ViewController, animated: Bool
  ) -> [ViewController] {
    noteRequest()
    return version == .fixed ? pop(to: controller, animated: animated) : []
  }

  /// Pops everything but the root and returns it; the fixed version only.
  @discardableResult
  package final func popToRootViewController(animated: Bool) -> [ViewController] {
    noteRequest()
    return version == .fixed ? popToRoot(animated: animated) : []
  }

  /// Hides or shows the bar and resizes the top controller; the fixed version only.
  package final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard version == .fixed, !waits({ $0.setNavigationBarHidden(hidden, animated: animated) }),
      hidden != isNavigationBarHidden
    else { return }
    isNavigationBarHidden = hidden
    if animated, appearancePhase == .appeared { slideBar() } else { placeParts() }
  }

  /// Answers whether the bar may pop.
  package final func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool {
    guard version == .fixed else { return publishedShouldPop() }
    popViewController(animated: true)
    return false
  }
}

extension SKNavigationController {
  /// The version of the code: ours, or that of a commit.
  package enum Version: String, Sendable, CaseIterable {
    /// Ours.
    case fixed
    /// The last one: wrong center, bar and root created at every appearance.
    case commitc065f93 = "c065f93"
    /// Closures instead of statements; the view is still added by hand before the transition.
    case commitb39c838 = "b39c838"
    /// Covered controllers remain children; the view is added by hand before the transition.
    case commit39a7ea4 = "39a7ea4"
    /// The first one: a push sends the covered controller `willMove` to nil.
    case commit2374862 = "2374862"

    /// Whether the bar may pop the item itself, as before the delegate method was fixed.
    var trustsBar: Bool { self != .fixed && self != .commitc065f93 }
  }
}
