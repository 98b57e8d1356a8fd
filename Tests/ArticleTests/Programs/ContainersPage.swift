import Containers
import Containment

/// The landing page of Containers.
extension Article {
  static let containers = Article("Containers/Containers.docc/Containers", [program])
}

/// Shadows Swift's own `print`.
private enum Swift {
  static func print(_ value: Any) { Output.current.text += "\(value)\n" }
}

private func program() {
  // [
  let simulation = Simulation()
  let (window, mail, tabs) = simulation.make {
    let mail = NavigationController("mail", rootViewController: ViewController("inbox"))
    let tabs = TabBarController("tabs", viewControllers: [mail, ViewController("settings")])
    return (Window(), mail, tabs)
  }
  window.rootViewController = tabs
  simulation.turn()

  simulation.trace { mail.pushViewController(ViewController("letter"), animated: true) }

  Swift.print(simulation.recording.latest.outline)
  // ]
}
