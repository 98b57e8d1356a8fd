import Containment

/// A controller that allows every orientation in every era.
class Turning: ViewController {
  override func shouldAutorotateToInterfaceOrientation(
    _ orientation: InterfaceOrientation
  ) -> Bool { true }
}

/// A phone of 390 × 844 points with P and its child C in it, C filling P.
func phone(_ simulation: Simulation, _ window: Window) -> [ViewController] {
  window.resize(to: CGSize(width: 390, height: 844))
  let (parent, child) = (Turning("P"), ViewController("C"))
  window.rootViewController = parent
  parent.addChild(child)
  child.view.frame = parent.view.bounds
  child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  parent.view.addSubview(child.view)
  child.didMove(toParent: parent)
  return [parent, child]
}

/// The same with a second child S next to C.
func phoneWithSibling(_ simulation: Simulation, _ window: Window) -> [ViewController] {
  let all = phone(simulation, window)
  let sibling = ViewController("S")
  all[0].embed(sibling)
  return all + [sibling]
}

let compact = TraitCollection(horizontalSizeClass: .compact)
let regular = TraitCollection(horizontalSizeClass: .regular)
let dark = TraitCollection(userInterfaceStyle: .dark)
