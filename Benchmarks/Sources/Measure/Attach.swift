// Attaching and detaching a child: what a container does all day.

import Containment
import Hierarchy

enum Attach {
  private static let batches = 20
  private static let cycles = 1000

  /// A child comes on screen and leaves again, with all callbacks and a recording.
  static func told(siblings: Int) {
    let stage = Stage()
    for _ in 0..<siblings { stage.attach(Listener()) }
    let child = Listener()
    stage.simulation.turn()
    let before = Listener.heard
    stage.measure(batches: batches, cycles: cycles) {
      stage.attach(child)
      stage.simulation.turn()
      stage.detach(child)
      stage.simulation.turn()
    }
    let rounds = Double((batches + 1) * cycles)
    report("callbacks", Double(Listener.heard - before) / rounds)
    report("events", Double(stage.simulation.recording.events.count) / rounds)
    report("changes", Double(stage.simulation.recording.changes.count) / rounds)
  }
}

/// A window, a container that fills it, and the calls of the documented recipe.
final class Stage {
  let simulation = Simulation.current
  let window = Window()
  let container = ViewController("container")

  init() {
    container.loadViewIfNeeded()
    window.rootViewController = container
    simulation.turn()
  }

  func attach(_ child: ViewController) {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
  }

  func detach(_ child: ViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  /// Reports the time of a cycle, the first batch left out.
  func measure(batches: Int, cycles: Int, _ cycle: () -> Void) {
    for _ in 0..<cycles { cycle() }
    report(
      "time",
      Stopwatch.nanoseconds(each: batches * cycles) {
        for _ in 0..<batches * cycles { cycle() }
      })
  }
}

/// A controller that listens to everything, as a subclass does that calls `super`.
final class Listener: ViewController {
  nonisolated(unsafe) static var heard = 0

  override func willMove(toParent parent: ViewController?) {
    Self.heard += 1
    super.willMove(toParent: parent)
  }
  override func didMove(toParent parent: ViewController?) {
    Self.heard += 1
    super.didMove(toParent: parent)
  }
  override func viewWillAppear(_ animated: Bool) {
    Self.heard += 1
    super.viewWillAppear(animated)
  }
  override func viewIsAppearing(_ animated: Bool) {
    Self.heard += 1
    super.viewIsAppearing(animated)
  }
  override func viewDidAppear(_ animated: Bool) {
    Self.heard += 1
    super.viewDidAppear(animated)
  }
  override func viewWillDisappear(_ animated: Bool) {
    Self.heard += 1
    super.viewWillDisappear(animated)
  }
  override func viewDidDisappear(_ animated: Bool) {
    Self.heard += 1
    super.viewDidDisappear(animated)
  }
}
