/// The whole Redux app: a tab bar controller that retains the coordinator of its flows.
///
/// Source: Container View Controllers Redux (2019), a sample app with a tab for each kind of
/// container.
package final class ReduxTabBarController: TabBarController {
  /// The coordinator of all flows.
  private(set) lazy var app = ReduxAppCoordinator(tabs: self, setup: setup)
  private let setup: ReduxSetup

  /// Creates the app in a version; as published, the list creates its previews itself.
  package convenience init(
    _ name: String? = nil, version: ReduxVersion = .fixed, vendor: PreviewVendor = .factory
  ) {
    self.init(
      name,
      setup: ReduxSetup(version: version, vendor: version == .original ? .list : vendor))
  }

  init(_ name: String?, setup: ReduxSetup) {
    self.setup = setup
    super.init(name)
    app.start()
  }

  /// The container of the first tab.
  package var containerViewController: ContainerViewController? {
    containerStack?.viewControllers.first as? ContainerViewController
  }

  /// The list of the first tab.
  package var listViewController: ListViewController? {
    containerViewController?.listController as? ListViewController
  }

  /// The tree of coordinators: only the app and its flows while no detail is open.
  package var coordinatorTree: String { app.tree }

  /// The screen of the second tab: the root of its stack.
  package var scrollingViewController: VerticalScrollingViewController? {
    stack(of: "scrollable")?.viewControllers.first as? VerticalScrollingViewController
  }

  /// The form of the second tab, while it is visible.
  package var formViewController: FormViewController? { scrollFlow?.form }

  /// Shows the form of the second tab and activates its last field.
  package func focusLastField() { scrollFlow?.focusLastField() }

  /// The orientations of the selected tab; without one, all, as in UIKit's own class.
  package override var supportedInterfaceOrientations: InterfaceOrientationMask {
    simulation.log(call: "supportedInterfaceOrientations", of: self)
    return decider?.dispatched.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  /// The answer of the visible tab.
  package override var shouldAutorotate: Bool { decider?.dispatched.shouldAutorotate ?? true }

  private var decider: ViewController? { setup.asksScreens ? selectedViewController : nil }

  /// The stack of the first tab.
  var containerStack: NavigationController? { stack(of: "container") }

  /// The flow of the second tab.
  var scrollFlow: ScrollCoordinator? {
    app.children.compactMap { $0 as? ScrollCoordinator }.first
  }

  /// The stack of a tab.
  func stack(of slug: String) -> NavigationController? {
    ReduxTab.all.firstIndex { $0.slug == slug }
      .flatMap { viewControllers.indices.contains($0) ? viewControllers[$0] : nil }
      as? NavigationController
  }
}
