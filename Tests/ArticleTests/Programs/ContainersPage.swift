import Containers
import Containment

/// The landing page of Containers.
extension Article {
  static let containers = Article("Containers/Containers.docc/Containers", [program])
}

private func program() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let mail = NavigationController("mail", rootViewController: ViewController("inbox"))
  let tabs = TabBarController("tabs", viewControllers: [mail, ViewController("settings")])
  window.rootViewController = tabs
  simulation.turn()

  mail.pushViewController(ViewController("letter"), animated: true)
  simulation.finishAnimations()

  print(simulation.recording.latest.outline)
  // ]
}
