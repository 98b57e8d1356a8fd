import Containers
import Containment

/// The split view controller.
extension Article {
  static let split = Article("Containers/Containers.docc/Split", [collapsing, showing])
}

private func collapsing() {
  // [
  let simulation = Simulation.current
  let window = Window(size: CGSize(width: 1024, height: 768))
  let list = NavigationController("primary", rootViewController: ViewController("list"))
  let split = SplitViewController("split", viewControllers: [list, ViewController("detail")])
  window.rootViewController = split
  simulation.turn()

  simulation.trace { split.collapse() }
  print(simulation.recording.latest.outline)
  simulation.trace { split.expand() }
  print(simulation.recording.latest.outline)
  // ]
}

private func showing() {
  // [
  let simulation = Simulation.current
  let window = Window(size: CGSize(width: 1024, height: 768))
  let list = ViewController("list")
  let split = SplitViewController(
    "split", viewControllers: [list, ViewController("detail")])
  window.rootViewController = split
  simulation.turn()

  let text = simulation.trace {
    list.showDetailViewController(ViewController("other"), sender: nil)
  }
  print(text)
  // ]
}
