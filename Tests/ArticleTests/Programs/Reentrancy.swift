import Containment

/// Calls inside callbacks.
extension Article {
  static let reentrancy = Article(
    "Containment/Containment.docc/Reentrancy", [addingInside, removingInside])
}

private func addingInside() {
  // [
  final class Eager: ViewController {
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      add(ViewController("early"))
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      add(ViewController("late"))
    }

    private func add(_ child: ViewController) {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  let simulation = Simulation.current
  let window = Window()
  let text = simulation.trace { window.rootViewController = Eager("eager") }
  print(text)
  // ]
}

private func removingInside() {
  // [
  final class Fleeting: ViewController {
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      willMove(toParent: nil)
      view.removeFromSuperview()
      removeFromParent()
    }
  }

  let simulation = Simulation.current
  let window = Window()
  let (parent, child) = (ViewController("parent"), Fleeting("child"))
  window.rootViewController = parent
  simulation.turn()

  let text = simulation.trace {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
  print(text)
  // ]
}
