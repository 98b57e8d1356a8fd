import Containment

/// Refusals, warnings and lints.
extension Article {
  static let diagnostics = Article("Containment/Containment.docc/Diagnostics", [three, lint])
}

private func three() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (root, other) = (ViewController("root"), ViewController("other"))
  window.rootViewController = root
  simulation.turn()

  let text = simulation.trace {
    root.addChild(root)
    root.endAppearanceTransition()
    root.view.addSubview(other.view)
  }
  print(text)
  // ]
}

private func lint() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let (parent, child) = (ViewController("parent"), ViewController("child"))
  window.rootViewController = parent
  parent.addChild(child)
  parent.view.addSubview(child.view)
  simulation.turn()

  for diagnostic in simulation.recording.diagnostics {
    print("\(diagnostic.id): \(diagnostic.message)")
    print("why: \(diagnostic.reason ?? "")")
    print("what to do: \(diagnostic.remedy ?? "")")
    for index in diagnostic.calls {
      let call = simulation.recording.events[Int(index)]
      print("led here: \(simulation.recording.traceLine(of: call) ?? "")")
    }
    for line in diagnostic.correctedOrder { print("  \(line)") }
  }
  // ]
}
