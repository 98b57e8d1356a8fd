/// The flow of the third tab: two stories in a stack, and the stack in something that scrolls.
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

  /// A story; from code it prefers a height.
  private func story(_ name: String, _ story: Story, height: Double) -> StoryViewController {
    let isFromXib = setup.stack.isFromXib
    let controller = StoryViewController(name, story: story, isFromXib: isFromXib)
    if !isFromXib { controller.preferredContentSize.height = height }
    return controller
  }
}

/// What is chosen about the third tab before the app starts.
struct StackSetup: Sendable {
  /// Whether the views are drawn in a xib.
  var isFromXib = false
  /// When the sizes of the stories are taken.
  var reading = StackViewController.Reading.layout
}
