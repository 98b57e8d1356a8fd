/// The page and steps of the flow container, managed by coordinators with a navigation stack.
///
/// The page only reports requests; the app coordinator decides about them. As the navigation
/// controller's delegate it learns which screens were popped, by button or by swipe, and releases
/// their coordinators.
package final class CoordinatedFeed: FeedPage {
  /// Which code runs.
  package enum Version: String, Sendable, CaseIterable {
    /// Fixed: releases exactly the finished coordinator.
    case fixed
    /// Never releases finished coordinators.
    case forgetful
    /// Releases every coordinator of the finished one's class.
    case byType
  }

  /// Receives the page's requests.
  weak var coordinator: AppCoordinator?

  override func askForPost() { coordinator?.beginPost(steps: [.picker, .filter, .post]) }

  override func askForProfile() { coordinator?.beginPost(steps: [.picker]) }
}

/// The app's coordinator: starts a new post and shows the result.
package final class AppCoordinator: Coordinator, NavigationControllerDelegate {
  /// The steps of the next post, in order.
  package var steps: [FlowController.Step] = [.picker, .filter, .post]
  private let version: CoordinatedFeed.Version
  // The stack retains its coordinator, not vice versa.
  private weak var navigation: NavigationController?
  private weak var page: CoordinatedFeed?

  init(on navigation: NavigationController, version: CoordinatedFeed.Version) {
    self.version = version
    self.navigation = navigation
    super.init("appCoordinator", in: navigation.simulation)
  }

  override func start() {
    let page = simulation.make { CoordinatedFeed("feed") }
    page.title = "Feed"
    page.coordinator = self
    self.page = page
    simulation.noteCoordinator(self, shows: page)
    navigation?.delegate = self
    navigation?.pushViewController(page, animated: false)
  }

  /// Starts a post with some steps, unless one is under way or there are no steps.
  package func beginPost(steps: [FlowController.Step]) {
    guard let navigation, navigation.topViewController === page, !steps.isEmpty else { return }
    let isPost = steps.count > 1
    begin(
      // The stack retains this coordinator, which retains the new one and its completion.
      PostCoordinator(steps: steps, on: navigation, version: version) {
        [weak self, weak navigation] photo in
        guard let self, let page, let navigation else { return }
        if isPost { page.lastPost = photo } else { page.profile = photo }
        navigation.popToViewController(page, animated: true)
      })
  }

  /// A screen was shown: releases the coordinators of screens that were popped.
  package func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    for child in children.compactMap({ $0 as? PostCoordinator })
    where !child.keepSteps(
      on: navigationController.viewControllers, showing: viewController)
    {
      end(child, in: version, by: navigationController)
    }
  }
}

extension NavigationController {
  /// Creates a stack with coordinators, which live as long as it does.
  package static func coordinated(
    _ name: String, version: CoordinatedFeed.Version = .fixed
  ) -> NavigationController {
    let navigation = NavigationController(name)
    navigation.attachment(AppCoordinator(on: navigation, version: version)).start()
    return navigation
  }

  /// The app coordinator; nil if the stack was created without one.
  package var appCoordinator: AppCoordinator? { delegate as? AppCoordinator }
}
