// The programs of the article on testing.

// [
import Containment
import Testing

/// Shows one child at a time; the next one takes the place of the last.
final class Slot: ViewController {
  func show(_ new: ViewController) {
    let old = children.first
    old?.willMove(toParent: nil)
    addChild(new)
    old?.view.removeFromSuperview()
    new.view.frame = view.bounds
    view.addSubview(new.view)
    old?.removeFromParent()
    new.didMove(toParent: self)
  }
}

@Test func `a slot replaces its children correctly`() {
  let simulation = Simulation()
  let (window, slot) = simulation.make { (Window(), Slot("slot")) }
  window.rootViewController = slot
  simulation.trace { slot.show(ViewController("first")) }

  let text = simulation.trace { slot.show(ViewController("second")) }
  #expect(
    text == """
      0 first willMove(toParent: nil)
      0 second willMove(toParent: slot)
      0 first viewWillDisappear(false)
      0 second loadView
      0 second viewDidLoad
      0 second viewWillAppear(false)
      0 first didMove(toParent: nil)
      0 second didMove(toParent: slot)
      0 second viewIsAppearing(false)
      0 first viewDidDisappear(false)
      0 first didMove(toParent: nil)
      0 second viewDidAppear(false)
      0 second didMove(toParent: slot)
      """)
  #expect(slot.children.map(\.name) == ["second"])
  #expect(simulation.recording.diagnostics.isEmpty)
}
// ]

/// How to test a container of one's own.
extension Article {
  static let testing = Article(
    "Containment/Containment.docc/TestingAContainer", [seeing, states])
}

private func seeing() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let slot = Slot("slot")
  window.rootViewController = slot
  slot.show(ViewController("first"))
  simulation.turn()

  let text = simulation.trace(all: true) { slot.show(ViewController("second")) }
  print(text)
  // ]
}

private func states() {
  // [
  let simulation = Simulation.current
  let window = Window()
  let slot = Slot("slot")
  window.rootViewController = slot
  for name in ["first", "second", "third"] { slot.show(ViewController(name)) }
  simulation.finishAnimations()

  print(simulation.recording.latest.outline)
  print(simulation.recording.diagnostics.map(\.id))
  // ]
}
