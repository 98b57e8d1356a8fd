import Containment

/// Sizes, traits, rotation, preferred sizes, memory, and showing.
extension Article {
  static let environment = Article(
    "Containment/Containment.docc/Environment", [rotation, traits, preferredSize, memory])
}

private func rotation() {
  // [
  final class Columns: ViewController {
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      for (index, child) in children.enumerated() {
        let size = self.size(
          forChildContentContainer: child, withParentContainerSize: view.bounds.size)
        child.view.frame = CGRect(
          origin: CGPoint(x: size.width * Double(index), y: 0), size: size)
      }
    }

    override func size(
      forChildContentContainer child: ViewController, withParentContainerSize size: CGSize
    ) -> CGSize {
      CGSize(width: size.width / Double(children.count), height: size.height)
    }
  }

  let simulation = Simulation.current
  let window = Window(size: CGSize(width: 390, height: 844))
  let columns = Columns("columns")
  for name in ["left", "right"] {
    let child = ViewController(name)
    columns.addChild(child)
    columns.view.addSubview(child.view)
    child.didMove(toParent: columns)
  }
  window.rootViewController = columns
  simulation.turn()

  let text = simulation.trace { window.rotate(to: .landscapeLeft) }
  print(text)
  // ]
}

private func traits() {
  // [
  let simulation = Simulation.current
  let window = Window(size: CGSize(width: 1024, height: 768))
  let (parent, a, b) = (ViewController("parent"), ViewController("a"), ViewController("b"))
  window.rootViewController = parent
  for child in [a, b] {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }
  simulation.turn()

  let text = simulation.trace {
    let narrow = TraitCollection(horizontalSizeClass: .compact)
    parent.setOverrideTraitCollection(narrow, forChild: a)
  }
  print(text)
  print("a: \(a.traitCollection.horizontalSizeClass.rawValue)")
  print("b: \(b.traitCollection.horizontalSizeClass.rawValue)")
  // ]
}

private func preferredSize() {
  // [
  final class Wrapper: ViewController {
    override func preferredContentSizeDidChange(
      forChildContentContainer child: ViewController
    ) {
      super.preferredContentSizeDidChange(forChildContentContainer: child)
      child.view.frame.size = child.preferredContentSize
    }
  }

  let simulation = Simulation.current
  let (wrapper, child) = (Wrapper("wrapper"), ViewController("child"))
  wrapper.addChild(child)
  wrapper.view.addSubview(child.view)
  child.didMove(toParent: wrapper)

  let text = simulation.trace { child.preferredContentSize = CGSize(width: 200, height: 120) }
  print(text)
  print("\(child.view.frame.width) wide, \(child.view.frame.height) high")
  // ]
}

private func memory() {
  // [
  func warn(_ profile: Profile) -> String {
    let simulation = Simulation(profile: profile)
    let (window, root, child) = simulation.make {
      (Window(), ViewController("root"), ViewController("child"))
    }
    window.rootViewController = root
    root.addChild(child)
    child.loadViewIfNeeded()
    child.didMove(toParent: root)
    simulation.turn()
    return simulation.trace { simulation.sendMemoryWarning() }
  }

  print("iOS 17:\n" + warn(.ios17))
  print("iOS 5:\n" + warn(.ios5))
  // ]
}
