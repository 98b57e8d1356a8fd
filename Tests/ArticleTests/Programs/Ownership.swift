import Containment

/// Ownership of controllers, and orphans.
extension Article {
  static let ownership = Article("Containment/Containment.docc/Ownership", [child, orphan])
}

private func child() {
  // [
  let simulation = Simulation.current
  let text = simulation.trace(all: true) {
    let parent = ViewController("parent")
    parent.addChild(ViewController("child"))
    parent.children[0].didMove(toParent: parent)
    simulation.log("the parent keeps \(parent.children)")
    parent.children[0].willMove(toParent: nil)
    parent.children[0].removeFromParent()
    simulation.log("the parent keeps \(parent.children)")
  }
  print(text)
  // ]
}

private func orphan() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let host = ViewController("host")
  window.rootViewController = host
  simulation.turn()

  let text = simulation.trace(all: true) {
    let orphan = ViewController("orphan")
    host.view.addSubview(orphan.view)
  }
  print(text)
  print(host.view.subviews.map(\.name))
  // ]
}
