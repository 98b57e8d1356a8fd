/// A stack whose visible screen determines the supported orientations.
///
/// UIKit's stacks and tabs do not ask: a screen inside them cannot prevent rotation. The article's
/// app subclasses both, so that they do.
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
