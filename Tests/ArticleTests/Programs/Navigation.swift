import Containers
import Containment

/// The navigation controller.
extension Article {
  static let navigation = Article(
    "Containers/Containers.docc/Navigation", [push, several, finger])
}

private func push() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let stack = NavigationController("stack", rootViewController: ViewController("a"))
  window.rootViewController = stack
  simulation.turn()

  let text = simulation.trace {
    stack.pushViewController(ViewController("b"), animated: true)
    simulation.log("the call returned")
    simulation.finishAnimations()
    stack.popViewController(animated: true)
  }
  print(text)
  // ]
}

private func several() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let stack = NavigationController("stack", rootViewController: ViewController("a"))
  window.rootViewController = stack
  simulation.turn()

  let text = simulation.trace {
    stack.pushViewController(ViewController("b"), animated: false)
    stack.pushViewController(ViewController("c"), animated: false)
  }
  print(text)
  print(stack.viewControllers.map { "\($0): \($0.isViewLoaded)" })
  // ]
}

private func finger() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let stack = NavigationController("stack")
  stack.viewControllers = [ViewController("a"), ViewController("b")]
  window.rootViewController = stack
  simulation.turn()

  let text = simulation.trace {
    stack.interactivePop.begin()
    stack.interactivePop.update(0.4)
    simulation.turn()
    stack.interactivePop.cancel()
  }
  print(text)
  // ]
}
