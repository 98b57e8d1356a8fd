/// A stack that leaves it to the screen on show which way the interface may turn.
///
/// UIKit's own stacks and tabs do not ask: a screen inside them cannot keep the device from turning.
/// The app of the article extends both, so that they do.
///
/// Source: "Container View Controllers Redux" (2019).
final class ReduxNavigationController: NavigationController {
  private let asksScreens: Bool

  init(_ name: String, asksScreens: Bool) {
    self.asksScreens = asksScreens
    super.init(name)
  }

  override var shouldAutorotate: Bool { decider?.dispatched.shouldAutorotate ?? true }

  override var supportedInterfaceOrientations: InterfaceOrientationMask {
    simulation.log(call: "supportedInterfaceOrientations", of: self)
    return decider?.dispatched.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  private var decider: ViewController? { asksScreens ? visibleViewController : nil }
}
