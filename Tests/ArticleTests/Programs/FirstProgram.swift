// The first program of the documentation.

// [
import Containment
// ]

/// The first program of the documentation.
extension Article {
  static let firstProgram = Article("Containment/Containment.docc/Containment", [program])
}

private func program() {
  // [+
  let simulation = Simulation()
  let (window, parent, child) = simulation.make {
    (Window(), ViewController("parent"), ViewController("child"))
  }
  window.rootViewController = parent
  simulation.turn()

  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
  simulation.turn()

  child.willMove(toParent: nil)
  child.view.removeFromSuperview()
  child.removeFromParent()
  simulation.turn()

  print(simulation.recording.traceText())
  // ]
}
