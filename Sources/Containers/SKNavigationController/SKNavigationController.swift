/// A navigation stack of one's own: pushes and pops are transitions in which the views slide.
///
/// The versions are the steps by which the source came to that. The fixed one keeps its bar, lays
/// its top out at every size, lets what is asked during a slide wait for its end, and can go back to
/// any controller and hide its bar.
///
/// Source: Soroush Khanlou, "Containers", and his SKNavigationController (2012).
open class SKNavigationController: ViewController, NavigationBarDelegate {
  /// How long a push or pop slides, in seconds.
  public static let slideDuration = 0.35

  /// Which code runs.
  public let version: Version
  /// The bar above the top; the published code makes a new one at every appearance.
  public final var navigationBar: NavigationBar { bar }
  /// Whether the bar is out of sight.
  public private(set) final var isNavigationBarHidden = false

  final var bar: NavigationBar
  /// The stack of the fixed version, without controllers that are being popped.
  final var stack: [ViewController] = []
  final var isSliding = false
  /// What was asked during a slide, in order.
  final var waiting: [(SKNavigationController) -> Void] = []
  /// The published code's root, until the first appearance.
  final var firstController: ViewController?
  /// The published code's note on who wants the bar to go back.
  final var userInitiatedPop: Bool

  /// A stack with one controller in it, or none.
  public init(
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
  public final var viewControllers: [ViewController] {
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

  /// The last of the stack; published, it was never set.
  public final var topViewController: ViewController? { stack.last }

  /// What its user sees: what is presented over the stack, or the top; published, never set.
  public final var visibleViewController: ViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.clipsToBounds = true
    fillScreen()
    guard version == .fixed else { return }
    bar.delegate = self
    bar.frame = barFrame
    view.addSubview(bar)
  }

  /// The published code builds its bar here, each time, and does without `super`.
  open override func viewWillAppear(_ animated: Bool) {
    if version == .fixed { super.viewWillAppear(animated) } else { publishedAppear() }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard version == .fixed else { return }
    if isSliding { bar.frame = barFrame } else { placeParts() }
  }

  /// Puts a controller on top of the stack; it slides in from the right when animated.
  public final func pushViewController(_ controller: ViewController, animated: Bool) {
    noteRequest()
    if version == .fixed {
      push(controller, animated: animated)
    } else {
      publishedPush(controller, animated: animated)
    }
  }

  /// Takes the top off the stack; it slides out to the right when animated.
  ///
  /// The last one stays: then the result is nil, and the published code, which fails there, reports
  /// D23. The first two versions answer the uncovered controller, the others the one that goes.
  @discardableResult
  public final func popViewController(animated: Bool) -> ViewController? {
    noteRequest()
    return version == .fixed ? pop(animated: animated) : publishedPop(animated: animated)
  }

  /// Pops everything above a controller and returns it; the fixed version only.
  @discardableResult
  public final func popToViewController(
    _ controller: ViewController, animated: Bool
  ) -> [ViewController] {
    noteRequest()
    return version == .fixed ? pop(to: controller, animated: animated) : []
  }

  /// Pops everything but the root and returns it; the fixed version only.
  @discardableResult
  public final func popToRootViewController(animated: Bool) -> [ViewController] {
    noteRequest()
    return version == .fixed ? popToRoot(animated: animated) : []
  }

  /// Hides or shows the bar; the top takes its place, or gives it back; the fixed version only.
  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard version == .fixed, !waits({ $0.setNavigationBarHidden(hidden, animated: animated) }),
      hidden != isNavigationBarHidden
    else { return }
    isNavigationBarHidden = hidden
    if animated, appearancePhase == .appeared { slideBar() } else { placeParts() }
  }

  /// The bar asks whether to go back.
  public final func navigationBar(
    _ navigationBar: NavigationBar, shouldPop item: NavigationItem
  ) -> Bool {
    guard version == .fixed else { return publishedShouldPop() }
    popViewController(animated: true)
    return false
  }
}

extension SKNavigationController {
  /// Which code runs: ours, or that of a commit.
  public enum Version: String, Sendable, CaseIterable {
    /// Ours.
    case fixed
    /// The last one: centred by the wrong centre, bar and root built at every appearance.
    case commitc065f93 = "c065f93"
    /// Closures in place of statements; the view is still added by hand before the transition.
    case commitb39c838 = "b39c838"
    /// Covered controllers stay children; the view is added by hand before the transition.
    case commit39a7ea4 = "39a7ea4"
    /// The first one: a push tells the covered controller that it leaves.
    case commit2374862 = "2374862"

    /// Whether the bar may pop the item itself, as before the delegate method was fixed.
    var trustsBar: Bool { self != .fixed && self != .commitc065f93 }
  }
}
