import Containment

/// Adding and removing children.
extension Article {
  static let handshake = Article(
    "Containment/Containment.docc/Handshake", [adding, removing, moving, refused])
}

private func adding() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let parent = ViewController("parent")
  window.rootViewController = parent
  simulation.turn()

  let child = ViewController("child")
  let text = simulation.trace {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    simulation.log("the turn ends")
  }
  print(text)
  // ]
}

private func removing() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (parent, child) = (ViewController("parent"), ViewController("child"))
  window.rootViewController = parent
  parent.addChild(child)
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
  simulation.turn()

  let text = simulation.trace {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    simulation.log("the turn ends")
  }
  print(text)
  // ]
}

private func moving() {
  // [
  let simulation = Simulation.current
  let (old, new) = (ViewController("old"), ViewController("new"))
  let child = ViewController("child")
  old.addChild(child)
  child.didMove(toParent: old)

  let text = simulation.trace {
    new.addChild(child)
    child.didMove(toParent: new)
  }
  print(text)
  // ]
}

private func refused() {
  // [
  let simulation = Simulation.current
  let (outer, inner) = (ViewController("outer"), ViewController("inner"))
  outer.addChild(inner)

  inner.addChild(outer)
  for refusal in simulation.refusals {
    print("\(refusal.id): \(refusal.message). \(refusal.remedy ?? "")")
  }
  print(outer.parent == nil)
  // ]
}
