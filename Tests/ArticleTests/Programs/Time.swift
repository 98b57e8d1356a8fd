import Containment

/// Turns, animations and timers.
extension Article {
  static let time = Article("Containment/Containment.docc/Time", [animation, owners, turns])
}

private func animation() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let box = View("box", frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  window.addSubview(box)

  View.animate(withDuration: 0.4, options: .curveLinear) {
    box.center.x = 120
  } completion: { _ in
    simulation.log("there")
  }
  simulation.after(0.1) { simulation.log("a timer") }

  simulation.advance(by: 0.2)
  simulation.log("stopped at \(simulation.now)")
  simulation.finishAnimations()

  print(simulation.recording.traceText())
  let half = simulation.recording.state(at: Instant(milliseconds: 200))
  print("\(box.center.x) in the end, \(half.presentation(of: box.id)?.center.x ?? 0) half way")
  // ]
}

private func owners() {
  // [
  final class Curtain: ViewController {
    func open() {
      View.animate(withDuration: 0.2) {
        view.alpha = 0
      } completion: { [simulation] _ in
        simulation.log("open")
      }
    }
  }

  let simulation = Simulation()
  let (window, curtain) = simulation.make { (Window(), Curtain("curtain")) }
  window.rootViewController = curtain
  simulation.turn()
  print(simulation.trace { curtain.open() })
  // ]
}

private func turns() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let root = ViewController("root")
  simulation.after(0) { simulation.log("first in the turn") }
  window.rootViewController = root
  simulation.log("before the turn")
  simulation.turn()
  simulation.log("after the turn")
  print(simulation.recording.traceText())
  // ]
}
