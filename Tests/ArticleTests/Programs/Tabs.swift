import Containers
import Containment

/// The tab bar controller.
extension Article {
  static let tabs = Article("Containers/Containers.docc/Tabs", [selecting, vetoing])
}

private func selecting() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let tabs = TabBarController("tabs")
  let text = simulation.trace {
    tabs.viewControllers = [ViewController("a"), ViewController("b")]
    window.rootViewController = tabs
    simulation.turn()
    simulation.log("select b")
    tabs.selectedIndex = 1
  }
  print(text)
  // ]
}

private func vetoing() {
  // [
  final class Guard: TabBarControllerDelegate {
    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool { viewController.name != "secret" }
  }

  let simulation = Simulation.current
  let window = Window()
  let tabs = TabBarController(
    "tabs", viewControllers: [ViewController("open"), ViewController("secret")])
  let delegate = Guard()
  tabs.delegate = delegate
  window.rootViewController = tabs
  simulation.turn()

  let text = simulation.trace { tabs.tap(1) }
  print(text)
  print(tabs.selectedViewController?.name ?? "none")
  // ]
}
