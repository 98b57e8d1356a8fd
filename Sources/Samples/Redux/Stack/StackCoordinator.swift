/// The flow of the third tab: two stories in a stack, inside a scrolling container.
final class StackCoordinator: ReduxCoordinator {
  let name = "stories"
  private(set) weak var parent: (any ReduxCoordinator)?
  let children: [any ReduxCoordinator] = []

  private let setup: ReduxSetup
  private weak var navigation: NavigationController?

  init(on stack: NavigationController, below parent: any ReduxCoordinator, setup: ReduxSetup) {
    (navigation, self.parent, self.setup) = (stack, parent, setup)
  }

  func start() {
    let isFromXib = setup.stack.isFromXib
    let stack = StackViewController(
      "stack",
      contents: [
        story("marina", .marina, height: 420), story("taj", .tajMahal, height: 500),
      ], version: setup.version, isFromXib: isFromXib, reading: setup.stack.reading)
    navigation?.pushViewController(
      ScrollingContentViewController("scrolling", content: stack), animated: false)
  }

  /// Creates a story; without a xib it gets a preferred height.
  private func story(_ name: String, _ story: Story, height: Double) -> StoryViewController {
    let isFromXib = setup.stack.isFromXib
    let controller = StoryViewController(name, story: story, isFromXib: isFromXib)
    if !isFromXib { controller.preferredContentSize.height = height }
    return controller
  }
}

/// The settings of the third tab.
struct StackSetup: Sendable {
  /// Whether the views are from a xib.
  var isFromXib = false
  /// When the sizes of the stories are read.
  var reading = StackViewController.Reading.layout
}
