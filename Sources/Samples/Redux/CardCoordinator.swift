/// The flow of the fourth tab: a single screen.
final class CardCoordinator: ReduxCoordinator {
  let name = "card"
  private(set) weak var parent: (any ReduxCoordinator)?
  let children: [any ReduxCoordinator] = []

  private let setup: ReduxSetup
  private weak var stack: NavigationController?

  init(on stack: NavigationController, below parent: any ReduxCoordinator, setup: ReduxSetup) {
    (self.stack, self.parent, self.setup) = (stack, parent, setup)
  }

  func start() {
    let screen = CardContainerViewController(
      "cardContainer", main: HarbourController("harbour"), card: CardViewController("card"),
      version: setup.version == .fixed ? .fixed : .original)
    screen.title = "Card Container"
    stack?.pushViewController(screen, animated: false)
  }
}
