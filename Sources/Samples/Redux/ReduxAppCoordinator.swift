/// The coordinator of the whole app: a tab per flow, each with its own navigation stack.
final class ReduxAppCoordinator: ReduxCoordinator {
  let name = "app"
  private(set) var children: [any ReduxCoordinator] = [] {
    didSet { noteChildren(in: tabs?.simulation) }
  }
  private weak var tabs: TabBarController?
  private let setup: ReduxSetup

  init(tabs: TabBarController, setup: ReduxSetup) { (self.tabs, self.setup) = (tabs, setup) }

  var parent: (any ReduxCoordinator)? { nil }

  func start() {
    note(showing: tabs)
    let stacks = ReduxTab.all.map { tab in
      let stack = ReduxNavigationController(
        "\(tab.slug)-stack", asksScreens: setup.asksScreens)
      stack.tabBarItem.title = setup.version == .fixed ? tab.title : tab.publishedTitle
      let flow = tab.makeFlow(stack, self, setup)
      children.append(flow)
      flow.start()
      flow.note(showing: stack.viewControllers.first)
      return stack
    }
    tabs?.viewControllers = stacks
    tabs?.selectedIndex = ReduxTab.all.firstIndex { $0.slug == setup.firstTab } ?? 0
    if setup.version == .fixed { tabs?.delegate = self }
  }
}

extension ReduxAppCoordinator: TabBarControllerDelegate {
  /// Another tab may support other orientations.
  func tabBarController(
    _ tabBarController: TabBarController, didSelect viewController: ViewController
  ) {
    if tabBarController.simulation.profile.asksShouldAutorotate {
      ViewController.attemptRotationToDeviceOrientation()
    } else {
      tabBarController.setNeedsUpdateOfSupportedInterfaceOrientations()
    }
  }
}

/// A tab of the app: its name and its flow.
///
/// To add one, add a line to `all`.
struct ReduxTab: Sendable {
  let slug: String
  let title: String
  /// The published title, including its typo.
  var publishedTitle: String
  /// Creates the flow on an empty stack.
  let makeFlow:
    @Sendable (NavigationController, ReduxAppCoordinator, ReduxSetup) -> any ReduxCoordinator

  init(
    _ slug: String, _ title: String, published: String? = nil,
    makeFlow:
      @escaping @Sendable (NavigationController, ReduxAppCoordinator, ReduxSetup)
      -> any ReduxCoordinator
  ) {
    (self.slug, self.title, self.makeFlow) = (slug, title, makeFlow)
    publishedTitle = published ?? title
  }

  /// The tabs, in the order of the bar.
  static let all = [
    ReduxTab("container", "Container", published: "Containter") {
      ContainerCoordinator(on: $0, below: $1, setup: $2)
    },
    ReduxTab("scrollable", "Scrollable") { ScrollCoordinator(on: $0, below: $1, setup: $2) },
    ReduxTab("stories", "StackView") { StackCoordinator(on: $0, below: $1, setup: $2) },
    ReduxTab("card", "Card Container") { CardCoordinator(on: $0, below: $1, setup: $2) },
  ]
}
