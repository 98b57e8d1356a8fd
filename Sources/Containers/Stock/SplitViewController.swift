/// Two controllers side by side, or one after `collapse()`.
///
/// UIKit: `UISplitViewController`, since iOS 3.2, in its classic style with two columns.
open class SplitViewController: ViewController {
  /// Can decide about the secondary controller; weak.
  ///
  /// UIKit: `delegate`, since iOS 3.2.
  public weak var delegate: (any SplitViewControllerDelegate)?
  /// Whether the two columns have become one.
  ///
  /// UIKit: `isCollapsed`, since iOS 8.
  public final var isCollapsed: Bool { isInOneColumn }

  var isInOneColumn = false
  let appearances = ChildAppearances()
  /// Children that received `willMove`, and will receive `didMove` on arrival or removal.
  var (arriving, leaving): (Set<NodeID>, Set<NodeID>) = ([], [])
  var isSettling = false
  /// The nesting depth of work whose callbacks may request more.
  var workDepth = 0
  /// Requests deferred until this controller has appeared or disappeared, or its stack is at rest.
  var waiting: [() -> Void] = []
  /// The secondary controller kept for expanding: a navigation controller whose stack was moved to
  /// the primary one, with its root, or a controller that the primary one could not take.
  var (kept, keptBottom): (ViewController?, NodeID?) = (nil, nil)

  /// Observers of the target for details.
  var observers: [(SplitViewController) -> Void] = []

  /// Creates two columns: the primary controller, and the secondary one.
  public init(_ name: String? = nil, viewControllers: [ViewController] = []) {
    super.init(name)
    if !viewControllers.isEmpty { self.viewControllers = viewControllers }
  }

  /// The primary controller and, unless collapsed, the secondary one.
  ///
  /// Setting it exchanges them; more than two are truncated. Refused as C1 and H2 like
  /// `addChild(_:)`.
  ///
  /// UIKit: `viewControllers`, since iOS 3.2.
  public final var viewControllers: [ViewController] {
    get { children }
    set { replaceColumns(with: newValue) }
  }

  /// Always false: the appearance of the columns is forwarded manually, inside this controller's own
  /// callbacks.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  /// True: lints for custom containers do not apply to UIKit's own.
  open override class var isStockContainer: Bool { true }

  /// Whether all children support an orientation; asked of the root in iOS 5.
  open override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool {
    children.allSatisfy { $0.dispatched.shouldAutorotateToInterfaceOrientation(orientation) }
  }

  /// The size of the child's column.
  ///
  /// UIKit: `size(forChildContentContainer:withParentContainerSize:)`, since iOS 8.
  open override func size(
    forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
  ) -> CGSize {
    place(of: child, in: size).size
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(hex: 0xC6C6C8)
    view.clipsToBounds = true
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    for child in children { child.viewIfLoaded?.frame = place(of: child, in: view.bounds.size) }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard appearancePhase == .appearing else { return }
    for child in children where child.parent === self && appearancePhase == .appearing {
      insertView(of: child)
      if appearancePhase == .appearing {
        appearances.begin(child, appearing: true, animated: animated)
      }
    }
  }

  /// Shows a controller as the primary one, or pushes it on the only stack; iOS 8 and later.
  ///
  /// UIKit: `show(_:sender:)`, since iOS 8.
  open override func show(_ controller: ViewController, sender: Any?) {
    if simulation.profile.pushesAtOnce {
      super.show(controller, sender: sender)
    } else {
      showPrimary(controller)
    }
  }

  /// Shows a controller as the secondary one, or pushes it on the only stack; iOS 8 and later.
  ///
  /// UIKit: `showDetailViewController(_:sender:)`, since iOS 8.
  open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    if simulation.profile.pushesAtOnce {
      super.showDetailViewController(controller, sender: sender)
    } else {
      showDetail(controller)
    }
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard appearancePhase == .appeared else { return }
    settle()
    doWhatWaits()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard appearancePhase == .disappearing else { return }
    for child in children where appearancePhase == .disappearing {
      appearances.begin(child, appearing: false, animated: animated)
    }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard appearancePhase == .disappeared else { return }
    settle()
    doWhatWaits()
  }
}
