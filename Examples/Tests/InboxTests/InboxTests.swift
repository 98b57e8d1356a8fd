import Containers
import Containment
import Testing

/// A list that shows a letter on whatever stack it happens to be in.
final class Inbox: ViewController {
  func open(_ letter: String) { show(ViewController(letter), sender: self) }
}

@Test(arguments: [Profile.ios8, .ios13, .ios17])
func `an inbox in a stack pushes the selected letter`(profile: Profile) {
  let simulation = Simulation(profile: profile)
  let (window, inbox) = simulation.make { (Window(), Inbox("inbox")) }
  let stack = simulation.make { NavigationController("stack", rootViewController: inbox) }
  window.rootViewController = stack
  simulation.turn()
  simulation.trace { inbox.open("invitation") }
  #expect(stack.viewControllers.map(\.name) == ["inbox", "invitation"])
  #expect(inbox.appearancePhase == .disappeared)
  #expect(simulation.recording.diagnostics.isEmpty)
}
