/// The same page and the same steps as in the flow container, led by coordinators over a stack.
///
/// The page only says what is wanted; the coordinator of the application decides what that is. It
/// hears from the navigation controller which screens are left, so that a step back, by button or by
/// finger, ends the coordinators of those that went.
public final class CoordinatedFeed: FeedPage {
  /// Which code runs.
  public enum Version: String, Sendable, CaseIterable {
    /// Fixed: releases exactly the finished coordinator.
    case fixed
    /// Never releases finished coordinators.
    case forgetful
    /// Releases every coordinator of the finished one's class.
    case byType
  }

  /// Who hears what is wanted.
  weak var coordinator: AppCoordinator?

  override func askForPost() { coordinator?.beginPost(steps: [.picker, .filter, .post]) }

  override func askForProfile() { coordinator?.beginPost(steps: [.picker]) }
}

/// Leads the application: it begins a new post, and shows what came of it.
public final class AppCoordinator: Coordinator, NavigationControllerDelegate {
  /// The steps of the next post, in order.
  public var steps: [FlowController.Step] = [.picker, .filter, .post]
  private let version: CoordinatedFeed.Version
  // The stack keeps its coordinator, not the other way round.
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

  /// Begins a post of some steps, if none is under way and there are any.
  public func beginPost(steps: [FlowController.Step]) {
    guard let navigation, navigation.topViewController === page, !steps.isEmpty else { return }
    let isPost = steps.count > 1
    begin(
      // The stack keeps this coordinator, which keeps the new one, which keeps what is to be done.
      PostCoordinator(steps: steps, on: navigation, version: version) {
        [weak self, weak navigation] photo in
        guard let self, let page, let navigation else { return }
        if isPost { page.lastPost = photo } else { page.profile = photo }
        navigation.popToViewController(page, animated: true)
      })
  }

  /// A screen is on show: who led to screens that have gone is done.
  public func navigationController(
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
  /// A stack that is led by coordinators, which live as long as it does.
  public static func coordinated(
    _ name: String, version: CoordinatedFeed.Version = .fixed
  ) -> NavigationController {
    let navigation = NavigationController(name)
    navigation.attachment(AppCoordinator(on: navigation, version: version)).start()
    return navigation
  }

  /// The coordinator that leads it; nil unless it was made to be led.
  public var appCoordinator: AppCoordinator? { delegate as? AppCoordinator }
}
