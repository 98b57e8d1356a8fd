import Containment
import Testing

/// A container whose menu slides in from the left, and which tells the menu itself that it appears.
final class Drawer: ViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  func open(_ menu: ViewController) {
    addChild(menu)
    menu.beginAppearanceTransition(true, animated: true)
    menu.view.frame = CGRect(x: -200, y: 0, width: 200, height: view.bounds.height)
    view.addSubview(menu.view)
    View.animate(withDuration: 0.3) {
      menu.view.frame.origin.x = 0
    } completion: { _ in
      menu.endAppearanceTransition()
      menu.didMove(toParent: self)
    }
  }
}

@Test func `a drawer notifies its menu when it has slid in`() {
  let simulation = Simulation()
  let (window, drawer) = simulation.make { (Window(), Drawer("drawer")) }
  window.rootViewController = drawer
  simulation.turn()
  let lines = simulation.trace { drawer.open(ViewController("menu")) }.split(separator: "\n")
  #expect(lines.first == "0 menu willMove(toParent: drawer)")
  #expect(
    lines.suffix(2) == ["300 menu viewDidAppear(true)", "300 menu didMove(toParent: drawer)"])
  #expect(simulation.recording.diagnostics.isEmpty)
}
