import Containment

/// Runs `body` in a simulation of its own, with a window that is not shared.
func simulated(
  profile: Profile = .ios17, _ body: (Simulation, Window) -> Void
) -> Recording {
  let simulation = Simulation(profile: profile)
  // The stories tell what UIKit does; what lints say has stories of its own.
  simulation.policy.reportsLints = false
  return Simulation.$current.withValue(simulation) {
    let window = Window()
    body(simulation, window)
    simulation.finishAnimations()
    return withExtendedLifetime(window) { simulation.recording }
  }
}

/// The lines of the default trace that `body` adds.
func trace(
  all: Bool = false, profile: Profile = .ios17,
  given setUp: @escaping (Simulation, Window) -> [ViewController] = { _, _ in [] },
  _ body: @escaping (Simulation, Window, [ViewController]) -> Void
) -> String {
  var before = 0
  var keptAlive: [ViewController] = []
  let recording = simulated(profile: profile) { simulation, window in
    keptAlive = setUp(simulation, window)
    simulation.finishAnimations()
    before = simulation.recording.traceText(all: all).utf8.count
    body(simulation, window, keptAlive)
    simulation.finishAnimations()
  }
  defer { withExtendedLifetime(keptAlive) {} }
  return String(recording.traceText(all: all).utf8.dropFirst(before)) ?? ""
}

/// A root on screen, at rest.
func rootOnScreen(_ simulation: Simulation, _ window: Window) -> [ViewController] {
  let root = ViewController("P")
  window.rootViewController = root
  return [root]
}

/// A root on screen with one child in its view, at rest.
func rootWithChild(_ simulation: Simulation, _ window: Window) -> [ViewController] {
  let root = ViewController("P")
  let child = ViewController("a")
  window.rootViewController = root
  root.addChild(child)
  root.view.addSubview(child.view)
  child.didMove(toParent: root)
  return [root, child]
}
